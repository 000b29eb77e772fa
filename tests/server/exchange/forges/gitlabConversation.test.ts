import { expect, it } from "vitest";
import type { Conversation, ForgePlace } from "#server/exchange/forges/Conversation.ts";
import { FORGE_QUERIES, parseConversation } from "#server/exchange/forges/forgeQueries.ts";
import { isGitlab, parseGitlab } from "#server/exchange/forges/gitlabConversation.ts";
import { runCommands } from "./runCommands.ts";
import { FakeGitlab } from "./FakeGitlab.ts";
import { type ForcePushedRepo, forcePushedRepo } from "./forcePushedRepo.ts";

interface Fixture extends ForcePushedRepo {
  readonly gitlab: FakeGitlab;
  parse(): Conversation;
}

async function pushedOnce(): Promise<Fixture> {
  const repos = await forcePushedRepo();
  const gitlab = new FakeGitlab(repos.bare);
  await gitlab.push(repos.first);
  return { ...repos, gitlab, parse: () => parseGitlab(gitlab.replies()) };
}

function placesOf({ threads }: Conversation): readonly (ForgePlace | null)[] {
  return threads.map(({ place }) => place);
}

it("reads which merge request it is", async () => {
  const { gitlab, parse, first } = await pushedOnce();
  gitlab.request("linus");
  expect(parse()).toMatchObject({
    forge: "gitlab",
    host: "gitlab.example.org",
    path: "group/sub/project",
    number: 7,
    url: "https://gitlab.example.org/group/sub/project/-/merge_requests/7",
    title: "Change some lines",
    body: "Why it changes them.",
    author: { login: "grace", name: "Grace" },
    head: first,
    requestedReviewers: [{ login: "linus", name: "Linus" }],
    isComplete: true,
  });
});

it("reads a discussion with its replies, who resolved it and the address of each", async () => {
  const { gitlab, parse } = await pushedOnce();
  const thread = await gitlab.comment("linus", { path: "code.txt", newLine: 10 }, "Why?");
  gitlab.reply(thread, "grace", "Because.");
  expect(parse().threads).toEqual([
    {
      id: `discussion-${thread}`,
      place: expect.objectContaining({ path: "code.txt", side: "new", startLine: 10, endLine: 10 }) as unknown,
      isResolved: false,
      resolvedBy: null,
      comments: [
        {
          id: "note-1002",
          url: "https://gitlab.example.org/group/sub/project/-/merge_requests/7#note_1002",
          author: { login: "linus", name: "Linus" },
          at: 1_700_100_120,
          editedAt: 1_700_100_120,
          body: "Why?",
        },
        {
          id: "note-1003",
          url: "https://gitlab.example.org/group/sub/project/-/merge_requests/7#note_1003",
          author: { login: "grace", name: "Grace" },
          at: 1_700_100_180,
          editedAt: 1_700_100_180,
          body: "Because.",
        },
      ],
    },
  ]);
  gitlab.resolve(thread, "grace");
  expect(parse().threads).toMatchObject([{ isResolved: true, resolvedBy: { login: "grace", name: "Grace" } }]);
  gitlab.resolve(thread, null);
  expect(parse().threads).toMatchObject([{ isResolved: false, resolvedBy: null }]);
});

it("puts an added and an unchanged line on the new side, and a removed one on the old side, at the merge base", async () => {
  const { gitlab, parse, base, first } = await pushedOnce();
  await gitlab.comment("linus", { path: "code.txt", newLine: 30 }, "On an added line");
  await gitlab.comment("linus", { path: "code.txt", oldLine: 21, newLine: 20 }, "On an unchanged line");
  await gitlab.comment("linus", { path: "code.txt", oldLine: 20 }, "On a removed line");
  const file = { path: "code.txt", hunk: null };
  expect(placesOf(parse())).toEqual([
    { ...file, commit: first, side: "new", startLine: 30, endLine: 30 },
    { ...file, commit: first, side: "new", startLine: 20, endLine: 20 },
    { ...file, commit: base, side: "old", startLine: 20, endLine: 20 },
  ]);
});

