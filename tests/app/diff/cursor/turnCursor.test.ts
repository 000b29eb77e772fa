import { expect, test } from "vitest";
import { type Cursor, moveCursorToSide } from "#app/diff/controller/Cursor.ts";
import { stackFiles } from "#app/diff/models/FileStack.ts";
import type { DiffLayout } from "#app/diff/patch/DiffFile.ts";
import { diffFile } from "../diffFile.ts";
import { modelOf } from "../modelOf.ts";

const PATCH = "@@ -1,4 +1,4 @@\n one\n-two\n+TWO\n+2\n three\n-four\n\\ No newline at end of file\n";

const stack = (layout: DiffLayout) => stackFiles([modelOf(diffFile({ key: "a", patch: PATCH }), layout)], new Set());
const on = (line: number): Cursor => ({ key: "a", line, waitsFor: null });

test.each([
  ["from a new line to the old one beside it", 2, "old", 1],
  ["from an old line to the new one beside it", 1, "new", 2],
  ["nowhere where nothing is beside the line", 3, "old", 3],
  ["nowhere on a line that is the same on both sides", 0, "old", 0],
  ["nowhere from the side one is on", 2, "new", 2],
  ["nowhere from a header", -1, "old", -1],
] as const)("in split view the cursor switches %s", (_, line, side, turned) => {
  expect(moveCursorToSide(stack("split"), on(line), side)).toEqual(on(turned));
});

test("in unified view the cursor has no other side", () => {
  expect(moveCursorToSide(stack("unified"), on(2), "old")).toEqual(on(2));
});
