import type { RowLayout } from "../patch/DiffFile.ts";
import { lowerBound } from "../lowerBound.ts";
import { HUNK_HEADER_HEIGHT, LINE_HEIGHT } from "../measures.ts";
import { NO_LINE, pairLines, type Patch, type PatchHunk } from "../patch/Patch.ts";
import { type PlacedSlots, shownLines, type Slot } from "./Slot.ts";
import type { FileNotes } from "./fileNotes.ts";
import type { ViewedHunks } from "./viewedHunks.ts";

/** A row over the whole width that is not a line of the file. */
export type WideRow =
  | { readonly kind: "note"; readonly message: string }
  | { readonly kind: "hunk"; readonly hunk: PatchHunk; readonly index: number }
  /** Replaces a viewed hunk; `line` is its first changed line, which identifies it. */
  | { readonly kind: "seen"; readonly hunk: PatchHunk; readonly index: number; readonly line: number }
  /** After the last hunk if the file continues. */
  | { readonly kind: "tail" }
  | { readonly kind: "slot"; readonly slot: Slot };

/**
 * The rows of a file from top to bottom. A pane has one number per row: a line of the patch, `NO_LINE`, or -2 - n for
 * wide row n. Unified layout has one pane; split layout has an old and a new one of equal length, both with all wide
 * rows.
 */
export interface FileRows {
  readonly panes: readonly Int32Array[];
  readonly wideRows: readonly WideRow[];
  readonly wideRowNumbers: Int32Array;
  /** Per row, its top in pixels below the first row; one more entry for the end of the last row. */
  readonly tops: Int32Array;
  readonly count: number;
  readonly height: number;
}

/** The facts that make rows higher than usual or add rows. */
export interface RowExtras {
  readonly lineHeight?: number | undefined;
  /** The height of a wide row, in whole pixels. */
  readonly hunkHeaderHeight?: number | undefined;
  /** Returns the number of screen lines of a line of the patch. */
  readonly linesOf?: ((line: number) => number) | undefined;
  readonly slots?: PlacedSlots | undefined;
  /** True if the file continues after its last hunk. */
  readonly hasMoreBelow?: boolean | undefined;
  /** Returns the height of a slot, in whole pixels. */
  readonly slotHeight?: ((key: string) => number) | undefined;
  readonly viewed?: ViewedHunks | undefined;
}

/** Returns the index in `wideRows` of an entry of a pane, or -1 if the entry is a line or empty. */
export function wideRowIndex(entry: number): number {
  return entry <= -2 ? -2 - entry : -1;
}

/**
 * Arranges the rows of a file: notes first, then the header and the lines of each hunk, with slots above and below
 * their lines. A collapsed hunk is one wide row plus the lines that do not collapse. Linear in the number of lines.
 */