it("reads several lines, also if the first of them is on the other side only", async () => {
  const { gitlab, parse } = await pushedOnce();
  await gitlab.comment("linus", { path: "code.txt", newLine: 31, from: { newLine: 30 } }, "On two added lines");
  await gitlab.comment("linus", { path: "code.txt", newLine: 10, from: { oldLine: 10 } }, "From what was there before");
  await gitlab.comment(
    "linus",
    { path: "code.txt", oldLine: 20, from: { oldLine: 18, newLine: 18 } },
    "To a removed line",
  );
  expect(placesOf(parse())).toMatchObject([
    { side: "new", startLine: 30, endLine: 31 },
    { side: "new", startLine: 10, endLine: 10 },
    { side: "old", startLine: 18, endLine: 20 },
  ]);
});

it("reads comments on a file and on the merge request; a comment that cannot be resolved has no state", async () => {
  const { gitlab, parse } = await pushedOnce();
  gitlab.commentFile("linus", "kept.txt", "Is it needed?");
  gitlab.discuss("linus", "In general …");
  gitlab.note("grace", "Thanks.");
  expect(parse().threads).toMatchObject([
    { place: { path: "kept.txt", startLine: null, endLine: null }, isResolved: false },
    { place: null, isResolved: false },
    { place: null, isResolved: null },
  ]);
});

it("leaves out the notes that GitLab itself writes", async () => {
  const { gitlab, parse } = await pushedOnce();
  gitlab.approve("linus");
  expect(parse()).toMatchObject({ threads: [], isComplete: true });
});

it("reads versions as patch sets, the oldest first, and leaves an outdated discussion at its version", async () => {
  const { gitlab, parse, base, first, second } = await pushedOnce();
  await gitlab.comment("linus", { path: "code.txt", newLine: 10 }, "Outdated by the push");
  await gitlab.comment("linus", { path: "kept.txt", newLine: 5 }, "Still there");
  await gitlab.push(second);
  const { patchSets, threads, head } = parse();
  expect(head).toBe(second);
  expect(patchSets).toEqual([
    { head: first, base, at: 1_700_100_060 },
    { head: second, base, at: 1_700_100_240 },
  ]);
  expect(threads.map(({ place }) => place?.commit)).toEqual([first, second]);
});

it("reads approvals at the version that was approved, and requests for changes", async () => {
  const { gitlab, parse, first, second } = await pushedOnce();
  gitlab.request("linus");
  gitlab.approve("ada");
  await gitlab.push(second);
  gitlab.requestChanges("linus");
  expect(parse().verdicts).toMatchObject([
    { verdict: "approve", author: { login: "ada" }, at: 1_700_100_180, commit: first, body: "", isDismissed: false },
    { verdict: "reject", author: { login: "linus" }, at: 1_700_100_300, commit: second },
  ]);
  const [approval] = parse().verdicts;
  gitlab.revokeApproval("ada");
  expect(parse().verdicts).toHaveLength(1);
  gitlab.approve("ada");
  expect(parse().verdicts[0]?.id).not.toBe(approval?.id);
});

it("takes the time of an approval from the note beside it where the release does not state it", async () => {
  const { gitlab, parse } = await pushedOnce();
  gitlab.approve("ada", false);
  expect(parse().verdicts).toMatchObject([{ verdict: "approve", at: 1_700_100_120 }]);
});

it("reads draft notes: on a line, in a thread, and on the merge request", async () => {
  const { gitlab, parse } = await pushedOnce();
  const thread = gitlab.discuss("linus", "In general …");
  await gitlab.draft({ path: "code.txt", newLine: 10 }, "A draft");
  await gitlab.draft(null, "A reply", thread);
  await gitlab.draft(null, "In general");
  expect(parse().drafts).toMatchObject([
    { id: "draft-1003", body: "A draft", place: { path: "code.txt", startLine: 10 }, replyTo: null },
    { id: "draft-1004", body: "A reply", place: null, replyTo: `discussion-${thread}` },
    { id: "draft-1005", body: "In general", place: null, replyTo: null },
  ]);
});

