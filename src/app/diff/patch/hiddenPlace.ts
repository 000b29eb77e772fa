import type { PatchGap } from "./gapAbove.ts";
import type { LineRange } from "./LineRange.ts";
import type { Patch } from "./parsePatch.ts";
import { patchGaps } from "./patchGaps.ts";
import type { DiffSide } from "../Slot.ts";

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
