import type { ChangedLines } from "./ChangedLines.ts";

/** Stands for the partner of a line that did not move. */
export const NOT_MOVED = -1;

/** Git's own rule: what has fewer letters and digits in all is found everywhere and says nothing. */
const WEIGHT_MIN = 20;
/** A line that stands in more places is no beginning to search from; it counts in the midst of others. */
const PLACES_MAX = 64;
/** Lines looked at before others are heard. */
const LINES_AT_ONCE = 500;
/** How far back a block is followed, into lines that were passed over as beginnings. */
const LINES_BACK_MAX = 200;

/**
 * Finds for each line of one side the heaviest block of lines around it that stands, line by line, on the other side too,
 * as `git diff --color-moved=blocks` does: white space around lines left out of account, at least 20 letters and digits
 * in a block. Gives per line the line of the other side, or NOT_MOVED; several lines may be found as the same one. Linear
 * in the lines times the places where one stands, 64 at most, beside sorting the other side. Pauses now and then.
 */
export function* matchMoves(mine: ChangedLines, theirs: ChangedLines): Generator<void, Int32Array> {
  const others = new Int32Array(mine.count).fill(NOT_MOVED);
  const weights = new Int32Array(mine.count);
  const placesOf = placesByHash(theirs);

  const isSame = (line: number, other: number): boolean => mine.hashes[line] === theirs.hashes[other];
  /** Claims the block around a line and one of its places, and gives how far it reaches from the line. */
  const claim = (line: number, other: number, start: number, end: number): number => {
    const theirRun = theirs.runOf(other);
    const aheadMax = Math.min(end - line, theirs.runEnd(theirRun) - other);
    const backMax = Math.min(line - start, other - (theirs.runStarts[theirRun] ?? 0), LINES_BACK_MAX);
    let weight = 0;
    let ahead = 0;
    while (ahead < aheadMax && isSame(line + ahead, other + ahead)) weight += mine.weights[line + ahead++] ?? 0;
    let back = 0;
    while (back < backMax && isSame(line - back - 1, other - back - 1)) weight += mine.weights[line - ++back] ?? 0;
    if (weight < WEIGHT_MIN) return ahead;
    const isNear = theirs.runFiles[theirRun] === mine.fileOf(line);
    for (let at = line - back; at < line + ahead; at++) {
      const known = weights[at] ?? 0;
      const isNearer = known === weight && isNear && theirs.fileOf(others[at] ?? 0) !== mine.fileOf(line);
      if (known >= weight && !isNearer) continue;
      weights[at] = weight;
      others[at] = other - line + at;
    }
    return ahead;
  };

  let pauseAt = LINES_AT_ONCE;
  for (let run = 0; run < mine.runStarts.length; run++) {
    const start = mine.runStarts[run] ?? 0;
    const end = mine.runEnd(run);
    for (let line = start; line < end;) {
      const hash = mine.hashes[line] ?? 0;
      // A line that stands everywhere may still go on from where the one before it stands.
      const places =
        placesOf(hash) ??
        (line === start ? [] : (placesOf(mine.hashes[line - 1] ?? 0) ?? []).map((other) => other + 1));
      let reach = 1;
      for (const other of places) if (isSame(line, other)) reach = Math.max(reach, claim(line, other, start, end));
      line += reach;
      if (line < pauseAt) continue;
      pauseAt = line + LINES_AT_ONCE;
      yield;
    }
  }
  return others;
}

/** Hash and line are one exact number, so that plain sorting groups them; what is beyond this is not found. */
const LINES_MAX = 2 ** 21;

/** Gives for a hash the lines that have it, first to last, or null where they are too many. */
function placesByHash(lines: ChangedLines): (hash: number) => readonly number[] | null {
  const keys = new Float64Array(Math.min(lines.count, LINES_MAX));
  for (let line = 0; line < keys.length; line++) keys[line] = ((lines.hashes[line] ?? 0) >>> 0) * LINES_MAX + line;
  keys.sort();
  return (hash) => {
    const from = (hash >>> 0) * LINES_MAX;
    let low = 0;
    for (let high = keys.length; low < high;) {
      const middle = (low + high) >>> 1;
      if ((keys[middle] ?? 0) < from) low = middle + 1;
      else high = middle;
    }
    const isOurs = (at: number): boolean => (keys[at] ?? Infinity) < from + LINES_MAX;
    if (isOurs(low + PLACES_MAX)) return null;
    const places: number[] = [];
    for (let at = low; isOurs(at); at++) places.push((keys[at] ?? 0) - from);
    return places;
  };
}

/** Lines that differ between two that are the same and yet belong to one block: "a line or few". */
const GAP_MAX = 3;
/** Lines looked at before others are heard. */
const GROW_MOVES_LINES_AT_ONCE = 2000;
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
    if (line % GROW_MOVES_LINES_AT_ONCE === 0) yield;
    if (others[line] === NOT_MOVED) continue;
    const isNext = (near: number, step: number): boolean =>
      mine.runOf(near) === mine.runOf(line) && others[near] === (others[line] ?? 0) + step;
    if (!isNext(line - 1, -1)) grow(line, -1);
    if (!isNext(line + 1, 1)) grow(line, 1);
  }
}
