import { hunkHead } from "./hunkHead.ts";
import { hunkReach } from "./hunkReach.ts";
import type { LineRange } from "./LineRange.ts";
import { lineStarts } from "./lineStarts.ts";
import type { Patch } from "./parsePatch.ts";

/**
 * Gives the lines of the new side from the one that a hunk is named by, usually its function's first, down to the hunk;
 * null where nothing names it or its name stands on the old side only. Linear in the text.
 */
export function enclosingLines(patch: Patch, text: string, hunk: number): LineRange | null {
  const { heading } = hunkHead(patch, hunk);
  if (heading === "") return null;
  const { newFrom } = hunkReach(patch, hunk);
  const starts = lineStarts(text);
  for (let line = newFrom - 1; line >= 1; line--) {
    if (text.startsWith(heading, starts[line - 1])) return { from: line, to: newFrom - 1 };
  }
  return null;
}
