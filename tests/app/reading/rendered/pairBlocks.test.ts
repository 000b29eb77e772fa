import { expect, it } from "vitest";
import { pairBlocks } from "#app/reading/rendered/pairBlocks.ts";

const keyOf = (block: string): string => block;
/** Each pair as its kind, the old and the new block. */
const described = (before: readonly string[], after: readonly string[]): readonly string[] =>
  (pairBlocks(before, after, keyOf) ?? []).map(({ kind, old, new: current }) => `${kind}: ${old} > ${current}`);

it("equal blocks are paired, and of those between them the ones with the most common words", () => {
  const before = ["first", "the quick brown fox", "something else entirely", "last"];
  const after = ["first", "put in", "the quick red fox", "last"];
  expect(described(before, after)).toEqual([
    "same: first > first",
    "added: null > put in",
    "changed: the quick brown fox > the quick red fox",
    "removed: something else entirely > null",
    "same: last > last",
  ]);
});

it("texts with nothing in common become all old blocks followed by all new ones", () => {
  const all = ["removed: alpha > null", "removed: beta > null", "added: null > gamma"];
  expect(described(["alpha", "beta"], ["gamma"])).toEqual(all);
  expect(described([], ["one"])).toEqual(["added: null > one"]);
  expect(described(["one"], [])).toEqual(["removed: one > null"]);
  expect(described([], [])).toEqual([]);
});

it("long blocks are compared by their beginnings", () => {
  const long = "some words that stay here ".repeat(200);
  expect(pairBlocks([`${long}a`], [`${long}b`], keyOf)?.map(({ kind }) => kind)).toEqual(["changed"]);
});

it("texts for which pairing would take too long have no pairs", () => {
  const before = Array.from({ length: 2000 }, (_, index) => `old ${index}`);
  const after = Array.from({ length: 2000 }, (_, index) => `new ${index}`);
  expect(pairBlocks(before, after, keyOf)).toBe(null);
});
