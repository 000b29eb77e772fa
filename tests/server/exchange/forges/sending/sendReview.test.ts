import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { reply } from "#server/operations/comments/replyToThread.ts";
import { resolveThread } from "#server/operations/comments/resolveThread.ts";
import { type SentPull, sentPull } from "./sentPull.ts";

let pull: SentPull;
beforeEach(async () => {
  pull = await sentPull();
});
afterAll(async () => {
  vi.unstubAllEnvs();
});

/** What GitHub shows to everybody. */
async function there() {
  return pull.forge.published();
}

const texts = async () =>
  (await pull.review()).threads.map(({ comments }) => comments.map(({ latest }) => latest.description));

test("a review is sent whole: verdict, comments on lines, on a file and on the old side, what has no place, a reply and a state", async () => {
  const { forge, context, key } = pull;
  forge.viewer = "linus";
  await forge.mutate("addPullRequestReviewThread", { pullRequestId: "PR_7", path: "word.txt", body: "Why?", line: 3 });
  await forge.mutate("submitPullRequestReview", { event: "COMMENT" });
  forge.viewer = "octo-cat";
  expect((await pull.begin()).plan).toMatchObject({ acts: [], summary: null });
  const [root = ""] = (await pull.review()).threads.map((thread) => thread.root.item.id);
  await reply(context, { key: "my-reply-1", review: key, thread: root, body: "Because." });
  await resolveThread(context, { key: "my-resolve-1", review: key, thread: root });
  await pull.comment(
    { startLine: 3, endLine: 3, body: "One line\n\n```suggestion\nTHREE\n```" },
    { startLine: 29, endLine: 31, body: "Three lines" },
    { side: "old", startLine: 30, endLine: 30, body: "The old line" },
    { body: "The file\n\n```suggestion\nno lines\n```" },
    { startLine: 15, endLine: 16, body: "Not shown there" },
    { path: "same.txt", startLine: 2, endLine: 2, body: "Not changed there" },
    { path: null, body: "On the whole" },
  );
  await pull.verdict("reject", "Not yet.");

  const { plan, steps } = await pull.begin();
  expect(
    plan.acts.map(({ kind, place, target }) => [kind, place?.side, place?.startLine, place?.endLine, target]),
  ).toEqual([
    ["reply", undefined, undefined, undefined, forge.idsOf("Why?").thread],
    ["resolve", undefined, undefined, undefined, forge.idsOf("Why?").thread],
    ["thread", "new", 3, 3, null],
    ["thread", "new", 29, 31, null],
    ["thread", "old", 30, 30, null],
    ["thread", "new", null, null, null],
  ]);
  expect(plan.summary?.entries.map(({ reason }) => reason)).toEqual([
    null,
    "Its lines are not shown there.",
    "Its file is not changed there.",
    "GitHub has no threads on a whole change.",
  ]);
  expect(steps.map(({ publishes, commands }) => [publishes, commands.length])).toEqual([
    [false, 1],
    [false, 1],
    [true, 1],
    [false, 1],
  ]);

  await pull.send();
  expect(await there()).toEqual({
    reviews: [
      ["linus", "COMMENTED", ""],
      [
        "octo-cat",
        "CHANGES_REQUESTED",
        [
          "Not yet.",
          "`word.txt`, lines 15 to 16:\n\n```\nline 15\nline 16\n```\n\nNot shown there",
          "`same.txt`, line 2:\n\n```\nline 2\n```\n\nNot changed there",
          "On the whole",
        ].join("\n\n---\n\n"),
      ],
    ],
    threads: [
      ["word.txt", "RIGHT", null, 3, true, ["Why?", "Because."]],
      ["word.txt", "RIGHT", null, 3, false, ["One line\n\n```suggestion\nTHREE\n```"]],
      ["word.txt", "RIGHT", 29, 31, false, ["Three lines"]],
      ["word.txt", "LEFT", null, 30, false, ["The old line"]],
      ["word.txt", "RIGHT", null, null, false, ["The file\n\n```\nno lines\n```"]],
    ],
  });
});

