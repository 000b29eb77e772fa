import type { PatchGap } from "./gapAbove.ts";
import type { LineRange } from "./LineRange.ts";
import type { Patch } from "./parsePatch.ts";
import { patchGaps } from "./patchGaps.ts";
import type { DiffSide } from "./Slot.ts";

/** Lines shown above and below the one that is looked for. */
const AROUND = 3;

/**
 * Gives the lines of the new side, which has `lineCount`, to show so that a hidden line is seen, or the last one where
 * the file ends before it; null where a patch shows it. Linear in the hunks.
 */
export function hiddenPlace(patch: Patch, side: DiffSide, wanted: number, lineCount: number): LineRange | null {
  const gaps = patchGaps(patch, lineCount);
  const end = gaps.at(-1);
  const number = Math.min(wanted, (side === "old" ? (end?.oldEnd ?? 1) : (end?.newEnd ?? 1)) - 1);
  const has = ({ oldFrom, oldEnd, newFrom, newEnd }: PatchGap): boolean =>
    side === "old" ? oldFrom <= number && number < oldEnd : newFrom <= number && number < newEnd;
  const gap = gaps.find(has);
  if (gap === undefined) return null;
  const line = side === "old" ? gap.newFrom + (number - gap.oldFrom) : number;
  return { from: Math.max(gap.newFrom, line - AROUND), to: Math.min(gap.newEnd - 1, line + AROUND) };
}
