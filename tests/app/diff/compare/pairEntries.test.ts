import { expect, it } from "vitest";
import { pairEntries } from "#app/diff/compare/pairBySimilarity.ts";

const described = (before: readonly string[], after: readonly string[]): readonly string[] =>
  (pairEntries(before, after) ?? []).map(({ old, new: current, isSame }) => {
    return `${old ?? "-"} ${current ?? "-"}${isSame ? "" : " differs"}`;
  });

it("equal entries are paired, and of the entries between them those with the most common words", () => {
  const before = ["first", "the quick brown fox", "something else entirely", "last"];
  const after = ["first", "put in", "the quick red fox", "last"];
  expect(described(before, after)).toEqual(["0 0", "- 1 differs", "1 2 differs", "2 - differs", "3 3"]);
});

it("lists with nothing in common become all old entries followed by all new ones", () => {
  expect(described(["alpha", "beta"], ["gamma"])).toEqual(["0 - differs", "1 - differs", "- 0 differs"]);
  expect(described([], ["one"])).toEqual(["- 0 differs"]);
  expect(described(["one"], [])).toEqual(["0 - differs"]);
  expect(described([], [])).toEqual([]);
});

it("long entries are compared by their beginnings", () => {
  const long = "some words that stay here ".repeat(200);
  expect(described([`${long}a`], [`${long}b`])).toEqual(["0 0 differs"]);
});

it("lists for which pairing would take too long have no pairs", () => {
  const before = Array.from({ length: 2000 }, (_, index) => `old ${index}`);
  const after = Array.from({ length: 2000 }, (_, index) => `new ${index}`);
  expect(pairEntries(before, after)).toBe(null);
});
