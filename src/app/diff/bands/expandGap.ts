import type { PatchGap } from "../patch/gapAbove.ts";
import type { LineRange } from "../patch/LineRange.ts";
import { EXPAND_STEP } from "../measures.ts";

/** Where in what is hidden lines are shown: below what stands above it, above what stands below it, or everywhere. */
export type ExpandStep = "down" | "up" | "all";

/** Gives the lines of the new side that a step into a gap shows. */
export function expandGap({ newFrom, newEnd }: PatchGap, step: ExpandStep): LineRange {
  switch (step) {
    case "down":
      return { from: newFrom, to: Math.min(newFrom + EXPAND_STEP, newEnd) - 1 };
    case "up":
      return { from: Math.max(newFrom, newEnd - EXPAND_STEP), to: newEnd - 1 };
    case "all":
      return { from: newFrom, to: newEnd - 1 };
  }
}
