import { hunkReach } from "./hunkReach.ts";
import { lineOfNumber } from "./lineOfNumber.ts";
import { NO_LINE } from "./pairLines.ts";
import type { Patch } from "./parsePatch.ts";
import { remapLine } from "./remapLine.ts";

/**
 * Finds the line of a file's present patch for one of an earlier patch of it: the same line, or where that is hidden now
 * the nearest one before it. Linear in the patch.
 */
export function carryLine(from: Patch | null, to: Patch | null, line: number): number {
  if (from === null || to === null || from === to || line < 0) return line;
  const same = remapLine(from, to, line);
  if (same !== NO_LINE) return same;
  const number = from.newNumbers[line] ?? 0;
  if (number > 0) return lineOfNumber(to, "new", number);
  const hunk = from.hunks.findIndex(({ first, end }) => first <= line && line < end);
  return lineOfNumber(to, "old", from.oldNumbers[line] || hunkReach(from, hunk).oldEnd);
}
