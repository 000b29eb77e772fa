import { lowerBound } from "../lowerBound.ts";
import { hunkReach } from "../patch/hunkRanges.ts";
import { LineKind, NO_LINE, type Patch } from "../patch/Patch.ts";
import { slotId } from "./Slot.ts";
import type { PixelRange } from "../Viewport.ts";
import type { FileModel } from "./FileModel.ts";
import { type WideRow, wideRowIndex, type FileRows, rowAt, rowHeight, rowTop } from "./FileRows.ts";

/**
 * Returns the rows of a pane in a range and, wherever they are, those of some lines, top to bottom: the two ends of a
 * text selection must stay rendered.
 */
export function rowsToDraw(
  rows: FileRows,
  pane: Int32Array,
  range: PixelRange,
  lines: readonly number[],
): readonly ShownRow[] {
  const shown = rowsInRange(rows, pane, range);
  const pinned = new Set(lines.map((line) => pane.indexOf(line)));
  for (const { row } of shown) pinned.delete(row);
  pinned.delete(-1);
  if (pinned.size === 0) return shown;
  const others = [...pinned].flatMap((row) => {
    const middle = rowTop(rows, row) + rowHeight(rows, row) / 2;
    return rowsInRange(rows, pane, { from: middle, to: middle });
  });
  return [...shown, ...others].toSorted((a, b) => a.row - b.row);
}

/** A row to render in one pane. */
type ShownRow =
  | {
      readonly kind: "wide";
      readonly row: number;
      readonly top: number;
      readonly height: number;
      readonly wideRow: WideRow;
    }
  | {
      readonly kind: "line";
      readonly row: number;
      readonly top: number;
      readonly height: number;
      readonly line: number;
      readonly hunk: number;
    };

/** Returns the rows of a pane between two positions below the first row of the file, top to bottom, without empty sides. */
export function rowsInRange(rows: FileRows, pane: Int32Array, { from, to }: PixelRange): readonly ShownRow[] {
  if (rows.count === 0 || to <= 0 || from >= rows.height) return [];
  const shown: ShownRow[] = [];
  const first = rowAt(rows, from);
  const last = rowAt(rows, to);
  let hunk = hunkAbove(rows, first);
  for (let row = first; row <= last; row++) {
    const entry = pane[row] ?? NO_LINE;
    if (entry === NO_LINE) continue;
    const [top, height] = [rowTop(rows, row), rowHeight(rows, row)];
    const wideRow = rows.wideRows[wideRowIndex(entry)];
    if (wideRow !== undefined) {
      if (wideRow.kind === "hunk" || wideRow.kind === "seen") hunk = wideRow.index;
      shown.push({ kind: "wide", row, top, height, wideRow });
      continue;
    }
    shown.push({ kind: "line", row, top, height, line: entry, hunk });
  }
  return shown;
}

function hunkAbove(rows: FileRows, row: number): number {
  const after = lowerBound(rows.wideRowNumbers.length, (i) => (rows.wideRowNumbers[i] ?? 0) > row);
  for (let at = after - 1; at >= 0; at--) {
    const wideRow = rows.wideRows[at];
    if (wideRow?.kind === "hunk" || wideRow?.kind === "seen") return wideRow.index;
  }
  return 0;
}

export type ShownLine = Extract<ShownRow, { readonly kind: "line" }>;

/** Consecutive lines rendered as one element. */
export interface LineBlock {
  readonly kind: "block";
  /** Never empty. */
  readonly lines: readonly ShownLine[];
}

/** Joins consecutive lines for which `fits` is true into blocks; leaves everything else unchanged. */
export function joinLines(
  rows: readonly ShownRow[],
  fits: (line: ShownLine) => boolean,
): readonly (ShownRow | LineBlock)[] {
  const pieces: (ShownRow | LineBlock)[] = [];
  let lines: ShownLine[] = [];
  for (const row of rows) {
    if (row.kind !== "line" || !fits(row)) {
      pieces.push(row);
      lines = [];
      continue;
    }
    const above = lines.at(-1);
    if (above === undefined || above.top + above.height !== row.top) {
      lines = [];
      pieces.push({ kind: "block", lines });
    }
    lines.push(row);
  }
  return pieces;
}

