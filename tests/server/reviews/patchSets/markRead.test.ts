import { expect, test } from "vitest";
import { addComment } from "#server/operations/comments/writeComments.ts";
import { isUnread, markRead } from "#server/operations/marks/markVisit.ts";
import { NOON, requestedReviewFixture } from "../reviewFixture.ts";

test("a review is unread until it is seen, and again when somebody else has written since", async () => {
  const fixture = await requestedReviewFixture();
  const review = fixture.first;
  const unread = async (): Promise<boolean> =>
    isUnread(await fixture.review(), await fixture.carl.store.readPrivate("marks"), "carl@example.org");
  expect(await unread()).toBe(true);
  await markRead(fixture.carl, { review: review.slice(0, 12) });
  expect(await fixture.repo.git("show", `refs/galley/marks:${review}`)).toBe(`${NOON} 1 1`);
  expect(await unread()).toBe(false);
  const seen = await fixture.refs();
  await markRead(fixture.carl, { review });
  expect(await fixture.refs()).toBe(seen);
  fixture.tick(9);
  const anchor = { path: null, side: "new", startLine: null, endLine: null, commit: null } as const;
  await addComment(fixture.ada, { key: "thread-1", review, anchor, body: "Well?", kind: "note" });
  expect(await unread()).toBe(true);
  await markRead(fixture.carl, { review });
  expect(await unread()).toBe(false);
});

test("comments of an agent in the viewer's name are new to the viewer, the viewer's own are not", async () => {
  const fixture = await requestedReviewFixture();
  const review = fixture.first;
  const unread = async (): Promise<boolean> =>
    isUnread(await fixture.review(), await fixture.carl.store.readPrivate("marks"), "carl@example.org");
  await markRead(fixture.carl, { review });
  fixture.tick(9);
  const comment = {
    review,
    anchor: { path: null, side: "new", startLine: null, endLine: null, commit: null },
    kind: "note",
  } as const;
  await addComment(fixture.carl, { key: "thread-1", body: "Mine.", ...comment });
  expect(await unread()).toBe(false);
  const robo = { ...fixture.carl, viewer: { ...fixture.carl.viewer, role: "agent", agent: "Robo" } } as const;
  await addComment(robo, { key: "thread-2", body: "Its.", ...comment });
  expect(await unread()).toBe(true);
});

test("a review that does not exist cannot be marked as read", async () => {
  const fixture = await requestedReviewFixture();
  await expect(markRead(fixture.carl, { review: "1234567" })).rejects.toMatchObject({ code: "NOT_FOUND" });
});
