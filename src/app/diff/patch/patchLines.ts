import { firstIndex } from "../firstIndex.ts";
import type { DiffSide } from "../Slot.ts";
import { hunkReach } from "./hunkRanges.ts";
import { LineKind, NO_LINE, type Patch } from "./Patch.ts";

/** The number of one line on one side of a file. */
export interface SideNumber {
  readonly side: DiffSide;
  readonly number: number;
}

/** Numbers a line of a patch on a side, or on the other where that side does not have it; null where neither has. */
export function numberOfLine(patch: Patch, line: number, side: DiffSide): SideNumber | null {
  if (line === NO_LINE) return null;
  const ofOld = { side: "old", number: patch.oldNumbers[line] ?? 0 } as const;
  const ofNew = { side: "new", number: patch.newNumbers[line] ?? 0 } as const;
  const own = side === "old" ? ofOld : ofNew;
  const found = own.number > 0 ? own : side === "old" ? ofNew : ofOld;
  return found.number > 0 ? found : null;
}

/**
 * Finds the line of a patch that has a number on a side, or else the last one before it there, the first one where there is
 * none before it; `NO_LINE` where that side has no lines. As quick as `lineUpTo`, or as it is to find that side's first line.
 */
export function lineOfNumber(patch: Patch, side: DiffSide, number: number): number {
  const line = lineUpTo(patch, side, number);
  return line === NO_LINE ? lineOnSide(patch, side, 0, 1) : line;
}

/**
 * Finds the line of a patch that has a number on a side, or else the last one before it there; `NO_LINE` where there is none.
 * Logarithmic in the hunks, and linear in the lines that the other side alone has in the number's hunk; where the number stands in
 * none, in those from the hunk before it up to the next line of its side.
 */
export function lineUpTo(patch: Patch, side: DiffSide, number: number): number {
  const { hunks } = patch;
  const [start, numbers] =
    side === "old" ? (["oldStart", patch.oldNumbers] as const) : (["newStart", patch.newNumbers] as const);
  const after = firstIndex(hunks.length, (index) => (hunks[index]?.[start] ?? 0) > number);
  const hunk = hunks[after - 1];
  if (hunk === undefined) return NO_LINE;
  // Numbers grow by one at most from line to line: no line before this one has it.
  for (let line = hunk.first + number - hunk[start]; line < hunk.end; line++) if (numbers[line] === number) return line;
  for (let line = hunk.end - 1; line >= 0; line--) {
    if (isOnSide(patch, line, side) && (numbers[line] ?? 0) <= number) return line;
  }
  return NO_LINE;
}

/** Finds the nearest line of a side from `line` on, itself included, downwards (1) or upwards (-1); `NO_LINE` beyond the last. */
export function lineOnSide(patch: Patch, side: DiffSide, line: number, direction: 1 | -1): number {
  for (let at = line; at >= 0 && at < patch.lineCount; at += direction) if (isOnSide(patch, at, side)) return at;
  return NO_LINE;
}

/** Whether a line of a patch belongs to a side of the file: context belongs to both, git's markers to none. */
export function isOnSide(patch: Patch, line: number, side: DiffSide): boolean {
  const kind = patch.kinds[line];
  return kind === LineKind.context || kind === (side === "old" ? LineKind.removed : LineKind.added);
}

/** Gives the content of a line of a patch, without its sign and newline. */
export function lineText(patch: Patch, line: number): string {
  return patch.text.slice(patch.starts[line] ?? 0, patch.ends[line] ?? 0);
}

/** Finds the hunk that shows the line of a number on a side; -1 where none does. As quick as `lineUpTo`. */
export function hunkOfNumber(patch: Patch, side: DiffSide, number: number): number {
  const line = lineUpTo(patch, side, number);
  const numbers = side === "old" ? patch.oldNumbers : patch.newNumbers;
  if (number <= 0 || numbers[line] !== number) return -1;
  return firstIndex(patch.hunks.length, (index) => (patch.hunks[index]?.end ?? 0) > line);
}

/**
 * Finds the line of a file's present patch for one of an earlier patch of it: the same line, or where that is hidden now
 * the nearest one before it. Linear in the patch.
 */
export function carryLine(from: Patch | null, to: Patch | null, line: number): number {
  if (from === null || to === null || from === to || line < 0) return line;
  const same = remapLine(from, to, line);
  if (same !== NO_LINE) return same;
  const number = from.newNumbers[line] ?? 0;
  if (number > 0) return lineOfNumber(to, "new", number);
  const hunk = from.hunks.findIndex(({ first, end }) => first <= line && line < end);
  return lineOfNumber(to, "old", from.oldNumbers[line] || hunkReach(from, hunk).oldEnd);
}

/**
 * Finds a line of one patch of a file in another, which shows more or less of the same change: by its number on the side
 * it belongs to; a marker by the line it belongs to. `NO_LINE` where the other does not show it. Linear in the number of
 * hunks and in the lines of one.
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
