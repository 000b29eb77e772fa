import { afterAll, beforeEach, expect, test, vi } from "vitest";
import type { ForgeCommand } from "#server/exchange/forges/sending/SendPlan.ts";
import { deleteComment, editComment } from "#server/operations/comments/editComment.ts";
import { reply } from "#server/operations/comments/replyToThread.ts";
import { resolveThread } from "#server/operations/comments/resolveThread.ts";
import { sampleOf } from "#tests/helpers/testRun.ts";
import { fortyLines, type SentPull, sentPull } from "./sentPull.ts";

let pull: SentPull;
beforeEach(async () => {
  pull = await sentPull();
});
afterAll(async () => {
  vi.unstubAllEnvs();
});

/** A review with one of each kind: on lines, on a file, a reply to another's and one to its own, a state, a verdict. */
async function oneOfEach(): Promise<void> {
  const { forge, context, key } = pull;
  forge.viewer = "linus";
  await forge.mutate("addPullRequestReviewThread", { pullRequestId: "PR_7", path: "word.txt", body: "Why?", line: 3 });
  await forge.mutate("submitPullRequestReview", { event: "COMMENT" });
  forge.viewer = "octo-cat";
  await pull.begin();
  const [root = ""] = (await pull.review()).threads.map((thread) => thread.root.item.id);
  await resolveThread(context, { key: "my-resolve-1", review: key, thread: root, body: "Because." });
  const [own = ""] = await pull.comment({ startLine: 30, endLine: 30, body: "A line" }, { body: "The file" });
  await reply(context, { key: "my-reply-1", review: key, thread: own, body: "And one more." });
  await pull.verdict("reject", "Not yet.");
}

const WHOLE = {
  reviews: [
    ["linus", "COMMENTED", ""],
    ["octo-cat", "CHANGES_REQUESTED", "Not yet."],
  ],
  threads: [
    ["word.txt", "RIGHT", null, 3, true, ["Why?", "Because."]],
    ["word.txt", "RIGHT", null, 30, false, ["A line", "And one more."]],
    ["word.txt", "RIGHT", null, null, false, ["The file"]],
  ],
};
const NOTHING = { reviews: WHOLE.reviews.slice(0, 1), threads: [["word.txt", "RIGHT", null, 3, false, ["Why?"]]] };

/** Sends until the request of this number, which GitHub executes or not; then the program is gone. Returns the number of requests. */
async function sendUntil(last: number, isExecuted: boolean): Promise<number> {
  let requests = 0;
  const sending = await pull.begin();
  const send = async (commands: readonly ForgeCommand[]): Promise<void> => {
    for (const command of commands) {
      requests += 1;
      if (requests === last && !isExecuted) throw new Error("Killed");
      await pull.gh(command);
      if (requests === last) throw new Error("Killed");
    }
  };
  await sending.run({ read: pull.read, send }).catch((error: unknown) => {
    if (!(error instanceof Error) || error.message !== "Killed") throw error;
  });
  return requests;
}

/** The requests that begin a review, add to it, add replies to its threads, submit it, and change a state. */
const REQUESTS = 5;

const BREAKS = [false, true].flatMap((isExecuted) => [1, 2, 3, 4, 5].map((last) => ({ last, isExecuted })));

test.each(sampleOf(BREAKS))(
  "interrupted at request $last, executed: $isExecuted, nothing is published by halves, and the next run completes it",
  async ({ last, isExecuted }) => {
    await oneOfEach();
    expect(await sendUntil(last, isExecuted)).toBe(last);
    const isSubmitted = last > 4 || (last === 4 && isExecuted);
    const before = pull.forge.published();
    if (!isSubmitted) expect(before).toEqual(NOTHING);
    else expect(before.reviews).toEqual(WHOLE.reviews);
    await sendUntil(0, false);
    expect(pull.forge.published()).toEqual(WHOLE);
    expect((await pull.begin()).plan).toMatchObject({ acts: [], summary: null, notSent: [] });
    const { threads } = await pull.review();
    expect(threads.map(({ state, comments }) => [state, comments.map(({ latest }) => latest.description)])).toEqual([
      ["RESOLVED", ["Why?", "Because."]],
      ["OPEN", ["A line", "And one more."]],
      ["OPEN", ["The file"]],
      ["NOTE", ["Not yet."]],
    ]);
    expect(threads.flatMap(({ comments }) => comments.map(({ sent }) => sent.length))).toEqual([0, 2, 1, 1, 1, 1]);
  },
);

test("the hash of a plan is the same after an interruption, so what was confirmed is completed", async () => {
  await oneOfEach();
  const { hash } = (await pull.begin()).plan;
  expect(await sendUntil(2, true)).toBe(2);
  expect((await pull.begin()).plan).toMatchObject({ hash, others: 0 });
  expect(await sendUntil(0, false)).toBe(REQUESTS - 2);
});

