import { expect, test } from "vitest";
import { addComment } from "#server/reviews/comments/addComment.ts";
import { isUnread, markRead } from "#server/reviews/viewed/markRead.ts";
import { NOON, requestedDesk } from "../reviewDesk.ts";

test("a review is unread until it is seen, and again when somebody else has written since", async () => {
  const desk = await requestedDesk();
  const review = desk.first;
  const unread = async (): Promise<boolean> =>
    isUnread(await desk.review(), await desk.carl.store.readPrivate("marks"), "carl@example.org");
  expect(await unread()).toBe(true);
  await markRead(desk.carl, { review: review.slice(0, 12) });
  expect(await desk.repo.git("show", `refs/galley/marks:${review}`)).toBe(`${NOON} 1 1`);
  expect(await unread()).toBe(false);
  const seen = await desk.refs();
  await markRead(desk.carl, { review });
  expect(await desk.refs()).toBe(seen);
  desk.tick(9);
  const anchor = { path: null, side: "new", startLine: null, endLine: null, commit: null } as const;
  await addComment(desk.ada, { key: "remark-1", review, anchor, body: "Well?", kind: "note" });
  expect(await unread()).toBe(true);
  await markRead(desk.carl, { review });
  expect(await unread()).toBe(false);
});

test("what an agent wrote in the viewer's own name is news to them, what they wrote is not", async () => {
  const desk = await requestedDesk();
  const review = desk.first;
  const unread = async (): Promise<boolean> =>
    isUnread(await desk.review(), await desk.carl.store.readPrivate("marks"), "carl@example.org");
  await markRead(desk.carl, { review });
  desk.tick(9);
  const remark = {
    review,
    anchor: { path: null, side: "new", startLine: null, endLine: null, commit: null },
    kind: "note",
  } as const;
  await addComment(desk.carl, { key: "remark-1", body: "Mine.", ...remark });
  expect(await unread()).toBe(false);
  const robo = { ...desk.carl, viewer: { ...desk.carl.viewer, role: "agent", agent: "Robo" } } as const;
  await addComment(robo, { key: "remark-2", body: "Its.", ...remark });
  expect(await unread()).toBe(true);
});

test("a review that is not there cannot be seen", async () => {
  const desk = await requestedDesk();
  await expect(markRead(desk.carl, { review: "1234567" })).rejects.toMatchObject({ code: "NOT_FOUND" });
});
