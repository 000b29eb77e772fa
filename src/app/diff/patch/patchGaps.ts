import type { DiffFile } from "../DiffFile.ts";
import type { DiffSide } from "../Slot.ts";
import { hunkHead, hunkReach } from "./hunkRanges.ts";
import { LineKind, type Patch } from "./Patch.ts";

/** Lines that a patch leaves out because they are alike: those of each side from the first to the one behind the last. */
export interface PatchGap {
  readonly oldFrom: number;
  readonly oldEnd: number;
  readonly newFrom: number;
  readonly newEnd: number;
}

/**
 * Gives what is left out above a hunk, or below the last one for the index behind it, where `lineCount` is what the new
 * side has; Infinity will do. Sections that follow one another, as of a changed type, have nothing between them. Where
 * blank lines are left out of account, the two sides of a gap can differ in length.
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

/** Gives what is left out above each hunk and, last, below them all. Linear in the number of hunks. */
export function patchGaps(patch: Patch, lineCount: number): readonly PatchGap[] {
  return Array.from({ length: patch.hunks.length + 1 }, (_, index) => gapAbove(patch, index, lineCount));
}

const SYMLINK = "120000";
const SUBMODULE = "160000";

/** Whether a file can have lines that its patch leaves out: of one that was added or deleted the patch has all. */
export function hasHiddenLines({ status, newMode, isBinary, isSameContent }: DiffFile): boolean {
  if (status !== "MODIFIED" && status !== "RENAMED" && status !== "COPIED") return false;
  return newMode !== SYMLINK && newMode !== SUBMODULE && isBinary !== true && !isSameContent;
}

/** Counts the lines below a patch's last hunk, where `text` is the whole new side. Linear in the text. */
export function hiddenBelow(patch: Patch, text: string): number {
  const { newFrom, newEnd } = gapAbove(patch, patch.hunks.length, lineStarts(text).length - 1);
  return newEnd - newFrom;
}

/** Lines alike that git writes below a change where there are so many. */
const CONTEXT = 3;

/**
 * Whether the file has lines below a patch's last hunk, by its whole new side if that is given; else whether it may have
 * some, as far as the patch tells.
 */
export function goesOn(patch: Patch, text: string | null): boolean {
  if (text !== null) return hiddenBelow(patch, text) > 0;
  if (patch.lineCount < CONTEXT) return false;
  return patch.kinds.subarray(patch.lineCount - CONTEXT, patch.lineCount).every((kind) => kind === LineKind.context);
}

/** Lines shown above and below those that are looked for. */
const AROUND = 3;

/**
 * Gives the lines of the new side, which has `lineCount`, to show so that no line of a range on one side is hidden, or
 * the last line where the file ends before it; null where a patch shows them all. Linear in the hunks.
 */
export function hiddenPlace(patch: Patch, side: DiffSide, wanted: LineRange, lineCount: number): LineRange | null {
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

/**
 * Gives the lines of the new side from the one that a hunk is named by, usually its function's first, down to the hunk;
 * null where nothing names it or its name stands on the old side only. Linear in the text.
 */
export function enclosingLines(patch: Patch, text: string, hunk: number): LineRange | null {
  const { heading } = hunkHead(patch, hunk);
  if (heading === "") return null;
  const { newFrom } = hunkReach(patch, hunk);
  const starts = lineStarts(text);
  for (let line = newFrom - 1; line >= 1; line--) {
    if (text.startsWith(heading, starts[line - 1])) return { from: line, to: newFrom - 1 };
  }
  return null;
}

/** Lines of one side of a file, counted from 1; both ends belong to it. */
export interface LineRange {
  readonly from: number;
  readonly to: number;
}

/** Puts ranges in order, ascending and apart: those that overlap or touch become one, empty ones go. */
export function mergeRanges(ranges: readonly LineRange[]): readonly LineRange[] {
  const merged: LineRange[] = [];
  for (const range of ranges.filter(({ from, to }) => from <= to).toSorted((a, b) => a.from - b.from)) {
    const last = merged.at(-1);
    if (last === undefined || range.from > last.to + 1) merged.push(range);
    else merged[merged.length - 1] = { from: last.from, to: Math.max(last.to, range.to) };
  }
  return merged;
}

/** What was asked last: who shows more of a file asks several times. */
let known = { text: "", starts: new Int32Array(1) };

/**
 * Gives where each line of a text begins, and last where the text ends: line `n`, counted from 1, is `starts[n - 1]` to
 * `starts[n]` with its newline. A text has as many lines as git counts: what follows the last newline is one if it is
 * not empty. Linear, once for a text that is asked again: 2 MB take about 2 ms. Not to be changed.
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
