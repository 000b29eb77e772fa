import type { RowLayout } from "../DiffFile.ts";
import { firstIndex } from "../firstIndex.ts";
import { BAND_HEIGHT, LINE_HEIGHT } from "../measures.ts";
import { NO_LINE, pairLines, type Patch, type PatchHunk } from "../patch/Patch.ts";
import type { Slot } from "../Slot.ts";
import type { FileNotes } from "./fileNotes.ts";
import { keptLines, type PlacedSlots } from "./placeSlots.ts";
import type { SeenHunks } from "./viewedHunks.ts";

/** A row over the whole width that is no line of the file. */
export type Band =
  | { readonly kind: "note"; readonly sentence: string }
  | { readonly kind: "hunk"; readonly hunk: PatchHunk; readonly index: number }
  /** In place of a hunk that was seen; `line` is the one it is known by, its first changed one. */
  | { readonly kind: "seen"; readonly hunk: PatchHunk; readonly index: number; readonly line: number }
  /** Below the last hunk, where the file goes on. */
  | { readonly kind: "tail" }
  | { readonly kind: "slot"; readonly slot: Slot };

/**
 * A file's rows from top to bottom. A pane holds one number per row: a line of the patch, `NO_LINE`, or the band -2 - n.
 * Unified has one pane, split an old and a new one of equal length; bands stand in both.
 */
export interface FileRows {
  readonly panes: readonly Int32Array[];
  readonly bands: readonly Band[];
  /** Rows that are bands, ascending. */
  readonly bandRows: Int32Array;
  /** Per row its top in pixels below the first row's; one more entry for where the last one ends. */
  readonly tops: Int32Array;
  readonly count: number;
  readonly height: number;
}

/** What may make rows higher than usual, or add some. */
export interface RowExtras {
  /** Of a line of the screen, in whole pixels. */
  readonly lineHeight?: number | undefined;
  /** Of a band, in whole pixels. */
  readonly bandHeight?: number | undefined;
  /** How many lines of the screen a line of the patch takes. */
  readonly linesOf?: ((line: number) => number) | undefined;
  readonly slots?: PlacedSlots | undefined;
  /** Whether the file goes on below its last hunk. */
  readonly goesOn?: boolean | undefined;
  /** How tall a slot is, in whole pixels. */
  readonly slotHeight?: ((key: string) => number) | undefined;
  readonly seen?: SeenHunks | undefined;
}

/** Gives the place in `bands` of a pane's entry, or -1 where the entry is a line or nothing. */
export function bandIndex(entry: number): number {
  return entry <= -2 ? -2 - entry : -1;
}

/**
 * Lays a file out: its notes first, then each hunk's header and lines, slots above and below their lines. Of a hunk that is
 * folded there is one band, and the lines of what does not fold. Linear in the number of lines.
 */
export function arrangeRows(
  patch: Patch | null,
  notes: FileNotes,
  layout: RowLayout,
  {
    lineHeight = LINE_HEIGHT,
    bandHeight = BAND_HEIGHT,
    linesOf,
    slots,
    slotHeight,
    goesOn = false,
    seen,
  }: RowExtras = {},
): FileRows {
  const hunks = patch === null || notes.replaceLines ? [] : patch.hunks;
  const capacity = notes.sentences.length + hunks.length + (patch?.lineCount ?? 0) + (slots?.count ?? 0) + 1;
  const left = new Int32Array(capacity);
  const right = layout === "split" ? new Int32Array(capacity) : left;
  const tops = new Int32Array(capacity + 1);
  const bands: Band[] = [];
  const bandRows: number[] = [];
  let row = 0;
  const put = (old: number, current: number, height: number): void => {
    left[row] = old;
    right[row++] = current;
    tops[row] = (tops[row - 1] ?? 0) + height;
  };
  const putBand = (band: Band, height: number): void => {
    bandRows.push(row);
    put(-2 - bands.length, -2 - bands.length, height);
    bands.push(band);
  };
  const putSlots = (at: ReadonlyMap<number, readonly Slot[]> | undefined, line: number): void => {
    for (const slot of at?.get(line) ?? []) putBand({ kind: "slot", slot }, slotHeight?.(slot.key) ?? 0);
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

  for (const sentence of notes.sentences) putBand({ kind: "note", sentence }, bandHeight);
  for (const slot of slots?.first ?? []) putBand({ kind: "slot", slot }, slotHeight?.(slot.key) ?? 0);
  const linesWithSlots = Int32Array.from([...(slots?.above.keys() ?? []), ...(slots?.below.keys() ?? [])]).sort();
  const hasSlots = ({ first, end }: PatchHunk): boolean =>
    (linesWithSlots[firstIndex(linesWithSlots.length, (at) => (linesWithSlots[at] ?? end) >= first)] ?? end) < end;
  const isFolded = (index: number): boolean => layout !== "plain" && seen?.folded[index] === 1;
  hunks.forEach((hunk, index) => {
    const known = isFolded(index) ? (seen?.lines[seen.starts[index] ?? 0] ?? hunk.first) : null;
    if (known !== null) putBand({ kind: "seen", hunk, index, line: known }, bandHeight);
    else if (layout !== "plain") putBand({ kind: "hunk", hunk, index }, bandHeight);
    if (patch === null) return;
    const kept = known === null ? null : keptLines(patch, hunk, slots);
    if (kept?.size === 0) return;
    const putLines = hasSlots(hunk) ? putLineWithSlots : putLine;
    const putKept = (old: number, current: number): void => {
      if (kept === null || kept.has(old) || kept.has(current)) putLines(old, current);
    };
    if (layout === "split") pairLines(patch, hunk.first, hunk.end, putKept);
    else for (let line = hunk.first; line < hunk.end; line++) putKept(line, line);
  });
  if (goesOn && hunks.length > 0 && !isFolded(hunks.length - 1)) putBand({ kind: "tail" }, bandHeight);

  const panes = layout === "split" ? [left.subarray(0, row), right.subarray(0, row)] : [left.subarray(0, row)];
  return {
    panes,
    bands,
    bandRows: Int32Array.from(bandRows),
    tops: tops.subarray(0, row + 1),
    count: row,
    height: tops[row] ?? 0,
  };
}

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

/** Gives the row of the band that a line is folded into, or -1 where it is in none. Linear in the bands. */
function hiddenBand({ bands, bandRows }: FileRows, line: number): number {
  const at = bands.findIndex((band) => band.kind === "seen" && band.hunk.first <= line && line < band.hunk.end);
  return at === -1 ? -1 : (bandRows[at] ?? -1);
}

/** Gives the band that a row is, null for a row of lines. */
export function bandOfRow({ panes, bands }: FileRows, row: number): Band | null {
  return bands[bandIndex(panes[0]?.[row] ?? NO_LINE)] ?? null;
}
