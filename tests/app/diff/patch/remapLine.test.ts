import { describe, expect, test } from "vitest";
import { lineStarts, mergeRanges } from "#app/diff/patch/patchGaps.ts";
import { expandPatch } from "#app/diff/patch/expandPatch.ts";
import { lineText, remapLine } from "#app/diff/patch/patchLines.ts";
import { LineKind, parsePatch } from "#app/diff/patch/Patch.ts";
import { sampled } from "#tests/helpers/testRun.ts";
import { gitDiff } from "../gitDiff.ts";
import { randomPairs } from "../randomPairs.ts";

describe("remapLine", () => {
  test("finds every line of a patch again when more lines are shown, and each remaining line when fewer are", () => {
    const next = randomPairs(7);
    for (let times = 0; times < sampled(40); times++) {
      const { before, after } = next();
      using diff = gitDiff(before, after);
      const patch = parsePatch(diff.with("-U1"));
      const wanted = [
        { from: 5, to: 30 },
        { from: 60, to: 65 },
      ];
      const more = parsePatch(expandPatch(patch, after, wanted));
      for (let line = 0; line < patch.lineCount; line++) {
        const found = remapLine(patch, more, line);
        expect([more.kinds[found], lineText(more, found)]).toEqual([patch.kinds[line], lineText(patch, line)]);
        expect(remapLine(more, patch, found)).toBe(line);
      }
      for (let line = 0; line < more.lineCount; line++) {
        const found = remapLine(more, patch, line);
        if (found === -1) expect([LineKind.context, LineKind.marker]).toContain(more.kinds[line]);
        else expect(lineText(patch, found)).toBe(lineText(more, line));
      }
    }
  });
});

describe("mergeRanges", () => {
  test("returns ranges in order, adjacent ones joined, without empty ones", () => {
    const ranges = [
      [20, 30],
      [5, 9],
      [10, 12],
      [28, 40],
      [8, 7],
      [50, 50],
    ] as const;
    expect(mergeRanges(ranges.map(([from, to]) => ({ from, to })))).toEqual([
      { from: 5, to: 12 },
      { from: 20, to: 40 },
      { from: 50, to: 50 },
    ]);
  });
});

describe("lineStarts", () => {
  test("counts lines as git does", () => {
    expect(["", "\n", "a", "a\n", "a\nbc", "a\r\n\n\u2028b\n"].map((text) => Array.from(lineStarts(text)))).toEqual([
      [0],
      [0, 1],
      [0, 1],
      [0, 2],
      [0, 2, 4],
      [0, 3, 4, 7],
    ]);
  });
});
