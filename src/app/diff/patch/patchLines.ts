import { lowerBound } from "../lowerBound.ts";
import { hunkReach } from "./hunkRanges.ts";
import { type DiffSide, LineKind, NO_LINE, type Patch } from "./Patch.ts";

export interface SideNumber {
  readonly side: DiffSide;
  readonly number: number;
}

/** Returns the number of a line of a patch on a side, else on the other one; null if it is on neither. */
export function numberOfLine(patch: Patch, line: number, side: DiffSide): SideNumber | null {
  if (line === NO_LINE) return null;
  const ofOld = { side: "old", number: patch.oldNumbers[line] ?? 0 } as const;
  const ofNew = { side: "new", number: patch.newNumbers[line] ?? 0 } as const;
  const own = side === "old" ? ofOld : ofNew;
  const found = own.number > 0 ? own : side === "old" ? ofNew : ofOld;
  return found.number > 0 ? found : null;
}

/**
 * Returns the line of a patch with a number on a side, otherwise the last line before it there, otherwise the first one
 * of the side; `NO_LINE` if that side has no lines. Costs as much as `lineUpTo`, or as finding the first line of the
 * side.
 */
export function lineOfNumber(patch: Patch, side: DiffSide, number: number): number {
  const line = lineUpTo(patch, side, number);
  return line === NO_LINE ? lineOnSide(patch, side, 0, 1) : line;
}

/**
 * Returns the line of a patch with a number on a side, otherwise the last line before it there; `NO_LINE` if there is
 * none. Logarithmic in the hunks, and linear in the lines of the number's hunk that only the other side has; if no hunk
 * has the number, in those from the hunk before it up to the next line of its side.
 */
export function lineUpTo(patch: Patch, side: DiffSide, number: number): number {
  const { hunks } = patch;
  const [start, numbers] =
    side === "old" ? (["oldStart", patch.oldNumbers] as const) : (["newStart", patch.newNumbers] as const);
  const after = lowerBound(hunks.length, (index) => (hunks[index]?.[start] ?? 0) > number);
  const hunk = hunks[after - 1];
  if (hunk === undefined) return NO_LINE;
  // Numbers grow by at most one per line, so no earlier line can have it.
  for (let line = hunk.first + number - hunk[start]; line < hunk.end; line++) if (numbers[line] === number) return line;
  for (let line = hunk.end - 1; line >= 0; line--) {
    if (isOnSide(patch, line, side) && (numbers[line] ?? 0) <= number) return line;
  }
  return NO_LINE;
}

/** Returns the nearest line of a side from `line` on, downwards (1) or upwards (-1); `NO_LINE` if there is none. */
export function lineOnSide(patch: Patch, side: DiffSide, line: number, direction: 1 | -1): number {
  for (let at = line; at >= 0 && at < patch.lineCount; at += direction) if (isOnSide(patch, at, side)) return at;
  return NO_LINE;
}

/** Returns true if a line of a patch is on a side of the file: context is on both, git's markers are on none. */
export function isOnSide(patch: Patch, line: number, side: DiffSide): boolean {
  const kind = patch.kinds[line];
  return kind === LineKind.context || kind === (side === "old" ? LineKind.removed : LineKind.added);
}

/** Returns the content of a line of a patch, without its sign and newline. */
export function lineText(patch: Patch, line: number): string {
  return patch.text.slice(patch.starts[line] ?? 0, patch.ends[line] ?? 0);
}

/** Returns the hunk that shows a line number of a side; -1 if there is none. Costs as much as `lineUpTo`. */
export function hunkOfNumber(patch: Patch, side: DiffSide, number: number): number {
  const line = lineUpTo(patch, side, number);
  const numbers = side === "old" ? patch.oldNumbers : patch.newNumbers;
  if (number <= 0 || numbers[line] !== number) return -1;
  return lowerBound(patch.hunks.length, (index) => (patch.hunks[index]?.end ?? 0) > line);
}

/**
 * Returns the line of the present patch of a file for a line of an earlier patch: the same line or, if it is hidden
 * now, the nearest one before it. Linear in the patch.
 */
export function portLine(from: Patch | null, to: Patch | null, line: number): number {
  if (from === null || to === null || from === to || line < 0) return line;
  const same = remapLine(from, to, line);
  if (same !== NO_LINE) return same;
  const number = from.newNumbers[line] ?? 0;
  if (number > 0) return lineOfNumber(to, "new", number);
  const hunk = from.hunks.findIndex(({ first, end }) => first <= line && line < end);
  return lineOfNumber(to, "old", from.oldNumbers[line] || hunkReach(from, hunk).oldEnd);
}

/**
 * Returns a line of one patch of a file in another patch that shows more or less of the same change: by its number on
 * its side; a marker by its line. `NO_LINE` if the other patch does not show it. Linear in the number of hunks and in
 * the lines of one.
 */
export function remapLine(from: Patch, to: Patch, line: number): number {
  if (from === to || line < 0) return line;
  if (from.kinds[line] === LineKind.marker) {
    const owner = remapLine(from, to, line - 1);
    return owner !== NO_LINE && to.kinds[owner + 1] === LineKind.marker ? owner + 1 : NO_LINE;
  }
  const newNumber = from.newNumbers[line] ?? 0;
  return newNumber > 0 ? findNumber(to, "new", newNumber) : findNumber(to, "old", from.oldNumbers[line] ?? 0);
}

function findNumber(patch: Patch, side: "old" | "new", number: number): number {
  const numbers = side === "new" ? patch.newNumbers : patch.oldNumbers;
  const index = patch.hunks.findIndex((_, hunk) => {
    const reach = hunkReach(patch, hunk);
    return side === "new"
      ? reach.newFrom <= number && number < reach.newEnd
      : reach.oldFrom <= number && number < reach.oldEnd;
  });
  const hunk = patch.hunks[index];
  if (hunk === undefined || number <= 0) return NO_LINE;
  const at = numbers.subarray(hunk.first, hunk.end).indexOf(number);
  return at === -1 ? NO_LINE : hunk.first + at;
}
