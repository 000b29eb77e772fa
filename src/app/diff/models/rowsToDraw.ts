import type { FileRows } from "./arrangeRows.ts";
import { rowHeight, rowTop } from "./rowGeometry.ts";
import { rowsInStretch, type ShownRow } from "./rowsInStretch.ts";
import type { Stretch } from "../Viewport.ts";

/**
 * Gives what a pane shows in a stretch and, wherever they are, the rows of some lines, top to bottom: text that is
 * selected must stay drawn where it begins and ends.
 */
export function rowsToDraw(
  rows: FileRows,
  pane: Int32Array,
  stretch: Stretch,
  lines: readonly number[],
): readonly ShownRow[] {
  const shown = rowsInStretch(rows, pane, stretch);
  const kept = new Set(lines.map((line) => pane.indexOf(line)));
  for (const { row } of shown) kept.delete(row);
  kept.delete(-1);
  if (kept.size === 0) return shown;
  const others = [...kept].flatMap((row) => {
    const middle = rowTop(rows, row) + rowHeight(rows, row) / 2;
    return rowsInStretch(rows, pane, { from: middle, to: middle });
  });
  return [...shown, ...others].toSorted((a, b) => a.row - b.row);
}
