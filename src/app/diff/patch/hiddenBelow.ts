import { gapAbove } from "./gapAbove.ts";
import { lineStarts } from "./lineStarts.ts";
import type { Patch } from "./parsePatch.ts";

/** Counts the lines below a patch's last hunk, where `text` is the whole new side. Linear in the text. */
export function hiddenBelow(patch: Patch, text: string): number {
  const { newFrom, newEnd } = gapAbove(patch, patch.hunks.length, lineStarts(text).length - 1);
  return newEnd - newFrom;
}
