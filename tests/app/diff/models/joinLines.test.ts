import { expect, test } from "vitest";
import { joinLines, rowsInRange } from "#app/diff/models/drawnRows.ts";
import { diffFile } from "../diffFile.ts";
import { modelOf } from "../modelOf.ts";

const PATCH = "@@ -1,3 +1,3 @@\n one\n-two\n+TWO\n three\n@@ -9,2 +9,3 @@\n nine\n+ten\n eleven\n";

function pieces(layout: "unified" | "split", pane: number, fits: (line: number) => boolean): readonly string[] {
  const { rows } = modelOf(diffFile({ patch: PATCH }), layout);
  const lines = rows?.panes[pane];
  if (rows === null || lines === undefined) throw new Error("The file is not laid out.");
  const shown = rowsInRange(rows, lines, { from: 0, to: rows.height });
  return joinLines(shown, ({ line }) => fits(line)).map((piece) =>
    piece.kind === "block"
      ? piece.lines.map(({ line }) => line).join("+")
      : piece.kind === "line"
        ? `line ${piece.line}`
        : "wide",
  );
}

test("adjacent lines are one block, and hunk headers separate blocks", () => {
  expect(pieces("unified", 0, () => true)).toEqual(["wide", "0+1+2+3", "wide", "4+5+6"]);
});

test("a line that is too long is a separate block at its position", () => {
  expect(pieces("unified", 0, (line) => line !== 2 && line !== 4)).toEqual([
    "wide",
    "0+1",
    "line 2",
    "3",
    "wide",
    "line 4",
    "5+6",
  ]);
  expect(pieces("unified", 0, () => false).filter((piece) => piece.startsWith("line"))).toHaveLength(7);
});

test("no block crosses an empty row of a side", () => {
  expect(pieces("split", 0, () => true)).toEqual(["wide", "0+1+3", "wide", "4", "6"]);
  expect(pieces("split", 1, () => true)).toEqual(["wide", "0+2+3", "wide", "4+5+6"]);
});
