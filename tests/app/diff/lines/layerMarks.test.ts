import { expect, test } from "vitest";
import type { DiffLayer } from "#app/diff/models/DiffLayer.ts";
import { commentLayer, conflictLayer, LayerMarks } from "#app/diff/lines/layerMarks.ts";
import { parsePatch } from "#app/diff/patch/Patch.ts";
import { placeSlots, type Slot } from "#app/diff/models/Slot.ts";
import { diffFile } from "../diffFile.ts";

/** Old lines 1 to 3 (the second removed), new lines 1 to 4 (the second and third added). */
const PATCH = parsePatch("@@ -1,3 +1,4 @@\n one\n-two\n+2\n+two and a half\n three\n");
const FILE = { file: diffFile({ key: "a.ts" }), patch: PATCH, slots: null };
const LINES = [0, 1, 2, 3, 4];

const layer =
  (side: "old" | "new", ...ranges: ReturnType<DiffLayer>): DiffLayer =>
  (_file, wanted) =>
    wanted === side ? ranges : [];

test("ranges of several layers are joined on a line, and the note is on the first line only", () => {
  const layers = [
    layer("new", { from: 2, to: 3, rowClass: "moved", note: "from b.ts:1", isLink: true, sign: "Moved here" }),
    layer("new", { from: 3, to: 4, rowClass: "covered", gutter: "bar" }),
    layer("new", { from: 3, to: 3, gutter: "icon" }),
  ];
  const marks = new LayerMarks(FILE, "both", layers);
  expect(LINES.map((line) => marks.at(line))).toEqual([
    { rowClass: "" },
    { rowClass: "" },
    { rowClass: " moved", sign: "Moved here", note: "from b.ts:1", isLink: true },
    { rowClass: " moved covered", sign: "Moved here", gutter: ["bar", "icon"] },
    { rowClass: " covered", gutter: ["bar"] },
  ]);
});

test("a pane shows the ranges of its own side, and a single pane those of both", () => {
  const layers = [
    layer("old", { from: 1, to: 2, rowClass: "left" }),
    layer("new", { from: 1, to: 2, rowClass: "right" }),
  ];
  const classes = (pane: "both" | "old" | "new") =>
    LINES.map((line) => new LayerMarks(FILE, pane, layers).at(line).rowClass);
  expect(classes("both")).toEqual([" left right", " left", " right", "", ""]);
  expect(classes("old")).toEqual([" left", " left", "", "", ""]);
  expect(classes("new")).toEqual([" right", "", " right", "", ""]);
});

test("a line has the same marks each time, so that its row is not rendered again", () => {
  const marks = new LayerMarks(FILE, "new", [layer("new", { from: 1, to: 4, rowClass: "all" })]);
  expect(marks.at(2)).toBe(marks.at(2));
});

test("the lines of a conflict are marked on the new side", () => {
  const text = "<<<<<<< ours\n+a\n+=======\n+b\n+>>>>>>> theirs";
  const patch = parsePatch(`@@ -0,0 +1,5 @@\n+${text}\n`);
  const marks = new LayerMarks({ ...FILE, patch }, "both", [conflictLayer]);
  expect(LINES.map((line) => marks.at(line).rowClass !== "")).toEqual([true, false, true, false, true]);
});

test("the lines of comments on several lines are marked; a comment whose line is gone marks nothing", () => {
  const comment = (side: "old" | "new", from: number, line: number): Slot => {
    const at = { fileKey: "a.ts", side, from, line, placement: "below", isComment: true } as const;
    return { ...at, key: `${side} ${from} ${line}`, content: null };
  };
  const marked = (...slots: readonly Slot[]) => {
    const marks = new LayerMarks({ ...FILE, slots: placeSlots(PATCH, slots) }, "both", [commentLayer]);
    return LINES.filter((line) => marks.at(line).rowClass !== "");
  };
  expect(marked(comment("new", 2, 3))).toEqual([2, 3]);
  expect(marked(comment("old", 1, 2))).toEqual([0, 1]);
  expect(marked(comment("new", 2, 2))).toEqual([]);
  expect(marked(comment("new", 1, 2), comment("new", 2, 4))).toEqual([0, 2, 3, 4]);
  expect(marked(comment("new", 8, 9))).toEqual([]);
});
