import { beforeEach, expect, test } from "vitest";
import { addComment } from "#server/operations/comments/writeComments.ts";
import type { DerivedThread } from "#server/reviews/state/Review.ts";
import { reopenThread, resolveThread } from "#server/operations/comments/resolveThread.ts";
import { reply } from "#server/operations/comments/replyToThread.ts";
import { NOON, requestedReviewFixture, type ReviewFixture } from "../../reviews/reviewFixture.ts";

let fixture: ReviewFixture;
let review: string;
let thread: string;

beforeEach(async () => {
  fixture = await requestedReviewFixture();
  review = fixture.first;
  thread = await begin("thread-1", "blocking");
});

async function begin(key: string, kind: "blocking" | "note"): Promise<string> {
  const anchor = { path: "word.txt", side: "new", startLine: 3, endLine: 3, commit: null } as const;
  return (await addComment(fixture.carl, { key, review, anchor, body: "Why?", kind })).thread;
}

async function now(): Promise<DerivedThread | undefined> {
  return (await fixture.review()).threads.find(({ root }) => root.item.id === thread);
}

test(
  "a reply names the first version of what it answers and neither agrees nor objects",
  { tags: "slow" },
  async () => {
    fixture.tick(5);
    const answer = await reply(fixture.ada, { key: "reply-01", review, thread, body: "Because." });
    expect(answer.thread).toBe(thread);
    expect(await fixture.lines("discuss")).toMatchObject([
      { author: "carl@example.org" },
      { timestamp: `${NOON + 5}`, author: "ada@example.org", parent: thread, description: "Because." },
    ]);
    expect((await fixture.lines("discuss"))[1]).not.toHaveProperty("resolved");
    await reply(fixture.carl, { key: "reply-02", review, thread, parent: answer.comment, body: "I see." });
    expect((await fixture.lines("discuss"))[2]).toMatchObject({ parent: answer.comment });
    expect(await now()).toMatchObject({ state: "OPEN" });
  },
);

test("a reply that is added again with the same key is the same reply", async () => {
  const input = { key: "reply-01", review, thread, body: "Because." };
  const answer = await reply(fixture.ada, input);
  expect(await reply(fixture.ada, input)).toEqual(answer);
  expect(await fixture.lines("discuss")).toHaveLength(2);
});

test(
  "a reply is dated after what it answers even if that was written by a clock ahead of ours",
  { tags: "slow" },
  async () => {
    fixture.tick(60);
    const { comment } = await reply(fixture.carl, { key: "reply-01", review, thread, body: "From tomorrow." });
    fixture.tick(-60);
    await reply(fixture.ada, { key: "reply-02", review, thread, parent: comment, body: "From today." });
    expect((await now())?.comments.map(({ latest }) => latest.description)).toEqual([
      "Why?",
      "From tomorrow.",
      "From today.",
    ]);
  },
);

test("a reply can resolve its thread", async () => {
  await reply(fixture.ada, { key: "reply-01", review, thread, body: "Done.", resolves: true });
  expect((await fixture.lines("discuss"))[1]).toMatchObject({
    resolved: true,
    description: "Done.",
    galley: { act: "resolve" },
  });
  expect(await now()).toMatchObject({ state: "RESOLVED" });
});

test("all participants can resolve and reopen a thread, any number of times", async () => {
  await resolveThread(fixture.ada, { key: "resolve-1", review, thread });
  expect(await now()).toMatchObject({ state: "RESOLVED" });
  await reopenThread(fixture.carl, { key: "reopen-01", review, thread, body: "Not quite." });
  expect(await now()).toMatchObject({ state: "OPEN" });
  await resolveThread(fixture.ada, { key: "resolve-2", review, thread, body: "Now it is." });
  expect(await now()).toMatchObject({ state: "RESOLVED" });
  await reopenThread(fixture.carl, { key: "reopen-02", review, thread });
  await resolveThread(fixture.carl, { key: "resolve-3", review, thread });
  expect(await now()).toMatchObject({ state: "RESOLVED" });
  expect((await fixture.review()).status).toBeNull();
});

test("resolving answers every open objection in the thread", { tags: "slow" }, async () => {
  const { first, repo } = fixture;
  const object = (parent: string, at: number): string =>
    `{"timestamp":"${NOON + at}","author":"eve@example.org","parent":"${parent}","description":"No ${at}","resolved":false}`;
  const { comment } = await reply(fixture.ada, { key: "reply-01", review, thread, body: "Because." });
  const input = `${object(thread, 1)}\n${object(comment, 2)}\n`;
  await repo.gitBytes(["notes", "--ref=devtools/discuss", "append", "-F", "-", first], { input });
  const blocking = (await now())?.blocking ?? [];
  expect(blocking).toHaveLength(3);
  fixture.tick(10);
  await resolveThread(fixture.ada, { key: "resolve-1", review, thread, body: "All done." });
  const written = (await fixture.lines("discuss")).slice(-3);
  expect(written.map(({ parent, resolved }) => [parent, resolved])).toEqual(blocking.map((id) => [id, true]));
  expect(written.map(({ description, galley }) => [description, galley?.["key"]])).toEqual([
    ["All done.", "resolve-1"],
    [undefined, "resolve-1-1"],
    [undefined, "resolve-1-2"],
  ]);
  expect(await now()).toMatchObject({ state: "RESOLVED", blocking: [] });
});

test("an action that would change nothing is not written again", { tags: "slow" }, async () => {
  await resolveThread(fixture.ada, { key: "resolve-1", review, thread });
  const resolved = await fixture.refs();
  await resolveThread(fixture.ada, { key: "resolve-1", review, thread });
  await resolveThread(fixture.carl, { key: "resolve-2", review, thread });
  expect(await fixture.refs()).toBe(resolved);
  await reopenThread(fixture.ada, { key: "reopen-01", review, thread });
  const reopened = await fixture.refs();
  await reopenThread(fixture.ada, { key: "reopen-01", review, thread });
  await reopenThread(fixture.ada, { key: "reopen-02", review, thread });
  expect(await fixture.refs()).toBe(reopened);
});

test("a note can be neither resolved nor reopened", async () => {
  const note = await begin("thread-2", "note");
  const before = await fixture.refs();
  await expect(resolveThread(fixture.ada, { key: "resolve-1", review, thread: note })).rejects.toMatchObject({
    code: "BAD_INPUT",
    message: expect.stringContaining("A note or a verdict does not need to be resolved."),
  });
  await expect(reopenThread(fixture.ada, { key: "reopen-01", review, thread: note })).rejects.toMatchObject({
    code: "BAD_INPUT",
    message: expect.stringContaining("Only a resolved thread can be reopened"),
  });
  expect(await fixture.refs()).toBe(before);
});

test("a thread or a comment that is not in the review cannot be answered", async () => {
  const gone = "1".repeat(40);
  const before = await fixture.refs();
  await expect(reply(fixture.ada, { key: "reply-01", review, thread: gone, body: "?" })).rejects.toMatchObject({
    code: "NOT_FOUND",
    message: expect.stringContaining("This review has no such thread."),
  });
  await expect(reply(fixture.ada, { key: "reply-01", review, thread, parent: gone, body: "?" })).rejects.toMatchObject({
    code: "NOT_FOUND",
    message: expect.stringContaining("The comment that you reply to is not in this thread."),
  });
  expect(await fixture.refs()).toBe(before);
});
