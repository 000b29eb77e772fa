import { beforeAll, expect, test } from "vitest";
import { importComments } from "#server/operations/comments/importComments.ts";
import { addComment } from "#server/operations/comments/writeComments.ts";
import { requestedReviewFixture, type ReviewFixture } from "../../reviews/reviewFixture.ts";

const PLACE = { path: "word.txt", side: "new", startLine: 3, endLine: 3, blob: null, quote: [], before: [], after: [] };

let fixture: ReviewFixture;

beforeAll(async () => {
  fixture = await requestedReviewFixture();
});

interface Written {
  readonly id: string;
  readonly replyTo?: string;
  readonly body?: string;
  readonly anchor?: object | null;
  readonly isBlocking?: boolean;
}

function file({ first, base, head }: ReviewFixture, comments: readonly Written[], rest: object = {}): string {
  const whole = { replyTo: null, anchor: PLACE, body: "From a file.", isBlocking: false };
  const members = { format: "galley-comments", version: 1, review: first, base, head, author: "Rita" };
  return JSON.stringify({ ...members, ...rest, comments: comments.map((comment) => ({ ...whole, ...comment })) });
}

test("a comment is git-appraise's line with the file's author name, which is not an address, and the person who imported it", async () => {
  const text = file(fixture, [{ id: "imported-1", isBlocking: true }]);
  expect(await importComments(fixture.carl, text)).toMatchObject({
    existing: 0,
    edited: 0,
    added: [expect.anything()],
  });
  expect((await fixture.lines("discuss")).at(-1)).toMatchObject({
    author: "Rita (imported)",
    location: { commit: fixture.head, path: "word.txt", range: { startLine: 3, endLine: 3 } },
    description: "From a file.",
    resolved: false,
    galley: { key: "imported-1", name: "Rita", quote: ["THREE"], imported: { by: "carl@example.org" } },
  });
});

test("a file that is imported again adds nothing, and one with another text edits what it imported, once", async () => {
  const before = await fixture.lines("discuss");
  const again = file(fixture, [{ id: "imported-1", isBlocking: true }]);
  expect(await importComments(fixture.carl, again)).toMatchObject({ existing: 1, added: [], edited: 0 });
  expect(await fixture.lines("discuss")).toEqual(before);
  fixture.tick(10);
  const changed = file(fixture, [{ id: "imported-1", body: "Otherwise." }]);
  expect(await importComments(fixture.carl, changed)).toMatchObject({ existing: 0, added: [], edited: 1 });
  expect(await importComments(fixture.carl, changed)).toMatchObject({ existing: 1, edited: 0 });
  // Importing the older file does not remove the text again.
  expect(await importComments(fixture.carl, again)).toMatchObject({ existing: 1, edited: 0 });
  const thread = (await fixture.review()).threads.find(({ root }) => root.item.extras.key === "imported-1");
  expect(thread?.root.latest.description).toBe("Otherwise.");
});

test("replies find their comments by either id, in any order; replies in a cycle or to nothing begin threads", async () => {
  const own = await addComment(fixture.ada, {
    key: "own-comment",
    review: fixture.first,
    anchor: { path: null, side: "new", startLine: null, endLine: null, commit: null },
    body: "Mine.",
    kind: "note",
  });
  const text = file(fixture, [
    { id: "reply-to-reply", replyTo: "reply-to-ours", body: "Third." },
    { id: "reply-to-ours", replyTo: own.comment, body: "Second." },
    { id: "in-a-circle-1", replyTo: "in-a-circle-2", body: "Round." },
    { id: "in-a-circle-2", replyTo: "in-a-circle-1", body: "And round." },
    { id: "reply-to-nothing", replyTo: "0".repeat(40), body: "Alone." },
  ]);
  expect((await importComments(fixture.carl, text)).added).toHaveLength(5);
  const threads = (await fixture.review()).threads.map(({ comments }) => comments.map(({ item }) => item.description));
  expect(threads).toContainEqual(["Mine.", "Second.", "Third."]);
  for (const alone of ["Round.", "And round.", "Alone."]) expect(threads).toContainEqual([alone]);
});

test("a comment of another person stays unchanged, although a file has its key", async () => {
  const text = file(fixture, [{ id: "own-comment", body: "Not by Ada." }]);
  expect(await importComments(fixture.carl, text)).toMatchObject({ added: [], edited: 0, existing: 1 });
});

test("an objection to the whole change is a note, since it is the verdict of no known person", async () => {
  await importComments(fixture.carl, file(fixture, [{ id: "no-verdict-1", anchor: null, isBlocking: true }]));
  const review = await fixture.review();
  expect(review.verdicts).toEqual([]);
  expect(review.threads.find(({ root }) => root.item.extras.key === "no-verdict-1")?.state).toBe("NOTE");
});

test("lines that this repository does not have are kept with their quotation", async () => {
  const anchor = { ...PLACE, path: "elsewhere.txt", startLine: 900, endLine: 900, quote: ["gone"] };
  await importComments(fixture.carl, file(fixture, [{ id: "far-away-1", anchor }]));
  expect((await fixture.lines("discuss")).at(-1)).toMatchObject({
    location: { path: "elsewhere.txt", range: { startLine: 900 } },
    galley: { key: "far-away-1", quote: ["gone"] },
  });
});

test("comments on another review, or on a change without a review, are refused and nothing is written", async () => {
  const before = await fixture.refs();
  const elsewhere = file(fixture, [{ id: "nowhere-1" }], { review: "1".repeat(40) });
  await expect(importComments(fixture.carl, elsewhere)).rejects.toMatchObject({ code: "NOT_FOUND" });
  const unreviewed = file(fixture, [{ id: "nowhere-1" }], { review: null, head: fixture.base });
  await expect(importComments(fixture.carl, unreviewed)).rejects.toThrow("galley request");
  const control = file(fixture, [{ id: "nowhere-1", body: "a\u0007b" }]);
  await expect(importComments(fixture.carl, control)).rejects.toMatchObject({ code: "BAD_INPUT" });
  expect(await fixture.refs()).toBe(before);
});
