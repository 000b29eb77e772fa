import { firstIndex } from "../firstIndex.ts";
import { hunkReach } from "../patch/hunkRanges.ts";
import { LineKind, NO_LINE, type Patch } from "../patch/Patch.ts";
import { slotId } from "../Slot.ts";
import type { Stretch } from "../Viewport.ts";
import type { FileModel } from "./FileModel.ts";
import { type Band, bandIndex, type FileRows, rowAt, rowHeight, rowTop } from "./FileRows.ts";

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

/** A row to draw in one pane. */
type ShownRow =
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

/** A line to draw in one pane. */
export type ShownLine = Extract<ShownRow, { readonly kind: "line" }>;

/** Lines that stand right below one another, drawn as one. */
export interface LineBlock {
  readonly kind: "block";
  /** At least one. */
  readonly lines: readonly ShownLine[];
}

/** Joins the lines that `fits` says may be joined to blocks of those that stand right below one another; leaves all else as it is. */
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
 * Gives, by their lines, the names of the elements that hold a file's remarks, for lines all of whose remarks are drawn in a
 * stretch: an attribute must not lead to what is not there. Linear in the file's slots.
 */
export function drawnRemarks({ slots, rows }: FileModel, stretch: Stretch): ReadonlyMap<number, string> {
  if (slots === null || rows === null || slots.count + slots.aside.size === 0) return NONE;
  const drawn = new Set<string>();
  rows.bands.forEach((band, index) => {
    const row = rows.bandRows[index] ?? 0;
    if (band.kind !== "slot" || band.slot.isRemark !== true) return;
    if (rowTop(rows, row) <= stretch.to && rowTop(rows, row + 1) >= stretch.from) drawn.add(band.slot.key);
  });
  const names = new Map<number, string>();
  for (const at of [slots.above, slots.below, slots.aside]) {
    for (const [line, standing] of at) {
      const keys = standing.filter(({ isRemark }) => isRemark === true).map(({ key }) => key);
      const isDrawn = at === slots.aside || keys.every((key) => drawn.has(key));
      const known = names.get(line);
      const own = keys.map(slotId).join(" ");
      if (keys.length > 0 && isDrawn) names.set(line, known === undefined ? own : `${known} ${own}`);
    }
  }
  return names;
}

/**
 * Gives what a band is known by while more or less is shown above it, so that a button in it keeps the focus; a hunk that becomes
 * one with that above it leaves the other's. Linear in the lines before a hunk's first change.
 */
export function bandKey(patch: Patch | null, band: Exclude<Band, { readonly kind: "slot" }>): string {
  switch (band.kind) {
    case "note":
      return band.sentence;
    case "hunk":
    case "seen": {
      if (patch === null) return `hunk ${band.index}`;
      const { end } = band.hunk;
      let { first } = band.hunk;
      while (first < end && patch.kinds[first] === LineKind.context) first++;
      if (first < end) return `hunk of ${lineKey(patch, first)}`;
      const { oldEnd, newEnd } = hunkReach(patch, band.index);
      return `hunk to ${oldEnd} ${newEnd}`;
    }
    case "tail":
      return "tail";
  }
}

/**
 * Names a line among those of a file's patch, by its numbers: it is called so for as long as the file is the same, however much of it
 * is shown around the line. A marker, which has no number, is called by the line before it.
 */
export function lineKey({ kinds, oldNumbers, newNumbers }: Patch, line: number): string {
  const isMarker = kinds[line] === LineKind.marker;
  const at = isMarker ? line - 1 : line;
  return `${oldNumbers[at] ?? 0} ${newNumbers[at] ?? 0}${isMarker ? " end" : ""}`;
}

/** Gives a function that numbers the table's rows from 1, asked for rows from top to bottom. */
export function rowNumbering({ bands, bandRows }: FileRows): (row: number) => number {
  if (!bands.some(({ kind }) => kind === "slot")) return (row) => row + 1;
  let [band, slots] = [0, 0];
  return (row) => {
    for (; band < bands.length && (bandRows[band] ?? 0) < row; band++) if (bands[band]?.kind === "slot") slots++;
    return row + 1 - slots;
  };
}

/** Counts the rows of a file that are rows of its table: all but the slots, which stand between them. Linear in its bands. */
export function tableRowCount({ count, bands }: FileRows): number {
  return count - bands.filter(({ kind }) => kind === "slot").length;
}