export function arrangeRows(
  patch: Patch | null,
  notes: FileNotes,
  layout: RowLayout,
  {
    lineHeight = LINE_HEIGHT,
    hunkHeaderHeight = HUNK_HEADER_HEIGHT,
    linesOf,
    slots,
    slotHeight,
    hasMoreBelow = false,
    viewed,
  }: RowExtras = {},
): FileRows {
  const hunks = patch === null || notes.replaceLines ? [] : patch.hunks;
  const capacity = notes.messages.length + hunks.length + (patch?.lineCount ?? 0) + (slots?.count ?? 0) + 1;
  const left = new Int32Array(capacity);
  const right = layout === "split" ? new Int32Array(capacity) : left;
  const tops = new Int32Array(capacity + 1);
  const wideRows: WideRow[] = [];
  const wideRowNumbers: number[] = [];
  let row = 0;
  const put = (old: number, current: number, height: number): void => {
    left[row] = old;
    right[row++] = current;
    tops[row] = (tops[row - 1] ?? 0) + height;
  };
  const putWideRow = (wideRow: WideRow, height: number): void => {
    wideRowNumbers.push(row);
    put(-2 - wideRows.length, -2 - wideRows.length, height);
    wideRows.push(wideRow);
  };
  const putSlots = (at: ReadonlyMap<number, readonly Slot[]> | undefined, line: number): void => {
    for (const slot of at?.get(line) ?? []) putWideRow({ kind: "slot", slot }, slotHeight?.(slot.key) ?? 0);
  };
  const putLine = (old: number, current: number): void => {
    const lines = linesOf === undefined ? 1 : Math.max(old < 0 ? 1 : linesOf(old), current < 0 ? 1 : linesOf(current));
    put(old, current, lines * lineHeight);
  };
  const putLineWithSlots = (old: number, current: number): void => {
    putSlots(slots?.above, old);
    if (current !== old) putSlots(slots?.above, current);
    putLine(old, current);
    putSlots(slots?.below, old);
    if (current !== old) putSlots(slots?.below, current);
  };

  for (const message of notes.messages) putWideRow({ kind: "note", message }, hunkHeaderHeight);
  for (const slot of slots?.first ?? []) putWideRow({ kind: "slot", slot }, slotHeight?.(slot.key) ?? 0);
  const linesWithSlots = Int32Array.from([...(slots?.above.keys() ?? []), ...(slots?.below.keys() ?? [])]).sort();
  const hasSlots = ({ first, end }: PatchHunk): boolean =>
    (linesWithSlots[lowerBound(linesWithSlots.length, (at) => (linesWithSlots[at] ?? end) >= first)] ?? end) < end;
  const isCollapsed = (index: number): boolean => layout !== "plain" && viewed?.collapsed[index] === 1;
  hunks.forEach((hunk, index) => {
    const known = isCollapsed(index) ? (viewed?.lines[viewed.starts[index] ?? 0] ?? hunk.first) : null;
    if (known !== null) putWideRow({ kind: "seen", hunk, index, line: known }, hunkHeaderHeight);
    else if (layout !== "plain") putWideRow({ kind: "hunk", hunk, index }, hunkHeaderHeight);
    if (patch === null) return;
    const shown = known === null ? null : shownLines(patch, hunk, slots);
    if (shown?.size === 0) return;
    const putLines = hasSlots(hunk) ? putLineWithSlots : putLine;
    const putShownLine = (old: number, current: number): void => {
      if (shown === null || shown.has(old) || shown.has(current)) putLines(old, current);
    };
    if (layout === "split") pairLines(patch, hunk.first, hunk.end, putShownLine);
    else for (let line = hunk.first; line < hunk.end; line++) putShownLine(line, line);
  });
  if (hasMoreBelow && hunks.length > 0 && !isCollapsed(hunks.length - 1))
    putWideRow({ kind: "tail" }, hunkHeaderHeight);

  const panes = layout === "split" ? [left.subarray(0, row), right.subarray(0, row)] : [left.subarray(0, row)];
  return {
    panes,
    wideRows,
    wideRowNumbers: Int32Array.from(wideRowNumbers),
    tops: tops.subarray(0, row + 1),
    count: row,
    height: tops[row] ?? 0,
  };
}

export function rowTop(rows: FileRows, row: number): number {
  return rows.tops[row] ?? 0;
}

export function rowHeight(rows: FileRows, row: number): number {
  return (rows.tops[row + 1] ?? 0) - (rows.tops[row] ?? 0);
}

/** Returns the row at a vertical position, clamped to the rows of the file; 0 if it has none. Logarithmic. */
export function rowAt(rows: FileRows, y: number): number {
  const after = lowerBound(rows.count, (row) => (rows.tops[row] ?? 0) > y);
  return Math.max(0, Math.min(after - 1, rows.count - 1));
}

/**
 * Returns the row in which any pane shows a line of the patch, or the wide row it is collapsed into; -1 if there is
 * none. Linear in the rows of the file.
 */
export function rowOfLine(rows: FileRows, line: number): number {
  const shown = rows.panes.reduce((found, pane) => (found === -1 ? pane.indexOf(line) : found), -1);
  return shown === -1 ? hiddenWideRow(rows, line) : shown;
}

/** Returns the wide row that a line is collapsed into; -1 if there is none. Linear in the wide rows. */
function hiddenWideRow({ wideRows, wideRowNumbers }: FileRows, line: number): number {
  const at = wideRows.findIndex(
    (wideRow) => wideRow.kind === "seen" && wideRow.hunk.first <= line && line < wideRow.hunk.end,
  );
  return at === -1 ? -1 : (wideRowNumbers[at] ?? -1);
}

export function wideRowAt({ panes, wideRows }: FileRows, row: number): WideRow | null {
  return wideRows[wideRowIndex(panes[0]?.[row] ?? NO_LINE)] ?? null;
}
