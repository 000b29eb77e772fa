import { expect, it } from "vitest";
import type { Conversation } from "#server/exchange/forges/Conversation.ts";
import { FORGE_QUERIES, parseConversation } from "#server/exchange/forges/forgeQueries.ts";
import { isGitea, parseGitea } from "#server/exchange/forges/giteaConversation.ts";
import { runCommands } from "./runCommands.ts";
import { FakeGitea } from "./FakeGitea.ts";
import { type ForcePushedRepo, forcePushedRepo } from "./forcePushedRepo.ts";

interface Fixture extends ForcePushedRepo {
  readonly gitea: FakeGitea;
  parse(): Conversation;
}

async function pushedOnce(options?: { readonly viewer: string }): Promise<Fixture> {
  const repos = await forcePushedRepo();
  const gitea = new FakeGitea(repos.bare, options);
  await gitea.push(repos.first);
  return { ...repos, gitea, parse: () => parseGitea(gitea.replies()) };
}

function bodiesOf({ threads }: Conversation): readonly (readonly string[])[] {
  return threads.map(({ comments }) => comments.map(({ body }) => body));
}

it("reads which pull request it is", async () => {
  const { gitea, parse, first } = await pushedOnce();
  gitea.request("linus");
  expect(parse()).toMatchObject({
    forge: "gitea",
    host: "gitea.example.org",
    path: "owner/name",
    number: 12,
    url: "https://gitea.example.org/owner/name/pulls/12",
    title: "Change some lines",
    body: "Why it changes them.",
    author: { login: "grace", name: "Grace" },
    head: first,
    requestedReviewers: [{ login: "linus", name: "Linus" }],
    verdicts: [],
    isComplete: true,
  });
});

it("reads a comment on a line of the new side at the head that its review is of, with its hunk", async () => {
  const { gitea, parse, first } = await pushedOnce();
  await gitea.review("linus", "COMMENT", { comments: [{ path: "code.txt", line: 10, body: "Why?" }] });
  expect(parse()).toMatchObject({
    verdicts: [],
    threads: [
      {
        place: {
          commit: first,
          path: "code.txt",
          side: "new",
          startLine: 10,
          endLine: 10,
          hunk: "@@ -8,3 +8,3 @@\n line 8\n line 9\n-line 10\n+line 10, changed",
        },
        isResolved: false,
        resolvedBy: null,
        comments: [
          {
            id: "comment-502",
            url: "https://gitea.example.org/owner/name/pulls/12#issuecomment-502",
            author: { login: "linus", name: "Linus" },
            at: 1_700_100_120,
            editedAt: 1_700_100_120,
            body: "Why?",
          },
        ],
      },
    ],
  });
});

it("reads a comment on the old side at the merge base, or by its hunk once the head is another one", async () => {
  const { gitea, parse, base, second } = await pushedOnce();
  await gitea.review("linus", "COMMENT", { comments: [{ path: "code.txt", line: -20, body: "Keep it" }] });
  expect(parse().threads).toMatchObject([{ place: { commit: base, side: "old", startLine: 20, endLine: 20 } }]);
  await gitea.push(second);
  expect(parse().threads).toMatchObject([
    {
      place: {
        commit: null,
        side: "old",
        startLine: 20,
        hunk: "@@ -17,4 +17,3 @@\n line 17\n line 18\n line 19\n-line 20",
      },
    },
  ]);
});

it("reads further lines of Forgejo", async () => {
  const { gitea, parse } = await pushedOnce();
  await gitea.review("linus", "COMMENT", {
    comments: [{ path: "code.txt", line: 30, extraLines: 1, body: "On two lines" }],
  });
  expect(parse().threads).toMatchObject([{ place: { startLine: 30, endLine: 31 } }]);
});

