import type { Patch } from "./parsePatch.ts";

/** The lines of each side that a hunk covers, from the first to the one behind the last. */
export interface HunkReach {
  readonly oldFrom: number;
  readonly oldEnd: number;
  readonly newFrom: number;
  readonly newEnd: number;
}

/** Gives what a hunk covers; of a side without lines in it, the place between lines. Takes a few steps of the hunk's end. */
export function hunkReach(patch: Patch, index: number): HunkReach {
  const hunk = patch.hunks[index] ?? { first: 0, end: 0, oldStart: 0, newStart: 0 };
  const oldLast = lastNumber(patch.oldNumbers, hunk);
  const newLast = lastNumber(patch.newNumbers, hunk);
  // Of a side without lines git names the line before.
  const oldFrom = oldLast === 0 ? hunk.oldStart + 1 : hunk.oldStart;
  const newFrom = newLast === 0 ? hunk.newStart + 1 : hunk.newStart;
  return {
    oldFrom,
    oldEnd: oldLast === 0 ? oldFrom : oldLast + 1,
    newFrom,
    newEnd: newLast === 0 ? newFrom : newLast + 1,
  };
}

function lastNumber(numbers: Int32Array, hunk: { readonly first: number; readonly end: number }): number {
  for (let line = hunk.end - 1; line >= hunk.first; line--) {
    const number = numbers[line] ?? 0;
    if (number > 0) return number;
  }
  return 0;
}
