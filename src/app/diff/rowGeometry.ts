import type { FileRows } from "./arrangeRows.ts";
import { BAND_HEIGHT, LINE_HEIGHT } from "./measures.ts";
import { firstIndex } from "./firstIndex.ts";

const EXTRA = BAND_HEIGHT - LINE_HEIGHT;

/** Gives the top of a row in pixels below the file's first row. Logarithmic in the number of bands. */
export function rowTop(rows: FileRows, row: number): number {
  const bandsBefore = firstIndex(rows.bandRows.length, (i) => (rows.bandRows[i] ?? 0) >= row);
  return row * LINE_HEIGHT + bandsBefore * EXTRA;
}

/** Finds the row that covers a height, held within the file's rows; 0 where it has none. */
export function rowAt(rows: FileRows, y: number): number {
  const { bandRows } = rows;
  const bands = firstIndex(bandRows.length, (i) => (bandRows[i] ?? 0) * LINE_HEIGHT + i * EXTRA > y);
  const afterBands = Math.floor((y - bands * EXTRA) / LINE_HEIGHT);
  // Inside a band the division can fall short of the band's own row.
  const row = bands === 0 ? afterBands : Math.max(afterBands, bandRows[bands - 1] ?? 0);
  return Math.max(0, Math.min(row, rows.count - 1));
}

/** Finds the row in which any pane shows a line of the patch, or -1. Linear in the file's rows. */
export function rowOfLine(rows: FileRows, line: number): number {
  return rows.panes.reduce((found, pane) => (found === -1 ? pane.indexOf(line) : found), -1);
}
