import type { PatchGap } from "./gapAbove.ts";
import type { LineRange } from "./LineRange.ts";
import type { Patch } from "./parsePatch.ts";
import { patchGaps } from "./patchGaps.ts";
import type { DiffSide } from "./Slot.ts";

/** Lines shown above and below the one that is looked for. */
const AROUND = 3;

/** Gives the lines of the new side to show so that a hidden line is seen; null where a patch shows it. Linear in the hunks. */
export function hiddenPlace(patch: Patch, side: DiffSide, number: number): LineRange | null {
  const has = ({ oldFrom, oldEnd, newFrom, newEnd }: PatchGap): boolean =>
    side === "old" ? oldFrom <= number && number < oldEnd : newFrom <= number && number < newEnd;
  const gap = patchGaps(patch, Infinity).find(has);
  if (gap === undefined) return null;
  const line = side === "old" ? gap.newFrom + (number - gap.oldFrom) : number;
  return { from: Math.max(gap.newFrom, line - AROUND), to: Math.min(gap.newEnd - 1, line + AROUND) };
}
