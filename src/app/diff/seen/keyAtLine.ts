import { firstIndex } from "../firstIndex.ts";
import type { Patch } from "../patch/parsePatch.ts";
import type { SeenHunks } from "../models/seenHunks.ts";

/**
 * Finds the place in `keys` of the hunk that a line belongs to, -1 for none; where several are shown as one, a line between two
 * changes belongs to the upper one. Logarithmic in the hunks.
 */
export function keyAtLine({ hunks }: Patch, { starts, lines }: SeenHunks, line: number): number {
  const hunk = firstIndex(hunks.length, (index) => (hunks[index]?.end ?? 0) > line);
  if (line < 0 || hunk === hunks.length) return -1;
  const [from, to] = [starts[hunk] ?? 0, starts[hunk + 1] ?? 0];
  if (from === to) return -1;
  return from + Math.max(0, firstIndex(to - from, (index) => (lines[from + index] ?? 0) > line) - 1);
}
