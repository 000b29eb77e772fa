import { bandIndex, type Band, type FileRows } from "./arrangeRows.ts";
import { firstIndex } from "./firstIndex.ts";
import { NO_LINE } from "./pairLines.ts";
import { rowAt, rowTop } from "./rowGeometry.ts";
import type { Stretch } from "./Viewport.ts";

/** A row to draw in one pane. */
export type ShownRow =
  | { readonly kind: "band"; readonly row: number; readonly top: number; readonly band: Band }
  | { readonly kind: "line"; readonly row: number; readonly top: number; readonly line: number; readonly hunk: number };

/** Gives what a pane shows between two heights below the file's first row, top to bottom; empty sides are left out. */
export function rowsInStretch(rows: FileRows, pane: Int32Array, { from, to }: Stretch): readonly ShownRow[] {
  if (rows.count === 0 || to <= 0 || from >= rows.height) return [];
  const shown: ShownRow[] = [];
  const first = rowAt(rows, from);
  const last = rowAt(rows, to);
  let bandsAbove = firstIndex(rows.bandRows.length, (i) => (rows.bandRows[i] ?? 0) > first);
  for (let row = first; row <= last; row++) {
    const entry = pane[row] ?? NO_LINE;
    if (entry === NO_LINE) continue;
    const top = rowTop(rows, row);
    const band = rows.bands[bandIndex(entry)];
    if (band !== undefined) {
      bandsAbove = bandIndex(entry) + 1;
      shown.push({ kind: "band", row, top, band });
      continue;
    }
    const above = rows.bands[bandsAbove - 1];
    shown.push({ kind: "line", row, top, line: entry, hunk: above?.kind === "hunk" ? above.index : 0 });
  }
  return shown;
}
