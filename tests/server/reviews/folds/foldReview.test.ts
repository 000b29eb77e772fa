import fc from "fast-check";
import { expect, it } from "vitest";
import type { CommentItem } from "#server/store/notes/CommentItem.ts";
import type { DerivedReview } from "#server/reviews/state/Review.ts";
import { deriveReview } from "#server/reviews/state/deriveReview.ts";
import type { RequestItem } from "#server/store/notes/requestLine.ts";
import { ANN, BOB, comment, CY, HEAD, request, REVISION, verdict } from "../makeItems.ts";

const BASE = "b".repeat(40);
const NEXT = "c".repeat(40);

function derive(comments: readonly CommentItem[], requests: readonly RequestItem[] = [request(0)]): DerivedReview {
  const review = deriveReview(REVISION, requests, comments);
  if (review === null) throw new Error("There is a request, so there is a review.");
  return review;
}

function verdictsOf(comments: readonly CommentItem[]): readonly string[] {
  return derive(comments).verdicts.map(({ by, verdict: reported, isActive }) => `${by.email} ${reported} ${isActive}`);
}

it("returns no review without a request", () => {
  expect(deriveReview(REVISION, [], [comment(1, ANN)])).toBeNull();
});

it.each([
  ["Title", "Title", ""],
  ["Title\n", "Title", ""],
  ["Title\n\nBody\n\nmore\n", "Title", "Body\n\nmore\n"],
  ["Title\nBody at once", "Title", "Body at once"],
  ["Title\r\n\r\nBody\r\n", "Title", "Body\r\n"],
  ["\n \n Title \n\n\nBody", "Title", "\nBody"],
  ["", "", ""],
  ["\n\n", "", ""],
])("takes the description %j as the title %j and the body %j", (description, title, body) => {
  expect(derive([], [request(0, { description })])).toMatchObject({ title, body });
});

it("keeps the latest text and reviewers when a clone that lags behind records a patch set with older ones", () => {
  const requested = request(10, { description: "Old title", reviewers: [BOB] });
  const renamed = request(20, { description: "New title\n\nNew text", reviewers: [CY], extras: { act: "update" } });
  const recorded = request(30, { description: "Old title", reviewers: [BOB], extras: { act: "patchSet", head: NEXT } });
  const review = derive([], [requested, renamed, recorded]);
  expect(review).toMatchObject({ title: "New title", body: "New text" });
  expect(review.current).toMatchObject({ timestamp: recorded.timestamp, reviewers: [CY], extras: { head: NEXT } });
});

it("dates the review by its first request and its newest visible item", () => {
  const first = comment(30, BOB);
  const edit = comment(70, BOB, { original: first.id });
  const orphan = comment(90, BOB, { parent: "0".repeat(40) });
  const review = derive([first, edit, orphan], [request(50), request(10)]);
  expect(review).toMatchObject({ createdAt: 10, updatedAt: 70 });
});

it("knows people by the latest name that they used, and lists nobody twice", () => {
  const comments = [
    comment(5, BOB, { extras: { name: "Robert" } }),
    comment(9, BOB, { extras: { name: "Bob" } }),
    comment(7, CY),
    comment(8, ANN, { extras: { name: "Ann" } }),
  ];
  const recorded = request(6, { extras: { by: "dan@example.com", byName: "Dan", head: HEAD } });
  const review = derive(comments, [request(0, { extras: { name: "Ann of Old" } }), recorded]);
  expect(review.participants).toStrictEqual([
    { email: ANN, name: "Ann" },
    { email: BOB, name: "Bob" },
    { email: CY, name: null },
  ]);
  expect(review.patchSets[0]?.by).toStrictEqual({ email: "dan@example.com", name: "Dan" });
});

it("numbers the recorded states of the change, and leaves out repeated ones", () => {
  const requests = [
    request(0),
    request(1, { extras: { act: "request", head: HEAD, base: BASE } }),
    request(2, { extras: { act: "update", head: HEAD } }),
    request(3, { extras: { act: "patchSet", head: NEXT } }),
    request(4, { extras: { act: "patchSet", head: HEAD, base: NEXT } }),
    request(5, { extras: { act: "patchSet", head: HEAD, base: NEXT } }),
  ];
  const by = { email: ANN, name: null };
  expect(derive([], requests).patchSets).toStrictEqual([
    { number: 1, head: HEAD, base: BASE, kind: "commits", at: 1, by },
    { number: 2, head: NEXT, base: BASE, kind: "commits", at: 3, by },
    { number: 3, head: HEAD, base: NEXT, kind: "commits", at: 4, by },
  ]);
});

it("returns each person's last verdict, oldest first", () => {
  expect(verdictsOf([verdict(1, BOB, false), verdict(2, CY, true), verdict(3, BOB, true)])).toStrictEqual([
    `${CY} approve true`,
    `${BOB} approve true`,
  ]);
});

it("keeps an approval when its author only comments later, and reports when somebody objects to it", () => {
  const approval = verdict(1, BOB, true);
  const doubt = comment(3, CY, { parent: approval.id, resolved: false });
  expect(verdictsOf([approval, verdict(2, BOB, null)])).toStrictEqual([`${BOB} approve true`]);
  expect(verdictsOf([approval, doubt])).toStrictEqual([`${BOB} approve false`]);
});

