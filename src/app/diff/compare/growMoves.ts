import type { ChangedLines } from "./ChangedLines.ts";
import { NOT_MOVED } from "./matchMoves.ts";

/** Lines that differ between two that are the same and yet belong to one block: "a line or few". */
const GAP_MAX = 3;
/** Lines looked at before others are heard. */
const LINES_AT_ONCE = 2000;
/** Letters and digits of a line at which a block may go on after something was put in or taken out. */
const WEIGHT_AT_GAP = 4;

/** How many lines to pass over on each side to go on, nearest first. */
const GAPS: readonly (readonly [number, number])[] = Array.from({ length: (GAP_MAX + 1) ** 2 }, (_, n) => {
  return [n % (GAP_MAX + 1), Math.floor(n / (GAP_MAX + 1))] as const;
})
  .filter(([mine, theirs]) => mine + theirs > 0)
  .toSorted((a, b) => a[0] + a[1] - b[0] - b[1]);

/**
 * Lets moved blocks grow over lines that were edited within them: from each end of a block on, lines that are the same
 * belong to it, lines that are alike belong to it as edited, and up to three lines of either side are passed over where
 * the same lines follow. Writes the lines found into `others`; those that `isAlike` was true for last are edited. It is
 * asked about as often as there are ends of blocks, times the lines they grow by. Pauses now and then.
 */
export function* growMoves(
  mine: ChangedLines,
  theirs: ChangedLines,
  others: Int32Array,
  isAlike: (line: number, other: number) => boolean,
): Generator<void, void> {
  /** Follows a block from its last line in one direction. */
  const grow = (from: number, step: 1 | -1): void => {
    const run = mine.runOf(from);
    const theirRun = theirs.runOf(others[from] ?? 0);
    const isFree = (line: number, other: number): boolean =>
      mine.runOf(line) === run && theirs.runOf(other) === theirRun && others[line] === NOT_MOVED;
    const isSame = (line: number, other: number): boolean =>
      isFree(line, other) && mine.hashes[line] === theirs.hashes[other];
    let line = from + step;
    let other = (others[from] ?? 0) + step;
    for (let edits = 0; ;) {
      if (isSame(line, other)) edits = 0;
      else if (isFree(line, other) && edits < GAP_MAX && isAlike(line, other)) edits++;
      else {
        const gap = GAPS.find(
          ([own, their]) =>
            isSame(line + own * step, other + their * step) && (mine.weights[line + own * step] ?? 0) >= WEIGHT_AT_GAP,
        );
        if (gap === undefined) return;
        line += gap[0] * step;
        other += gap[1] * step;
      }
      others[line] = other;
      line += step;
      other += step;
    }
  };

  for (let line = 0; line < mine.count; line++) {
    if (line % LINES_AT_ONCE === 0) yield;
    if (others[line] === NOT_MOVED) continue;
    const isNext = (near: number, step: number): boolean =>
      mine.runOf(near) === mine.runOf(line) && others[near] === (others[line] ?? 0) + step;
    if (!isNext(line - 1, -1)) grow(line, -1);
    if (!isNext(line + 1, 1)) grow(line, 1);
  }
}
