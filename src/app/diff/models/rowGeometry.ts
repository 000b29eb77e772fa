import type { FileRows } from "./arrangeRows.ts";
import { firstIndex } from "../firstIndex.ts";
import { hiddenBand } from "./hiddenBand.ts";

/** Gives the top of a row in pixels below the file's first row. */
export function rowTop(rows: FileRows, row: number): number {
  return rows.tops[row] ?? 0;
}

/** Gives the height of a row in pixels. */
export function rowHeight(rows: FileRows, row: number): number {
  return (rows.tops[row + 1] ?? 0) - (rows.tops[row] ?? 0);
}

/** Finds the row that covers a height, held within the file's rows; 0 where it has none. Logarithmic. */
export function rowAt(rows: FileRows, y: number): number {
  const after = firstIndex(rows.count, (row) => (rows.tops[row] ?? 0) > y);
  return Math.max(0, Math.min(after - 1, rows.count - 1));
}

/** Finds the row in which any pane shows a line of the patch, or the band that it is folded into, or -1. Linear in the file's rows. */
export function rowOfLine(rows: FileRows, line: number): number {
  const shown = rows.panes.reduce((found, pane) => (found === -1 ? pane.indexOf(line) : found), -1);
  return shown === -1 ? hiddenBand(rows, line) : shown;
}
