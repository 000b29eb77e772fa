import { expect, it } from "vitest";
import { RelatedReviews } from "#cli/sites/siteReviews.ts";

const known = (digit: string, reviewRef: string, targetRef: string, state: "OPEN" | "MERGED" = "OPEN") => ({
  revision: digit.repeat(40),
  title: `Review ${digit}`,
  state,
  reviewRef,
  targetRef,
  isPrivate: false,
  isOnWorktree: false,
  author: null,
  turn: [],
  headOid: null,
  updatedAt: "2026-01-01T00:00:00Z",
  openThreadCount: 0,
  addressedThreadCount: 0,
  commentCount: 0,
});

it("relates an open review to those below and above it in its stack, and to those that its texts name", () => {
  const [first, second, third] = [known("1", "one", "main"), known("2", "two", "one"), known("3", "", "two")];
  const merged = known("4", "two", "one", "MERGED");
  const twin = { ...known("3", "", "main"), revision: `${"3".repeat(39)}4` };
  const related = new RelatedReviews([first, second, third, merged, twin]);
  const texts = (...bodies: readonly string[]) => ({
    body: bodies[0] ?? "",
    threads: [{ comments: bodies.slice(1).map((body) => ({ body })) }] as never,
  });
  expect(related.of(second, texts("", "As in 1111111 and 4444444444: see …/reviews/222222222222"))).toEqual([
    { id: first.revision, title: "Review 1", relation: "BELOW" },
    { id: third.revision, title: "Review 3", relation: "ABOVE" },
    { id: merged.revision, title: "Review 4", relation: "NAMED" },
  ]);
  expect(related.of(merged, texts("http://127.0.0.1:4000/repo/reviews/111111111111/files"))).toEqual([
    { id: first.revision, title: "Review 1", relation: "NAMED" },
  ]);
  // Too short, part of a longer word, of no review, and of two.
  expect(related.of(first, texts("444444 x4444444 44444445 3333333333"))).toEqual([
    { id: second.revision, title: "Review 2", relation: "ABOVE" },
  ]);
});
