import { hunkReach } from "./hunkReach.ts";
import type { Patch } from "./parsePatch.ts";

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
