import { describe, expect, it } from "vitest";
import { lineOfNumber, lineUpTo } from "#app/diff/patch/patchLines.ts";
import { type DiffSide, parsePatch, type Patch } from "#app/diff/patch/Patch.ts";
import { sampled } from "#tests/helpers/testRun.ts";
import { gitDiff } from "../gitDiff.ts";
import { randomPairs } from "../randomPairs.ts";

const SIDES: readonly DiffSide[] = ["old", "new"];

/** Searches every line of a patch. */
function lineOf(patch: Patch, side: DiffSide, number: number): number {
  const numbers = side === "old" ? patch.oldNumbers : patch.newNumbers;
  let found = -1;
  for (let line = 0; line < patch.lineCount; line++) {
    const at = numbers[line] ?? 0;
    if (at > 0 && at <= number) found = line;
  }
  return found;
}

function expectAll(patch: Patch): void {
  const highest = Math.max(0, ...patch.oldNumbers, ...patch.newNumbers);
  for (const side of SIDES) {
    for (let number = 1; number <= highest + 2; number++) {
      expect([side, number, lineUpTo(patch, side, number)]).toEqual([side, number, lineOf(patch, side, number)]);
    }
  }
}

describe("the line with a number, or the last line before it", () => {
  it("is found for every number in git's output, with any context", () => {
    const next = randomPairs(11);
    for (let times = 0; times < sampled(40); times++) {
      const { before, after } = next();
      using diff = gitDiff(before, after);
      for (const context of [0, 1, 3, 1000]) expectAll(parsePatch(diff.with(`-U${context}`)));
    }
  });

  it("is found where a side has no line in a hunk, and where sections follow one another", () => {
    expectAll(parsePatch("@@ -1,2 +0,0 @@\n-a\n-b\n\\ No newline at end of file\n@@ -0,0 +1,2 @@\n+c\n+d\n"));
    expectAll(parsePatch("@@ -3,0 +4,2 @@\n+a\n+b\n@@ -9,2 +11,0 @@\n-c\n-d\n"));
    expectAll(parsePatch(""));
  });

  it("is the first of a side if none is before it, and nothing if that side has no lines", () => {
    const patch = parsePatch("@@ -3,2 +3,2 @@\n-a\n+b\n c\n");
    expect([lineOfNumber(patch, "old", 1), lineOfNumber(patch, "new", 1)]).toEqual([0, 1]);
    expect([lineUpTo(patch, "old", 2), lineUpTo(patch, "new", 2)]).toEqual([-1, -1]);
    expect(lineOfNumber(parsePatch("@@ -0,0 +1 @@\n+a\n"), "old", 1)).toBe(-1);
  });
});
