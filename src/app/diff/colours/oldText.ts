import { lineStarts } from "../patch/lineStarts.ts";
import { lineText } from "../patch/lineText.ts";
import { LineKind, type Patch } from "../patch/parsePatch.ts";
import { patchGaps } from "../patch/patchGaps.ts";

/**
 * Gives a file's whole old side, out of its new one and the patch between them. Where a patch leaves white space out of
 * account, its lines keep their numbers, and those it takes as alike read as in the new side. Linear in both.
 */
export function oldText(patch: Patch, text: string): string {
  const starts = lineStarts(text);
  const parts: string[] = [];
  patchGaps(patch, starts.length - 1).forEach((gap, index) => {
    const count = Math.min(gap.newEnd - gap.newFrom, gap.oldEnd - gap.oldFrom);
    parts.push(text.slice(starts[gap.newFrom - 1], starts[gap.newFrom - 1 + count]));
    parts.push("\n".repeat(gap.oldEnd - gap.oldFrom - count));
    const { first, end } = patch.hunks[index] ?? { first: 0, end: 0 };
    for (let line = first; line < end; line++) {
      const kind = patch.kinds[line];
      if (kind !== LineKind.context && kind !== LineKind.removed) continue;
      parts.push(lineText(patch, line));
      if (line + 1 >= end || patch.kinds[line + 1] !== LineKind.marker) parts.push("\n");
    }
  });
  return parts.join("");
}