test.each(sampleOf([2, 1, 3]))(
  "a head that moves after request %i stops it, and the next run sends to the new head",
  async (last) => {
    await oneOfEach();
    const sending = await pull.begin();
    let requests = 0;
    const send = async (commands: readonly ForgeCommand[]): Promise<void> => {
      for (const command of commands) {
        await pull.gh(command);
        requests += 1;
        if (requests === last) await pull.push({ "word.txt": `begin\n${fortyLines({ 3: "three", 30: "thirty" })}` });
      }
    };
    await expect(sending.run({ read: pull.read, send })).rejects.toMatchObject({ code: "STALE" });
    expect(pull.forge.published()).toEqual(NOTHING);
    await expect(pull.begin()).rejects.toMatchObject({ code: "STALE" });
    await pull.update();
    const { plan, steps } = await pull.begin();
    expect(plan.acts.flatMap(({ place }) => (place === null ? [] : [place.startLine]))).toEqual([31, null]);
    expect(plan.notSent).toEqual(["Verdicts on an older state of the change: 1"]);
    expect(steps[0]?.commands[0]?.input).toContain("deletePullRequestReview");
    await pull.send();
    expect(pull.forge.published()).toEqual({
      reviews: [WHOLE.reviews[0], ["octo-cat", "COMMENTED", ""]],
      threads: [
        WHOLE.threads[0],
        ["word.txt", "RIGHT", null, 31, false, ["A line", "And one more."]],
        WHOLE.threads[2],
      ],
    });
  },
);

test("a comment that was deleted after an interruption is another one of the pending review, and the plan says so", async () => {
  const [first = ""] = await pull.comment(
    { startLine: 3, endLine: 3, body: "First" },
    { startLine: 30, endLine: 30, body: "Second" },
  );
  expect(await sendUntil(1, true)).toBe(1);
  expect((await pull.begin()).plan.others).toBe(0);
  await deleteComment(pull.context, { key: "delete-key-1", review: pull.key, comment: first });
  expect((await pull.begin()).plan).toMatchObject({ others: 1, acts: [{ text: "Second" }] });
});

test("comments that wait in a pending review are published with it; one about older commits is not touched", async () => {
  const { forge } = pull;
  await forge.mutate("addPullRequestReviewThread", {
    pullRequestId: "PR_7",
    path: "new.txt",
    body: "By hand",
    line: 1,
  });
  await pull.comment({ startLine: 3, endLine: 3, body: "Mine" });
  expect((await pull.begin()).plan.others).toBe(1);
  const before = forge.published();
  const head = await pull.push({ "same.txt": "other\n" });
  await pull.update();
  await expect(pull.begin()).rejects.toMatchObject({ code: "CONFLICT" });
  expect(forge.published()).toEqual(before);
  await pull.repo.git("cat-file", "-e", head);
  await forge.mutate("deletePullRequestReview", { pullRequestReviewId: forge.reviewId() });
  await forge.mutate("addPullRequestReviewThread", { pullRequestId: "PR_7", path: "new.txt", body: "Again", line: 1 });
  await pull.send();
  expect(forge.published().threads).toEqual([
    ["new.txt", "RIGHT", null, 1, false, ["Again"]],
    ["word.txt", "RIGHT", null, 3, false, ["Mine"]],
  ]);
});

test("a text that changes here or there after it was sent changes on the other side, and a deleted one stays deleted", async () => {
  const { forge, context, key } = pull;
  const [first = "", second = "", third = ""] = await pull.comment(
    { startLine: 3, endLine: 3, body: "First" },
    { startLine: 29, endLine: 30, body: "Second" },
    { startLine: 30, endLine: 30, body: "Third" },
  );
  await pull.send();
  await editComment(context, { key: "edit-key-1", review: key, comment: first, body: "First, better" });
  const there = forge.idsOf("Second").comment;
  const marked = forge.textOf(there).replace("Second", "Second, better");
  await forge.mutate("updatePullRequestReviewComment", { pullRequestReviewCommentId: there, body: marked });
  await forge.mutate("deletePullRequestReviewComment", { id: forge.idsOf("Third").comment });
  const { plan, steps } = await pull.begin();
  expect(plan).toMatchObject({ acts: [{ kind: "edit", text: "First, better", comment: first }], summary: null });
  expect(steps).toHaveLength(1);
  await pull.send();
  expect(forge.published().threads.map((thread) => thread.at(-1))).toEqual([["First, better"], ["Second, better"]]);
  const texts = (await pull.review()).threads.map(({ root }) => [root.item.id, root.latest.description]);
  expect(texts).toEqual([
    [first, "First, better"],
    [second, "Second, better"],
    [third, "Third"],
  ]);
  expect((await pull.begin()).plan.acts).toEqual([]);
  await deleteComment(context, { key: "delete-key-1", review: key, comment: first });
  expect((await pull.begin()).plan.acts).toEqual([]);
});
