import { gapAbove, type PatchGap } from "./gapAbove.ts";
import type { Patch } from "./parsePatch.ts";

/** Gives what is left out above each hunk and, last, below them all. Linear in the number of hunks. */
export function patchGaps(patch: Patch, lineCount: number): readonly PatchGap[] {
  return Array.from({ length: patch.hunks.length + 1 }, (_, index) => gapAbove(patch, index, lineCount));
}
