import type { DiffLayout } from "./DiffFile.ts";
import type { FileNotes } from "./fileNotes.ts";
import { BAND_HEIGHT, LINE_HEIGHT } from "./measures.ts";
import { pairLines } from "./pairLines.ts";
import type { Patch, PatchHunk } from "./parsePatch.ts";

/** A row over the whole width that is no line of the file. */
export type Band =
  | { readonly kind: "note"; readonly sentence: string }
  | { readonly kind: "hunk"; readonly hunk: PatchHunk; readonly index: number };

/**
 * A file's rows from top to bottom. A pane holds one number per row: a line of the patch, `NO_LINE`, or the band -2 - n.
 * Unified has one pane, split an old and a new one of equal length; bands stand in both.
 */
export interface FileRows {
  readonly panes: readonly Int32Array[];
  readonly bands: readonly Band[];
  /** Rows that are bands, ascending. They are `BAND_HEIGHT` high, all others `LINE_HEIGHT`. */
  readonly bandRows: Int32Array;
  readonly count: number;
  readonly height: number;
}

/** Gives the place in `bands` of a pane's entry, or -1 where the entry is a line or nothing. */
export function bandIndex(entry: number): number {
  return entry <= -2 ? -2 - entry : -1;
}

/** Lays a file out: its notes first, then each hunk's header and lines. Linear in the number of lines. */
export function arrangeRows(patch: Patch | null, notes: FileNotes, layout: DiffLayout): FileRows {
  const bands: Band[] = notes.sentences.map((sentence) => ({ kind: "note", sentence }));
  const hunks = patch === null || notes.replaceLines ? [] : patch.hunks;
  hunks.forEach((hunk, index) => bands.push({ kind: "hunk", hunk, index }));

  const capacity = bands.length + (patch?.lineCount ?? 0);
  const left = new Int32Array(capacity);
  const right = layout === "split" ? new Int32Array(capacity) : left;
  const bandRows = new Int32Array(bands.length);
  let row = 0;
  const put = (old: number, current: number): void => {
    left[row] = old;
    right[row++] = current;
  };
  bands.forEach((band, index) => {
    bandRows[index] = row;
    put(-2 - index, -2 - index);
    if (patch === null || band.kind === "note") return;
    const { first, end } = band.hunk;
    if (layout === "split") pairLines(patch, first, end, put);
    else for (let line = first; line < end; line++) put(line, line);
  });

  const panes = layout === "split" ? [left.subarray(0, row), right.subarray(0, row)] : [left.subarray(0, row)];
  const height = row * LINE_HEIGHT + bands.length * (BAND_HEIGHT - LINE_HEIGHT);
  return { panes, bands, bandRows, count: row, height };
}
