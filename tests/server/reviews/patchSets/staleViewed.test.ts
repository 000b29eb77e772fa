import { expect, test } from "vitest";
import { staleViewed } from "#server/reviews/patchSets/viewedMarks.ts";

const NOW = 1_800_000_000;
const days = (count: number): number => NOW - count * 86_400;

test.each([
  ["is open, however old", { state: "OPEN", updatedAt: days(900) }, []],
  ["was merged 91 days ago", { state: "MERGED", updatedAt: days(91) }, ["one"]],
  ["was abandoned 91 days ago", { state: "ABANDONED", updatedAt: days(91) }, ["one"]],
  ["was merged 89 days ago", { state: "MERGED", updatedAt: days(89) }, []],
] as const)("the marks of a review that %s need not be kept: %o", (_, facts, expected) => {
  expect(staleViewed(["one"], [{ revision: "one", ...facts }], NOW)).toEqual(expected);
});

test("marks of 200 reviews that are not in the notes are kept, of 201 none", () => {
  const gone = Array.from({ length: 201 }, (_, at) => `gone ${at}`);
  expect(staleViewed(gone.slice(1), [], NOW)).toEqual([]);
  expect(staleViewed(gone, [], NOW)).toEqual(gone);
});