it("makes one thread of the comments on a line, in their order: replies, and those of other reviews", async () => {
  const { gitea, parse } = await pushedOnce();
  const place = { path: "code.txt", line: 10 };
  const review = await gitea.review("linus", "COMMENT", { comments: [{ ...place, body: "Why?" }] });
  await gitea.reply(review, "grace", { ...place, body: "Because." });
  await gitea.review("ada", "COMMENT", { comments: [{ ...place, body: "I see." }] });
  await gitea.reply(review, "linus", { ...place, body: "So do I." });
  await gitea.review("ada", "COMMENT", { comments: [{ path: "code.txt", line: -10, body: "What was it?" }] });
  expect(bodiesOf(parse())).toEqual([["Why?", "Because.", "I see.", "So do I."], ["What was it?"]]);
});

it("keeps a thread together across a push that leaves its line alone, and begins another where the line was rewritten", async () => {
  const { gitea, parse, work, bare, first } = await pushedOnce();
  const onKept = { path: "kept.txt", line: 5 };
  const onCode = { path: "code.txt", line: 10 };
  const review = await gitea.review("linus", "COMMENT", {
    comments: [
      { ...onKept, body: "Kept?" },
      { ...onCode, body: "Changed?" },
    ],
  });
  await work.git("checkout", "-q", "--detach", first);
  const code = (await work.git("show", `${first}:code.txt`)).replace("line 10, changed", "line 10, changed later");
  const next = await work.commit({ "code.txt": `${code}\n` }, "Follow the comment");
  await bare.git("fetch", "-q", work.path, `${next}:refs/heads/topic`, "--force");
  await gitea.push(next);
  await gitea.review("ada", "COMMENT", {
    comments: [
      { ...onKept, body: "Yes, kept" },
      { ...onCode, body: "On the new line" },
    ],
  });
  await gitea.reply(review, "grace", { ...onCode, body: "On the old line" });
  expect(bodiesOf(parse())).toEqual([["Kept?", "Yes, kept"], ["Changed?", "On the old line"], ["On the new line"]]);
  expect(parse().threads.map(({ place }) => place?.commit)).toEqual([first, first, next]);
});

it("reads who resolved a thread", async () => {
  const { gitea, parse } = await pushedOnce();
  await gitea.review("linus", "COMMENT", { comments: [{ path: "code.txt", line: 10, body: "Why?" }] });
  gitea.resolve(502, "grace");
  expect(parse().threads).toMatchObject([{ isResolved: true, resolvedBy: { login: "grace", name: "Grace" } }]);
  const [{ id } = { id: "" }] = parse().threads;
  gitea.resolve(502, null);
  expect(parse().threads).toMatchObject([{ id, isResolved: false, resolvedBy: null }]);
});

it("reads comments on the pull request, with their authors on the forge that they came from", async () => {
  const { gitea, parse } = await pushedOnce();
  gitea.comment("linus", "In general …");
  gitea.comment("bot", "Imported", "torvalds");
  expect(parse().threads).toMatchObject([
    { id: "comment-501", place: null, isResolved: null, comments: [{ author: { login: "linus", name: "Linus" } }] },
    { id: "comment-502", place: null, isResolved: null, comments: [{ author: { login: "torvalds", name: null } }] },
  ]);
});

it("reads reviews as verdicts, also those that were dismissed", async () => {
  const { gitea, parse, first, second } = await pushedOnce();
  const approval = await gitea.review("ada", "APPROVED", { body: "Good." });
  gitea.dismiss(approval);
  await gitea.push(second);
  await gitea.review("linus", "REQUEST_CHANGES");
  await gitea.review("grace", "COMMENT", { body: "Only words" });
  expect(parse().verdicts).toMatchObject([
    { id: "review-501", verdict: "approve", commit: first, at: 1_700_100_060, body: "Good.", isDismissed: true },
    { id: "review-502", verdict: "reject", commit: second, body: "", isDismissed: false, author: { login: "linus" } },
    { id: "review-503", verdict: "comment", commit: second, body: "Only words" },
  ]);
});

