import { bandIndex, type Band, type FileRows } from "./arrangeRows.ts";
import { firstIndex } from "../firstIndex.ts";
import { NO_LINE } from "../patch/pairLines.ts";
import { rowAt, rowHeight, rowTop } from "./rowGeometry.ts";
import type { Stretch } from "../Viewport.ts";

/** A row to draw in one pane. */
export type ShownRow =
  | {
      readonly kind: "band";
      readonly row: number;
      readonly top: number;
      readonly height: number;
      readonly band: Band;
    }
  | {
      readonly kind: "line";
      readonly row: number;
      readonly top: number;
      readonly height: number;
      readonly line: number;
      readonly hunk: number;
    };

/** Gives what a pane shows between two heights below the file's first row, top to bottom; empty sides are left out. */
export function rowsInStretch(rows: FileRows, pane: Int32Array, { from, to }: Stretch): readonly ShownRow[] {
  if (rows.count === 0 || to <= 0 || from >= rows.height) return [];
  const shown: ShownRow[] = [];
  const first = rowAt(rows, from);
  const last = rowAt(rows, to);
  let hunk = hunkAbove(rows, first);
  for (let row = first; row <= last; row++) {
    const entry = pane[row] ?? NO_LINE;
    if (entry === NO_LINE) continue;
    const [top, height] = [rowTop(rows, row), rowHeight(rows, row)];
    const band = rows.bands[bandIndex(entry)];
    if (band !== undefined) {
      if (band.kind === "hunk" || band.kind === "seen") hunk = band.index;
      shown.push({ kind: "band", row, top, height, band });
      continue;
    }
    shown.push({ kind: "line", row, top, height, line: entry, hunk });
  }
  return shown;
}

/** Names the hunk that a row belongs to, 0 above the first. */
function hunkAbove(rows: FileRows, row: number): number {
  const after = firstIndex(rows.bandRows.length, (i) => (rows.bandRows[i] ?? 0) > row);
  for (let at = after - 1; at >= 0; at--) {
    const band = rows.bands[at];
    if (band?.kind === "hunk" || band?.kind === "seen") return band.index;
  }
  return 0;
}