it.each([
  { from: 30, fence: "```suggestion:-1+0", kept: "```suggestion" },
  { from: 31, fence: "```suggestion:-0+0", kept: "```suggestion" },
  { from: 31, fence: "```suggestion", kept: "```suggestion" },
  { from: 30, fence: "```suggestion", kept: "```suggestion:-0+0" },
  { from: 31, fence: "```suggestion:-1+2", kept: "```suggestion:-1+2" },
])(
  "offers a suggestion only if it replaces the commented lines ($from to 31, $fence)",
  async ({ from, fence, kept }) => {
    const { gitlab, parse } = await pushedOnce();
    await gitlab.comment(
      "linus",
      { path: "code.txt", newLine: 31, from: { newLine: from } },
      `${fence}\nbetter\n\`\`\``,
    );
    expect(parse().threads[0]?.comments[0]?.body).toBe(`${kept}\nbetter\n\`\`\``);
  },
);

it("reads several pages in any order, and notices one that is missing", async () => {
  const { gitlab, parse } = await pushedOnce();
  for (let count = 0; count < 5; count += 1) gitlab.discuss("linus", `Comment ${count}`);
  const replies = gitlab.replies(2);
  expect(parseGitlab(replies.toReversed()).isComplete).toBe(true);
  expect(new Set(parseGitlab(replies.toReversed()).threads)).toEqual(new Set(parse().threads));
  expect(parseGitlab([...replies, replies.at(-1)]).threads).toHaveLength(5);
  expect(parseGitlab(replies.slice(0, -1))).toMatchObject({ isComplete: false, threads: { length: 4 } });
  const withoutApprovals = replies.filter((reply) => !JSON.stringify(reply).includes("approved_by"));
  expect(parseGitlab(withoutApprovals).isComplete).toBe(false);
  const withoutDrafts = replies.filter((reply, at) => at === 0 || !Array.isArray(reply) || reply.length > 0);
  expect(parseGitlab(withoutDrafts).isComplete).toBe(false);
});

it("refuses replies about several merge requests, and those of other forges", async () => {
  const { gitlab, bare, second } = await pushedOnce();
  const other = new FakeGitlab(bare, "https://gitlab.example.org/group/other/-/merge_requests/7");
  await other.push(second);
  expect(() => parseGitlab([...gitlab.replies(), ...other.replies()])).toThrow("not the answer of one run");
  gitlab.discuss("linus", "In general …");
  const [request, ...rest] = gitlab.replies();
  const stolen = { ...Object(request), id: 1 } as unknown;
  expect(() => parseGitlab([stolen, ...rest])).toThrow("Some of these replies are about another pull request.");
  expect(isGitlab(gitlab.replies())).toBe(true);
  expect(isGitlab(rest)).toBe(false);
  expect(isGitlab([{ data: { repository: null } }, { iid: 7, web_url: "javascript:alert(7)/merge_requests/7" }])).toBe(
    false,
  );
});

it("reads what its commands print", async () => {
  const { gitlab, parse } = await pushedOnce();
  gitlab.discuss("linus", "In general …");
  const [request, versions, approvals, reviewers, drafts, viewer, discussions] = gitlab.replies();
  const program = "api --hostname gitlab.example.org --paginate projects/group%2Fsub%2Fproject/merge_requests/7";
  const commands = FORGE_QUERIES.gitlab({ host: "gitlab.example.org", path: "group/sub/project", number: 7 });
  const printed = await runCommands(commands, "glab", {
    [`${program}?per_page=100`]: request,
    [`${program}/versions?per_page=100`]: versions,
    [`${program}/approvals?per_page=100`]: approvals,
    [`${program}/reviewers?per_page=100`]: reviewers,
    [`${program}/draft_notes?per_page=100`]: drafts,
    "api --hostname gitlab.example.org user": viewer,
    [`${program}/discussions?per_page=100`]: discussions,
  });
  expect(parseConversation(printed)).toEqual(parse());
});
