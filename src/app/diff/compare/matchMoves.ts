import type { ChangedLines } from "./ChangedLines.ts";

/** The partner of a line that did not move. */
export const NOT_MOVED = -1;

/** Git's own rule: a block with fewer letters and digits in total is too common to count as moved. */
const WEIGHT_MIN = 20;
/** A line found at more places is not used to start a search; it still counts within a block. */
const LINES_PER_HASH_MAX = 64;
/** The lines processed between two pauses. */
const LINES_AT_ONCE = 500;
/** The most lines that a block is extended backwards, into lines that were not used to start a search. */
const LINES_BACK_MAX = 200;

/**
 * Finds for each line of one side the heaviest block around it that also exists, line by line, on the other side, like
 * `git diff --color-moved=blocks`: ignores whitespace around lines and requires 20 letters and digits per block.
 * Returns per line the line of the other side, or NOT_MOVED; several lines may have the same partner. Takes sorting the
 * other side plus time linear in the lines times their places there, 64 at most. Yields now and then.
 */
export function* matchMoves(mine: ChangedLines, theirs: ChangedLines): Generator<void, Int32Array> {
  const others = new Int32Array(mine.count).fill(NOT_MOVED);
  const weights = new Int32Array(mine.count);
  const linesOfHash = linesByHash(theirs);

  const isSame = (line: number, other: number): boolean => mine.hashes[line] === theirs.hashes[other];
  /** Claims the block around a line and one of its places; returns how far the block extends after the line. */
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
      // A line that is too common may still continue the block of the previous line.
      const candidates =
        linesOfHash(hash) ??
        (line === start ? [] : (linesOfHash(mine.hashes[line - 1] ?? 0) ?? []).map((other) => other + 1));
      let reach = 1;
      for (const other of candidates) if (isSame(line, other)) reach = Math.max(reach, claim(line, other, start, end));
      line += reach;
      if (line < pauseAt) continue;
      pauseAt = line + LINES_AT_ONCE;
      yield;
    }
  }
  return others;
}

/** Hash and line number form one exact number, so that plain sorting groups them. Lines beyond this limit are not found. */
const LINES_MAX = 2 ** 21;

/** Returns a function that maps a hash to its lines in ascending order, or to null if there are too many. */
function linesByHash(lines: ChangedLines): (hash: number) => readonly number[] | null {
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
    if (isOurs(low + LINES_PER_HASH_MAX)) return null;
    const candidates: number[] = [];
    for (let at = low; isOurs(at); at++) candidates.push((keys[at] ?? 0) - from);
    return candidates;
  };
}
