import { firstIndex } from "../firstIndex.ts";
import { lineUpTo } from "./lineUpTo.ts";
import type { Patch } from "./parsePatch.ts";
import type { DiffSide } from "../Slot.ts";

/** Finds the hunk that shows the line of a number on a side; -1 where none does. As quick as `lineUpTo`. */
export function hunkOfNumber(patch: Patch, side: DiffSide, number: number): number {
  const line = lineUpTo(patch, side, number);
  const numbers = side === "old" ? patch.oldNumbers : patch.newNumbers;
  if (number <= 0 || numbers[line] !== number) return -1;
  return firstIndex(patch.hunks.length, (index) => (patch.hunks[index]?.end ?? 0) > line);
}
