import type { DiffFile } from "./DiffFile.ts";
import { type HunkReach, hunkReach } from "./hunkRanges.ts";
import { type DiffSide, LineKind, type Patch } from "./Patch.ts";

/** Unchanged lines that a patch leaves out: the range on each side, ends exclusive. */
export type PatchGap = HunkReach;

/**
 * Returns the gap above a hunk, or below the last one for the index after it; `lineCount` is the number of lines of the
 * new side, or Infinity. Between the sections of a type change there is no gap. If blank lines are ignored, the two
 * sides of a gap may differ in length.
 */
export function gapAbove(patch: Patch, index: number, lineCount: number): PatchGap {
  const above = index === 0 ? null : hunkReach(patch, index - 1);
  const oldFrom = above?.oldEnd ?? 1;
  const newFrom = above?.newEnd ?? 1;
  if (index >= patch.hunks.length) {
    const left = Math.max(0, lineCount + 1 - newFrom);
    return { oldFrom, oldEnd: oldFrom + left, newFrom, newEnd: newFrom + left };
  }
  const below = hunkReach(patch, index);
  const isApart = above !== null && !patch.text.startsWith("@@ ", (patch.ends[endOf(patch, index - 1)] ?? 0) + 1);
  return isApart || below.newFrom < newFrom || below.oldFrom < oldFrom
    ? { oldFrom: below.oldFrom, oldEnd: below.oldFrom, newFrom: below.newFrom, newEnd: below.newFrom }
    : { oldFrom, oldEnd: below.oldFrom, newFrom, newEnd: below.newFrom };
}

function endOf(patch: Patch, index: number): number {
  return (patch.hunks[index]?.end ?? 0) - 1;
}

/** Returns the gaps above each hunk and, last, below all of them. Linear in the number of hunks. */
export function patchGaps(patch: Patch, lineCount: number): readonly PatchGap[] {
  return Array.from({ length: patch.hunks.length + 1 }, (_, index) => gapAbove(patch, index, lineCount));
}

const SYMLINK = "120000";
const SUBMODULE = "160000";

/** True if the patch of a file may leave out lines: that of an added or deleted file has all of them. */
export function hasHiddenLines({ status, newMode, isBinary, isSameContent }: DiffFile): boolean {
  if (status !== "MODIFIED" && status !== "RENAMED" && status !== "COPIED") return false;
  return newMode !== SYMLINK && newMode !== SUBMODULE && isBinary !== true && !isSameContent;
}

/** Returns the number of lines below the last hunk; `text` is the whole new side. Linear in the text. */
export function hiddenBelow(patch: Patch, text: string): number {
  const { newFrom, newEnd } = gapAbove(patch, patch.hunks.length, lineStarts(text).length - 1);
  return newEnd - newFrom;
}

/** The context lines that git writes below a change if the file has them. */
const CONTEXT = 3;

/**
 * Returns true if the file has lines below the last hunk, given its whole new side; without it, true if it may have
 * some according to the patch.
 */
export function hasMoreBelow(patch: Patch, text: string | null): boolean {
  if (text !== null) return hiddenBelow(patch, text) > 0;
  if (patch.lineCount < CONTEXT) return false;
  return patch.kinds.subarray(patch.lineCount - CONTEXT, patch.lineCount).every((kind) => kind === LineKind.context);
}

/** The number of lines shown above and below the requested ones. */
const AROUND = 3;

/**
 * Returns the lines of the new side to show so that no line of a range on one side is hidden, or the last line if the
 * file ends before the range; null if the patch shows them all. `lineCount` is the number of lines of the new side.
 * Linear in the hunks.
 */
export function hiddenRange(patch: Patch, side: DiffSide, wanted: LineRange, lineCount: number): LineRange | null {
  const gaps = patchGaps(patch, lineCount);
  const end = gaps.at(-1);
  const last = (side === "old" ? (end?.oldEnd ?? 1) : (end?.newEnd ?? 1)) - 1;
  const [from, to] = [Math.min(wanted.from, last), Math.min(wanted.to, last)];
  const has = ({ oldFrom, oldEnd, newFrom, newEnd }: PatchGap): boolean =>
    side === "old" ? oldFrom <= to && from < oldEnd : newFrom <= to && from < newEnd;
  const [upper, lower] = [gaps.find(has), gaps.findLast(has)];
  if (upper === undefined || lower === undefined) return null;
  const newLine = (gap: PatchGap, number: number): number =>
    side === "old" ? gap.newFrom + (number - gap.oldFrom) : number;
  return {
    from: Math.max(upper.newFrom, newLine(upper, from) - AROUND),
    to: Math.min(lower.newEnd - 1, newLine(lower, to) + AROUND),
  };
}

/** Lines of one side of a file, counted from 1; both ends are inclusive. */
export interface LineRange {
  readonly from: number;
  readonly to: number;
}

/** Sorts ranges and merges those that overlap or touch; drops empty ones. */
export function mergeRanges(ranges: readonly LineRange[]): readonly LineRange[] {
  const merged: LineRange[] = [];
  for (const range of ranges.filter(({ from, to }) => from <= to).toSorted((a, b) => a.from - b.from)) {
    const last = merged.at(-1);
    if (last === undefined || range.from > last.to + 1) merged.push(range);
    else merged[merged.length - 1] = { from: last.from, to: Math.max(last.to, range.to) };
  }
  return merged;
}

/** The last result: expanding a file asks several times. */
let known = { text: "", starts: new Int32Array(1) };

/**
 * Returns the start of each line of a text and, last, the end of the text: line `n`, counted from 1, is `starts[n - 1]`
 * to `starts[n]` with its newline. Lines are counted like git: text after the last newline is a line. Linear, but
 * cached for the last text: 2 MB take about 2 ms. Must not be mutated.
 */
export function lineStarts(text: string): Int32Array {
  if (text === known.text) return known.starts;
  let count = text === "" || text.endsWith("\n") ? 0 : 1;
  for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1)) count++;
  const starts = new Int32Array(count + 1);
  let at = 0;
  for (let line = 1; line < count; line++) {
    at = text.indexOf("\n", at) + 1;
    starts[line] = at;
  }
  starts[count] = text.length;
  known = { text, starts };
  return starts;
}
