import { isOnSide } from "./isOnSide.ts";
import { NO_LINE } from "./pairLines.ts";
import type { Patch } from "./parsePatch.ts";
import type { DiffSide } from "../Slot.ts";

/** Finds the nearest line of a side from `line` on, itself included, downwards (1) or upwards (-1); `NO_LINE` beyond the last. */
export function lineOnSide(patch: Patch, side: DiffSide, line: number, direction: 1 | -1): number {
  for (let at = line; at >= 0 && at < patch.lineCount; at += direction) if (isOnSide(patch, at, side)) return at;
  return NO_LINE;
}