it("reads the viewer's pending review as drafts, and never that of another person", async () => {
  const { gitea, parse } = await pushedOnce({ viewer: "ada" });
  const place = { path: "code.txt", line: 10 };
  await gitea.review("linus", "COMMENT", { comments: [{ ...place, body: "Why?" }] });
  const comments = [
    { ...place, body: "A reply" },
    { path: "code.txt", line: -20, body: "A draft" },
  ];
  await gitea.review("ada", "PENDING", { comments });
  await gitea.review("grace", "PENDING", { comments: [{ ...place, body: "Not shown to others" }] });
  const { threads, drafts } = parse();
  expect(threads).toHaveLength(1);
  expect(drafts).toMatchObject([
    { id: "comment-504", body: "A reply", replyTo: threads[0]?.id },
    { id: "comment-505", body: "A draft", replyTo: null, place: { side: "old", startLine: 20 } },
  ]);
  const [, ...withoutViewer] = gitea.replies();
  expect(parseGitea(withoutViewer)).toMatchObject({ drafts: [], isComplete: false });
});

it("keeps the place of a line that the file lacks, without a hunk", async () => {
  const { gitea, parse, first } = await pushedOnce();
  await gitea.review("linus", "COMMENT", { comments: [{ path: "code.txt", line: 900, body: "Past the end" }] });
  expect(parse().threads).toMatchObject([{ place: { commit: first, startLine: 900, endLine: 900, hunk: null } }]);
});

it("notices a page or a reply that is missing", async () => {
  const { gitea } = await pushedOnce();
  for (let count = 0; count < 5; count += 1)
    await gitea.review("linus", "COMMENT", { comments: [{ path: "code.txt", line: 10 + count, body: "Why?" }] });
  const replies = gitea.replies(2);
  expect(parseGitea(replies)).toMatchObject({ isComplete: true, threads: { length: 5 } });
  expect(parseGitea(replies.slice(0, -1)).isComplete).toBe(false);
  const comments = replies.findIndex((reply) => JSON.stringify(reply).includes("diff_hunk"));
  expect(parseGitea(replies.toSpliced(comments, 1))).toMatchObject({ isComplete: false, threads: { length: 4 } });
});

it("refuses replies about several pull requests, and those of other forges", async () => {
  const { gitea, bare, first } = await pushedOnce();
  gitea.comment("linus", "In general …");
  const other = new FakeGitea(bare, { url: "https://gitea.example.org/owner/other/pulls/12" });
  await other.push(first);
  expect(() => parseGitea([...gitea.replies(), ...other.replies()])).toThrow("not the answer of one run");
  const [user, request, ...rest] = gitea.replies();
  const stolen = { ...Object(request), html_url: other.url } as unknown;
  expect(() => parseGitea([user, stolen, ...rest])).toThrow("Some of these replies are about another pull request.");
  expect(isGitea(gitea.replies())).toBe(true);
  expect(isGitea(rest)).toBe(false);
  expect(isGitea([{ data: { repository: null } }, { number: 12, html_url: "https://example.org" }])).toBe(false);
});

it("reads what its command prints, also if that failed after some pages", async () => {
  const { gitea, parse } = await pushedOnce();
  const review = await gitea.review("linus", "COMMENT", {
    comments: [{ path: "code.txt", line: 10, body: 'Look: "\\n" and {"id":9,"user": here' }],
  });
  const [user, request, comments, onLines, reviews] = gitea.replies();
  const program = "-fgsS -K - https://forge.example.org/api/v1";
  const repo = `${program}/repos/owner/name`;
  const commands = FORGE_QUERIES.gitea({ host: "forge.example.org", path: "owner/name", number: 12 });
  const replies = {
    [`${program}/user`]: user,
    [`${repo}/pulls/12`]: request,
    [`${repo}/issues/12/comments`]: comments,
    [`${repo}/pulls/12/reviews?limit=50&page=1`]: reviews,
    [`${repo}/pulls/12/reviews/${review}/comments`]: onLines,
  };
  const last = { [`${repo}/pulls/12/reviews?limit=50&page=2`]: [] };
  expect(parseConversation(await runCommands(commands, "curl", { ...replies, ...last }))).toEqual(parse());
  const failed = parseConversation(await runCommands(commands, "curl", replies));
  expect(failed).toMatchObject({ isComplete: false, threads: { length: 1 } });
});
