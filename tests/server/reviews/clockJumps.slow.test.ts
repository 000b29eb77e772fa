import { describe, expect, test } from "vitest";
import { abandonReview, reopenReview } from "#server/operations/requests/abandonReview.ts";
import { addComment } from "#server/operations/comments/writeComments.ts";
import { editComment } from "#server/operations/comments/editComment.ts";
import { giveVerdict } from "#server/operations/verdicts/giveVerdict.ts";
import { isUnread, markRead, markVisited } from "#server/operations/marks/markVisit.ts";
import { reply } from "#server/operations/comments/replyToThread.ts";
import { updateReview } from "#server/operations/requests/updateReview.ts";
import { NOON, requestedReviewFixture, type ReviewFixture } from "./reviewFixture.ts";

const YEAR = 365 * 86_400;
const WHOLE = { path: null, side: "new", startLine: null, endLine: null, commit: null } as const;

/** Posts a comment by a person on the whole change. */
async function post(fixture: ReviewFixture, who: "ada" | "carl", body: string): Promise<string> {
  const key = body.replaceAll(/\W/gu, "-").padEnd(10, "-");
  const done = await addComment(fixture[who], { key, review: fixture.first, anchor: WHOLE, body, kind: "note" });
  return done.comment;
}

async function unread(fixture: ReviewFixture): Promise<boolean> {
  return isUnread(await fixture.review(), await fixture.carl.store.readPrivate("marks"), "carl@example.org");
}

describe("a clock that was a year ahead for a while", () => {
  test("leaves no later comments unread", async () => {
    const fixture = await requestedReviewFixture();
    fixture.tick(YEAR);
    await post(fixture, "ada", "Written next year.");
    await markRead(fixture.carl, { review: fixture.first });
    expect(await unread(fixture)).toBe(false);
    fixture.tick(60 - YEAR);
    expect(await unread(fixture)).toBe(false);
    await post(fixture, "carl", "My own words are nothing new.");
    expect(await unread(fixture)).toBe(false);
    await post(fixture, "ada", "Written a minute later.");
    expect(await unread(fixture)).toBe(true);
    await markRead(fixture.carl, { review: fixture.first });
    expect(await unread(fixture)).toBe(false);
  });

  test("keeps replies below the comments they answer, and edits in place of what they edit", async () => {
    const fixture = await requestedReviewFixture();
    fixture.tick(YEAR);
    const thread = await post(fixture, "ada", "Written next year.");
    fixture.tick(60 - YEAR);
    await reply(fixture.carl, { key: "reply-12345", review: fixture.first, thread, body: "Answered a minute later." });
    await editComment(fixture.ada, {
      key: "edit-123456",
      review: fixture.first,
      comment: thread,
      body: "Edited then.",
    });
    const [only, ...others] = (await fixture.review()).threads;
    expect(others).toEqual([]);
    expect(only?.comments.map(({ latest }) => latest.description)).toEqual([
      "Edited then.",
      "Answered a minute later.",
    ]);
  });

  test("does not override a person's last verdict or the last request", async () => {
    const fixture = await requestedReviewFixture();
    const input = { review: fixture.first, body: "" };
    fixture.tick(YEAR);
    await giveVerdict(fixture.carl, { ...input, key: "reject-1234", verdict: "reject" });
    await updateReview(fixture.ada, { key: "update-1234", review: fixture.first, title: "Named next year", body: "" });
    fixture.tick(60 - YEAR);
    await giveVerdict(fixture.carl, { ...input, key: "approve-123", verdict: "approve" });
    await updateReview(fixture.ada, { key: "update-5678", review: fixture.first, title: "Named again", body: "" });
    const { title, state, verdicts } = await fixture.review();
    expect([title, state, verdicts.map(({ verdict, isActive }) => [verdict, isActive])]).toEqual([
      "Named again",
      "APPROVED",
      [["approve", true]],
    ]);
    await abandonReview(fixture.ada, { key: "abandon-123", review: fixture.first, body: "" });
    expect((await fixture.review()).state).toBe("ABANDONED");
    await reopenReview(fixture.ada, { key: "reopen-1234", review: fixture.first });
    expect((await fixture.review()).state).toBe("APPROVED");
  });

  test("does not prevent a later visit from being recorded", async () => {
    const fixture = await requestedReviewFixture();
    fixture.tick(YEAR);
    await markVisited(fixture.carl, { key: "visit-1234", review: fixture.first, head: fixture.head });
    fixture.tick(60 - YEAR);
    await markVisited(fixture.carl, { key: "visit-5678", review: fixture.first, head: fixture.head });
    expect(await fixture.repo.git("show", `refs/galley/marks:looked/${fixture.first}`)).toBe(
      `${fixture.head} ${NOON + 60}`,
    );
  });
});

test("a comment that was written before the user read the review and sent later is unread", async () => {
  const fixture = await requestedReviewFixture();
  fixture.tick(60);
  await post(fixture, "carl", "Nothing of Ada's here yet.");
  await markRead(fixture.carl, { review: fixture.first });
  fixture.tick(-50);
  await post(fixture, "ada", "Written offline.");
  expect(await unread(fixture)).toBe(true);
});

test("a mark in the old format, with only a time, still counts", async () => {
  const fixture = await requestedReviewFixture();
  await fixture.carl.store.editPrivate("marks", () => new Map([[fixture.first, String(NOON)]]));
  expect(await unread(fixture)).toBe(false);
  fixture.tick(9);
  await post(fixture, "ada", "Something new.");
  expect(await unread(fixture)).toBe(true);
});