it("reports that a rejection does not count once it was answered, and forgets withdrawn ones", () => {
  const rejection = verdict(1, BOB, false);
  const answer = comment(2, BOB, { parent: rejection.id, resolved: true, description: "" });
  const withdrawal = comment(2, BOB, { original: rejection.id, description: "", extras: { withdrawn: true } });
  expect(verdictsOf([rejection])).toStrictEqual([`${BOB} reject true`]);
  expect(verdictsOf([rejection, answer])).toStrictEqual([`${BOB} reject false`]);
  expect(verdictsOf([rejection, withdrawal])).toStrictEqual([]);
});

it("trusts the bit of a verdict, not its name", () => {
  const location = { commit: HEAD, path: "", range: null };
  const liar = comment(1, BOB, { location, resolved: false, extras: { verdict: "approve" } });
  expect(verdictsOf([liar])).toStrictEqual([`${BOB} reject true`]);
});

it("lists replies in the order of writing, each after the comment that it answers, whatever the clocks", () => {
  const root = comment(10, ANN, { description: "root" });
  const late = comment(30, BOB, { parent: root.id, description: "late" });
  const early = comment(5, CY, { parent: late.id, description: "of a slow clock" });
  const middle = comment(20, CY, { parent: root.id, description: "middle" });
  const thread = derive([early, late, middle, root]).threads[0];
  const reported = thread?.comments.map(({ item }) => item.description);
  expect(reported).toStrictEqual(["root", "middle", "late", "of a slow clock"]);
});

it("counts comments with text, and open threads that are not verdicts", () => {
  const openComment = comment(1, BOB, { resolved: false });
  const wordless = comment(2, BOB, { parent: openComment.id, resolved: false, description: "" });
  const review = derive([openComment, wordless, verdict(3, BOB, false, "Not yet.")]);
  expect(review).toMatchObject({ commentCount: 2, openThreads: 1, status: false });
});

it("returns a note for a thread until somebody sets a bit, and a resolved thread when nobody objects any more", () => {
  const root = comment(1, BOB);
  const objection = comment(2, BOB, { parent: root.id, resolved: false });
  const resolution = comment(3, ANN, { parent: objection.id, resolved: true });
  const state = (...items: readonly CommentItem[]) => derive(items).threads[0]?.state;
  expect(state(root)).toBe("NOTE");
  expect(state(root, objection)).toBe("OPEN");
  expect(state(root, objection, resolution)).toBe("RESOLVED");
});

it("returns a note for a verdict, and an open thread only if a reply objects", () => {
  const rejection = verdict(1, BOB, false, "Not yet.");
  const answer = comment(2, ANN, { parent: rejection.id, description: "Why?" });
  const objection = comment(3, CY, { parent: rejection.id, resolved: false });
  const state = (...items: readonly CommentItem[]) => derive(items).threads[0]?.state;
  expect(state(rejection)).toBe("NOTE");
  expect(state(rejection, answer)).toBe("NOTE");
  expect(state(verdict(1, BOB, true, "Fine."), answer)).toBe("NOTE");
  expect(state(rejection, answer, objection)).toBe("OPEN");
});

it("folds a thread of a hundred thousand replies, each to the one before", { tags: "slow" }, () => {
  const items = [comment(0, BOB, { resolved: false })];
  for (let at = 1; at < 100_000; at++) items.push(comment(at, BOB, { parent: items.at(-1)?.id ?? "" }));
  const thread = derive(items).threads[0];
  expect(thread?.comments).toHaveLength(100_000);
  expect(thread?.comments.at(-1)?.item.id).toBe(items.at(-1)?.id);
  expect([thread?.status, thread?.blocking]).toStrictEqual([false, [items[0]?.id]]);
});

it("terminates, and shows nothing, if damaged items answer or edit themselves or each other", () => {
  const item = comment(1, BOB);
  const circle = [
    { ...item, id: "1", parent: "2" },
    { ...item, id: "2", parent: "1" },
    { ...item, id: "3", parent: "3" },
    { ...item, id: "4", original: "4" },
    { ...item, id: "5", original: "6" },
    { ...item, id: "6", original: "5" },
  ];
  expect(derive(circle).threads).toStrictEqual([]);
});

it("returns the same result whatever the order of the comments' lines", () => {
  const root = comment(1, BOB, { resolved: false });
  const items = [
    root,
    comment(1, CY),
    verdict(1, BOB, false),
    comment(1, ANN, { parent: root.id, extras: { sequence: 1 } }),
    comment(1, BOB, { parent: root.id, extras: { sequence: 0 }, resolved: true }),
    comment(1, BOB, { original: root.id, resolved: false, description: "Edited" }),
  ];
  const expected = derive(items);
  fc.assert(
    fc.property(fc.shuffledSubarray(items, { minLength: items.length }), (shuffled) => {
      expect(derive(shuffled)).toStrictEqual(expected);
    }),
  );
});
