import { NO_LINE } from "./pairLines.ts";
import { LineKind, type Patch } from "./parsePatch.ts";
import type { DiffSide } from "../Slot.ts";

/**
 * Finds the line of a patch that has a number on a side, or else the last one before it there, the first one where there is
 * none before it; `NO_LINE` where that side has no lines. Linear in the patch.
 */
export function lineOfNumber(patch: Patch, side: DiffSide, number: number): number {
  const numbers = side === "old" ? patch.oldNumbers : patch.newNumbers;
  let found = NO_LINE;
  for (let line = 0; line < patch.lineCount; line++) {
    const at = numbers[line] ?? 0;
    if (at === 0 || patch.kinds[line] === LineKind.marker) continue;
    if (at > number) return found === NO_LINE ? line : found;
    found = line;
    if (at === number) return line;
  }
  return found;
}