test("what was sent is known here with its address, is not imported, not sent again, and gets the replies of others", async () => {
  await pull.comment({ startLine: 3, endLine: 3, body: "Why so loud?" }, { path: null, body: "On the whole" });
  await pull.verdict("approve", "");
  await pull.send();
  const before = await texts();
  expect(before).toEqual([["Why so loud?"], ["On the whole"], [""]]);
  const sent = (await pull.review()).threads.map((thread) => thread.root.sent);
  const { comment } = pull.forge.idsOf("Why so loud?");
  const review = pull.forge.reviewId();
  expect(sent).toEqual([
    [{ id: comment, url: `${pull.forge.url}#${comment}`, version: "d3f74483" }],
    [{ id: review, url: `${pull.forge.url}#${review}` }],
    [{ id: review, url: `${pull.forge.url}#${review}` }],
  ]);
  expect(
    (await pull.review()).threads.flatMap(({ comments }) => comments.map(({ history }) => history.length)),
  ).toEqual([1, 1, 1]);
  const refs = await pull.repo.git("for-each-ref", "refs/notes", "refs/galley/notes");
  expect((await pull.begin()).plan).toMatchObject({ acts: [], summary: null, notSent: [] });
  expect(await texts()).toEqual(before);
  expect(await pull.repo.git("for-each-ref", "refs/notes", "refs/galley/notes")).toBe(refs);

  pull.forge.viewer = "linus";
  const { thread } = pull.forge.idsOf("Why so loud?");
  await pull.forge.mutate("addPullRequestReviewThreadReply", { pullRequestReviewThreadId: thread, body: "Sorry." });
  await pull.forge.mutate("resolveReviewThread", { threadId: thread });
  pull.forge.viewer = "octo-cat";
  await pull.begin();
  expect(await texts()).toEqual([["Why so loud?", "Sorry.", ""], ["On the whole"], [""]]);
  expect((await pull.review()).threads[0]?.state).toBe("RESOLVED");
});

test("a suggestion with parts is a thread for each part, on its own lines, and one of them without a place keeps all together", async () => {
  const { forge } = pull;
  const parts = "```suggestion L3\nTHREE\n```\n```suggestion L29-L30\nboth\n```";
  const [own = ""] = await pull.comment(
    { startLine: 3, endLine: 3, body: `Shout them.\n\n${parts}` },
    { startLine: 30, endLine: 30, body: "```suggestion L30\nTHIRTY\n```\n```suggestion L15\nnot shown\n```" },
  );
  await pull.send();
  const one = (lines: string): string => `\`\`\`suggestion\n${lines}\n\`\`\``;
  expect(forge.published().threads).toEqual([
    ["word.txt", "RIGHT", null, 3, false, [`Shout them.\n\n${one("THREE")}`]],
    ["word.txt", "RIGHT", 29, 30, false, [one("both")]],
    ["word.txt", "RIGHT", null, 30, false, ["```\nTHIRTY\n```\n```\nnot shown\n```"]],
  ]);
  expect((await pull.begin()).plan).toMatchObject({ acts: [], summary: null });
  const { threads } = await pull.review();
  expect(threads.map(({ root, comments }) => [comments.length, root.sent.length])).toEqual([
    [1, 2],
    [1, 1],
  ]);
  forge.viewer = "linus";
  const { thread } = forge.idsOf(one("both"));
  await forge.mutate("addPullRequestReviewThreadReply", { pullRequestReviewThreadId: thread, body: "Fine." });
  forge.viewer = "octo-cat";
  await pull.begin();
  const [first] = (await pull.review()).threads;
  expect([first?.root.item.id, first?.comments.at(-1)?.latest.description]).toEqual([own, "Fine."]);
});
