import { beforeEach, expect, test } from "vitest";
import { addComment } from "#server/operations/comments/writeComments.ts";
import { deleteComment, editComment } from "#server/operations/comments/editComment.ts";
import type { DerivedComment } from "#server/reviews/state/Review.ts";
import { reply } from "#server/operations/comments/replyToThread.ts";
import { NOON, requestedReviewFixture, type ReviewFixture } from "../../reviews/reviewFixture.ts";

let fixture: ReviewFixture;
let review: string;
let comment: string;

beforeEach(async () => {
  fixture = await requestedReviewFixture();
  review = fixture.first;
  const anchor = { path: "word.txt", side: "new", startLine: 3, endLine: 3, commit: null } as const;
  const input = { key: "thread-1", review, anchor, body: "Wy?", kind: "blocking" } as const;
  ({ comment } = await addComment(fixture.carl, input));
});

async function now(): Promise<DerivedComment | undefined> {
  const { threads } = await fixture.review();
  return threads.find(({ root }) => root.item.id === comment)?.root;
}

test("an edit is a separate entry that names the first version, stays where that is and still objects", async () => {
  await editComment(fixture.carl, { key: "edit-001", review, comment, body: "Why?" });
  await editComment(fixture.carl, { key: "edit-002", review, comment, body: "Why, pray?" });
  const [first, ...edits] = await fixture.lines("discuss");
  expect(edits).toMatchObject([
    {
      timestamp: `${NOON + 1}`,
      original: comment,
      location: first?.["location"],
      description: "Why?",
      resolved: false,
    },
    { timestamp: `${NOON + 2}`, original: comment, description: "Why, pray?", resolved: false },
  ]);
  expect((await now())?.history.map(({ description }) => description)).toEqual(["Wy?", "Why?", "Why, pray?"]);
  expect((await fixture.review()).status).toBe(false);
});

test("an edit of a reply keeps what it replies to", async () => {
  const answer = await reply(fixture.ada, { key: "reply-01", review, thread: comment, body: "Bcause." });
  const edited = await editComment(fixture.ada, { key: "edit-001", review, comment: answer.comment, body: "Because." });
  expect(edited).toEqual(answer);
  expect((await fixture.lines("discuss")).at(-1)).toMatchObject({ original: answer.comment, parent: comment });
});

test("an edit that restores an older text is an edit too", async () => {
  await editComment(fixture.carl, { key: "edit-001", review, comment, body: "Why?" });
  await editComment(fixture.carl, { key: "edit-002", review, comment, body: "Wy?" });
  expect(await now()).toMatchObject({ latest: { description: "Wy?" } });
});

test("an edit that is made again, or that changes nothing, is not written", async () => {
  await editComment(fixture.carl, { key: "edit-001", review, comment, body: "Why?" });
  await editComment(fixture.carl, { key: "edit-002", review, comment, body: "What?" });
  const before = await fixture.refs();
  await editComment(fixture.carl, { key: "edit-001", review, comment, body: "Why?" });
  await editComment(fixture.carl, { key: "edit-003", review, comment, body: "What?" });
  expect(await fixture.refs()).toBe(before);
});

test("a withdrawn comment blocks nothing, still exists, and cannot be edited any more", async () => {
  await deleteComment(fixture.carl, { key: "withdraw-1", review, comment });
  const line = (await fixture.lines("discuss")).at(-1);
  expect(line).toMatchObject({ original: comment, galley: { key: "withdraw-1", withdrawn: true } });
  expect(line).not.toHaveProperty("description");
  expect(line).not.toHaveProperty("resolved");
  expect(await now()).toMatchObject({ isDeleted: true, item: { description: "Wy?" } });
  expect((await fixture.review()).status).toBeNull();
  const before = await fixture.refs();
  await deleteComment(fixture.carl, { key: "withdraw-2", review, comment });
  await expect(editComment(fixture.carl, { key: "edit-001", review, comment, body: "Why?" })).rejects.toMatchObject({
    code: "CONFLICT",
    message: "The comment was deleted. Write a new one.",
  });
  expect(await fixture.refs()).toBe(before);
});

test("nobody can edit or withdraw another person's comment, not even a maintainer", async () => {
  const before = await fixture.refs();
  const refused = {
    code: "FORBIDDEN",
    message: "Only the author of a comment can edit or delete it. Reply to it instead.",
  };
  await expect(editComment(fixture.ada, { key: "edit-001", review, comment, body: "Yes!" })).rejects.toMatchObject(
    refused,
  );
  await expect(deleteComment(fixture.ada, { key: "withdraw-1", review, comment })).rejects.toMatchObject(refused);
  expect(await fixture.refs()).toBe(before);
});

test("a comment that is not in the review cannot be edited", async () => {
  const input = { key: "edit-001", review, comment: "1".repeat(40), body: "?" };
  await expect(editComment(fixture.carl, input)).rejects.toMatchObject({ code: "NOT_FOUND" });
});
