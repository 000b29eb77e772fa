import { expect, test } from "vitest";
import { filesToDraw, stackFiles } from "#app/diff/models/FileStack.ts";
import { rowsToDraw } from "#app/diff/models/drawnRows.ts";
import { diffFile } from "../diffFile.ts";
import { modelOf } from "../modelOf.ts";

const lines = Array.from({ length: 200 }, (_, index) => `+line ${index + 1}\n`).join("");
const model = modelOf(diffFile({ patch: `@@ -0,0 +1,200 @@\n${lines}` }), "unified");

test("a pinned line is rendered in its place, in row order, wherever the user scrolls", () => {
  const { rows } = model;
  const pane = rows?.panes[0];
  if (rows === null || pane === undefined) throw new Error("The file is not laid out.");
  const drawn = (pinned: readonly number[]) =>
    rowsToDraw(rows, pane, { from: 28 + 100 * 20, to: 28 + 102 * 20 - 1 }, pinned).map((row) =>
      row.kind === "line" ? `${row.line} at ${row.top}` : row.kind,
    );
  expect(drawn([])).toEqual(["100 at 2028", "101 at 2048"]);
  expect(drawn([199, 0])).toEqual(["0 at 28", "100 at 2028", "101 at 2048", "199 at 4008"]);
  expect(drawn([101, -1])).toEqual(["100 at 2028", "101 at 2048"]);
});

test("a pinned file is rendered wherever the user scrolls", () => {
  const models = ["a", "b", "c", "d"].map((key) => modelOf(diffFile({ key }), "unified"));
  const stack = stackFiles(models, new Set());
  const top = (stack.tops[2] ?? 0) + 5;
  expect(filesToDraw(stack, { from: top, to: top + 10 }, [])).toEqual([2]);
  expect(filesToDraw(stack, { from: top, to: top + 10 }, ["a", "gone"])).toEqual([0, 2]);
});
