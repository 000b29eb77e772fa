import { expect, it } from "vitest";
import { pairEntries } from "#app/diff/compare/pairBySimilarity.ts";

const described = (before: readonly string[], after: readonly string[]): readonly string[] =>
  (pairEntries(before, after) ?? []).map(({ old, new: current, isSame }) => {
    return `${old ?? "-"} ${current ?? "-"}${isSame ? "" : " differs"}`;
  });

it("equal entries are pairs, and of those between them the ones with most words in common", () => {
  const before = ["first", "the quick brown fox", "something else entirely", "last"];
  const after = ["first", "put in", "the quick red fox", "last"];
  expect(described(before, after)).toEqual(["0 0", "- 1 differs", "1 2 differs", "2 - differs", "3 3"]);
});

it("lists with nothing in common are all of the one, then all of the other", () => {
  expect(described(["alpha", "beta"], ["gamma"])).toEqual(["0 - differs", "1 - differs", "- 0 differs"]);
  expect(described([], ["one"])).toEqual(["- 0 differs"]);
  expect(described(["one"], [])).toEqual(["0 - differs"]);
  expect(described([], [])).toEqual([]);
});

it("of long entries the beginnings say which is which", () => {
  const long = "some words that stay here ".repeat(200);
  expect(described([`${long}a`], [`${long}b`])).toEqual(["0 0 differs"]);
});

it("lists in which finding the pairs would take too long have none", () => {
  const before = Array.from({ length: 2000 }, (_, index) => `old ${index}`);
  const after = Array.from({ length: 2000 }, (_, index) => `new ${index}`);
  expect(pairEntries(before, after)).toBe(null);
});
