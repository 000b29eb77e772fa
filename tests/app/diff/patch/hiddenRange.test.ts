import { expect, test } from "vitest";
import { hiddenRange } from "#app/diff/patch/patchGaps.ts";
import { parsePatch } from "#app/diff/patch/Patch.ts";

/** Two lines replace line 10; line 50 of the old side, 51 of the new side, changes. */
const PATCH = parsePatch("@@ -9,3 +9,4 @@\n nine\n-ten\n+TEN\n+10\n eleven\n@@ -49,3 +50,3 @@\n 49\n-50\n+51\n 51\n");
const line = (number: number) => ({ from: number, to: number });

test("a hidden line is shown with three lines above and below it, if these are hidden", () => {
  expect(hiddenRange(PATCH, "new", line(30), 100)).toEqual({ from: 27, to: 33 });
  expect(hiddenRange(PATCH, "new", line(14), 100)).toEqual({ from: 13, to: 17 });
  expect(hiddenRange(PATCH, "new", line(1), 100)).toEqual({ from: 1, to: 4 });
});

test("a line of the old side is found by its own number", () => {
  expect(hiddenRange(PATCH, "old", line(30), 100)).toEqual({ from: 28, to: 34 });
});

test("all hidden lines of a range are shown, across the changes between them", () => {
  expect(hiddenRange(PATCH, "new", { from: 30, to: 34 }, 100)).toEqual({ from: 27, to: 37 });
  expect(hiddenRange(PATCH, "new", { from: 5, to: 60 }, 100)).toEqual({ from: 2, to: 63 });
  expect(hiddenRange(PATCH, "new", { from: 10, to: 14 }, 100)).toEqual({ from: 13, to: 17 });
});

test("a visible range needs no lines, and a range after the end shows the end", () => {
  expect(hiddenRange(PATCH, "new", { from: 9, to: 12 }, 100)).toBe(null);
  expect(hiddenRange(PATCH, "new", { from: 500, to: 510 }, 100)).toEqual({ from: 97, to: 100 });
});
