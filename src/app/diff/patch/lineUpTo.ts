import { firstIndex } from "../firstIndex.ts";
import { isOnSide } from "./isOnSide.ts";
import { NO_LINE } from "./pairLines.ts";
import type { Patch } from "./parsePatch.ts";
import type { DiffSide } from "../Slot.ts";

/**
 * Finds the line of a patch that has a number on a side, or else the last one before it there; `NO_LINE` where there is none.
 * Logarithmic in the hunks, and linear in the lines that the other side alone has in the number's hunk; where the number stands in
 * none, in those from the hunk before it up to the next line of its side.
 */
export function lineUpTo(patch: Patch, side: DiffSide, number: number): number {
  const { hunks } = patch;
  const [start, numbers] =
    side === "old" ? (["oldStart", patch.oldNumbers] as const) : (["newStart", patch.newNumbers] as const);
  const after = firstIndex(hunks.length, (index) => (hunks[index]?.[start] ?? 0) > number);
  const hunk = hunks[after - 1];
  if (hunk === undefined) return NO_LINE;
  // Numbers grow by one at most from line to line: no line before this one has it.
  for (let line = hunk.first + number - hunk[start]; line < hunk.end; line++) if (numbers[line] === number) return line;
  for (let line = hunk.end - 1; line >= 0; line--) {
    if (isOnSide(patch, line, side) && (numbers[line] ?? 0) <= number) return line;
  }
  return NO_LINE;
}
