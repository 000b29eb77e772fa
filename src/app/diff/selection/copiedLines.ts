import { displayText } from "../displayText.ts";
import { isOnSide } from "../patch/isOnSide.ts";
import { lineText } from "../patch/lineText.ts";
import { LineKind, type Patch } from "../patch/parsePatch.ts";
import type { ReaderPlace } from "../ReaderPlace.ts";

/**
 * Writes out marked lines as their file has them, newlines included: those that are shown, the last of a file without its
 * newline where the file has none there. Linear in the patch.
 */
export function copiedLines(patch: Patch, { side, line: from, to }: NonNullable<ReaderPlace["lines"]>): string {
  const numbers = side === "old" ? patch.oldNumbers : patch.newNumbers;
  const texts: string[] = [];
  for (let line = 0; line < patch.lineCount; line++) {
    const number = numbers[line] ?? 0;
    if (number < from || number > to || !isOnSide(patch, line, side)) continue;
    const newline = patch.kinds[line + 1] === LineKind.marker ? "" : "\n";
    texts.push(displayText(lineText(patch, line)) + newline);
  }
  return texts.join("");
}
