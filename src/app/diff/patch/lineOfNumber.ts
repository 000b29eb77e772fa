import { lineOnSide } from "./lineOnSide.ts";
import { lineUpTo } from "./lineUpTo.ts";
import { NO_LINE } from "./pairLines.ts";
import type { Patch } from "./parsePatch.ts";
import type { DiffSide } from "../Slot.ts";

/**
 * Finds the line of a patch that has a number on a side, or else the last one before it there, the first one where there is
 * none before it; `NO_LINE` where that side has no lines. As quick as `lineUpTo`, or as it is to find that side's first line.
 */
export function lineOfNumber(patch: Patch, side: DiffSide, number: number): number {
  const line = lineUpTo(patch, side, number);
  return line === NO_LINE ? lineOnSide(patch, side, 0, 1) : line;
}