const NONE: ReadonlyMap<number, string> = new Map();

/**
 * Returns the ids of the elements of comments by line, for lines whose comments are all rendered in a range: an ARIA
 * attribute must not refer to a missing element. Linear in the slots of the file.
 */
export function drawnComments({ slots, rows }: FileModel, range: PixelRange): ReadonlyMap<number, string> {
  if (slots === null || rows === null || slots.count === 0) return NONE;
  const drawn = new Set<string>();
  rows.wideRows.forEach((wideRow, index) => {
    const row = rows.wideRowNumbers[index] ?? 0;
    if (wideRow.kind !== "slot" || wideRow.slot.isComment !== true) return;
    if (rowTop(rows, row) <= range.to && rowTop(rows, row + 1) >= range.from) drawn.add(wideRow.slot.key);
  });
  const names = new Map<number, string>();
  for (const at of [slots.above, slots.below]) {
    for (const [line, slotsAt] of at) {
      const keys = slotsAt.filter(({ isComment }) => isComment === true).map(({ key }) => key);
      const isDrawn = keys.every((key) => drawn.has(key));
      const known = names.get(line);
      const own = keys.map(slotId).join(" ");
      if (keys.length > 0 && isDrawn) names.set(line, known === undefined ? own : `${known} ${own}`);
    }
  }
  return names;
}

/**
 * Returns a key of a wide row that stays the same while the lines shown above it change, so that a button in it keeps
 * the focus. A hunk that is merged with the one above it leaves the key of the other hunk. Linear in the lines before
 * the first change of a hunk.
 */
export function wideRowKey(patch: Patch | null, wideRow: Exclude<WideRow, { readonly kind: "slot" }>): string {
  switch (wideRow.kind) {
    case "note":
      return wideRow.message;
    case "hunk":
    case "seen": {
      if (patch === null) return `hunk ${wideRow.index}`;
      const { end } = wideRow.hunk;
      let { first } = wideRow.hunk;
      while (first < end && patch.kinds[first] === LineKind.context) first++;
      if (first < end) return `hunk of ${lineKey(patch, first)}`;
      const { oldEnd, newEnd } = hunkReach(patch, wideRow.index);
      return `hunk to ${oldEnd} ${newEnd}`;
    }
    case "tail":
      return "tail";
  }
}

/**
 * Returns a key of a line from its numbers, which stays the same for a file however much of it is shown around the
 * line. A marker, which has no number, is named after the line before it.
 */
export function lineKey({ kinds, oldNumbers, newNumbers }: Patch, line: number): string {
  const isMarker = kinds[line] === LineKind.marker;
  const at = isMarker ? line - 1 : line;
  return `${oldNumbers[at] ?? 0} ${newNumbers[at] ?? 0}${isMarker ? " end" : ""}`;
}

/** Returns a function that numbers the rows of the table from 1; it must be called for rows from top to bottom. */
export function rowNumbering({ wideRows, wideRowNumbers }: FileRows): (row: number) => number {
  if (!wideRows.some(({ kind }) => kind === "slot")) return (row) => row + 1;
  let [wideRow, slots] = [0, 0];
  return (row) => {
    for (; wideRow < wideRows.length && (wideRowNumbers[wideRow] ?? 0) < row; wideRow++)
      if (wideRows[wideRow]?.kind === "slot") slots++;
    return row + 1 - slots;
  };
}

/** Returns the number of table rows of a file: all rows except slots, which are between them. Linear in its wide rows. */
export function tableRowCount({ count, wideRows }: FileRows): number {
  return count - wideRows.filter(({ kind }) => kind === "slot").length;
}
