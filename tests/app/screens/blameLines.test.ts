import { describe, expect, it } from "vitest";
import { ageStep } from "#app/screens/blame/BlameBlockLabel.tsx";
import { blameLines } from "#app/screens/blame/useBlame.ts";
import { marginBlocks } from "#app/screens/blame/BlameMargin.tsx";

const FIRST = {
  startingLines: [4, 1],
  lineCounts: [2, 1],
  originalLines: [9, 1],
  originIndexes: [0, 1],
  newOrigins: ["a", "b"],
};
const SECOND = {
  startingLines: [2, 6],
  lineCounts: [1, 1],
  originalLines: [3, 11],
  originIndexes: [1, 0],
  newOrigins: [],
};

describe("blame data", () => {
  it("grows with each batch, and neighbors from one commit are one block", () => {
    const some = blameLines([FIRST]);
    expect([some.known, some.originCount]).toEqual([3, 2]);
    expect(some.blockAt(5)).toEqual({ first: 4, last: 5, originalLine: 9, origin: "a" });
    expect([some.blockAt(2), some.blockAt(0), some.blockAt(99)]).toEqual([null, null, null]);
    const all = blameLines([FIRST, SECOND]);
    expect(all.blockAt(2)).toEqual({ first: 1, last: 2, originalLine: 1, origin: "b" });
    expect(all.blockAt(6)).toEqual({ first: 4, last: 6, originalLine: 9, origin: "a" });
    expect(blameLines([]).blockAt(1)).toBe(null);
  });

  it("is shown beside the rendered lines, without unknown ones", () => {
    const lines = [2, 3, 4, 5].map((number) => ({ number, top: number * 20, height: 20 }));
    expect(marginBlocks(lines, blameLines([FIRST, SECOND]))).toEqual([
      { first: 1, last: 2, originalLine: 1, origin: "b", top: 40, height: 20 },
      { first: 4, last: 6, originalLine: 9, origin: "a", top: 80, height: 40 },
    ]);
  });
});

it("shows a line's age in ten steps, from a quarter of a day to more than four years", () => {
  const written = (days: number): number =>
    ageStep(new Date(Date.UTC(2026, 0, 1) - days * 86_400_000).toISOString(), "2026-01-01T00:00:00Z");
  expect([0, 0.5, 5, 20, 60, 120, 300, 500, 1000, 3000].map(written)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect([written(-3), ageStep("no time", "2026-01-01T00:00:00Z")]).toEqual([0, 9]);
});
