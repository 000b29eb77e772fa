import type { ChangedRun } from "./changedRuns.ts";
import type { FileText } from "./FileText.ts";

/** A range of lines in both texts between two matches: ends are exclusive, counted from 0. */
interface RangePair {
  readonly oldFrom: number;
  readonly oldTo: number;
  readonly newFrom: number;
  readonly newTo: number;
}

/** Ranges without a unique line are matched up to this product of their lengths; above it they count as rewritten. */
const WAYS_MAX = 500_000;
const SMALL = 400;
const NONE = -1;
const MANY = -2;

/** The correspondence of the lines of two texts. */
interface Alignment {
  /** The replaced lines, in order: the lines between them are the same in both. */
  readonly runs: readonly ChangedRun[];
  /** The lines of the older text, from 1, in order, that are unique in both texts and match. */
  readonly anchors: readonly number[];
}

/**
 * Aligns the lines of two texts, given as numbers that are equal for equal lines. Lines that are unique in both texts
 * are matched first, so that no brace is matched with a different one across them. Pure. Linear in the lines, and
 * quadratic, up to a bound, in differing ranges without a unique line.
 */
export function alignLines(old: Int32Array, now: Int32Array): Alignment {
  const match = new Int32Array(old.length).fill(NONE);
  const whole: RangePair = { oldFrom: 0, oldTo: old.length, newFrom: 0, newTo: now.length };
  const anchors = anchorsOf(old, now, whole);
  const work: RangePair[] = anchors.length > 0 ? [...between(whole, anchors, match)] : [whole];
  for (let next = work.pop(); next !== undefined; next = work.pop()) {
    // Equal ends are matched last: a file that grew may end with a brace that is not the one it ended with.
    const inside = next === whole || isSmall(next) ? [] : anchorsOf(old, now, next);
    if (inside.length > 0) {
      work.push(...between(next, inside, match));
      continue;
    }
    const rangePair = matchEnds(old, now, match, next);
    if (isEmpty(rangePair)) continue;
    if (rangePair.oldFrom > next.oldFrom || rangePair.oldTo < next.oldTo) work.push(rangePair);
    else matchMost(old, now, match, rangePair);
  }
  return { runs: runsOf(match, now.length), anchors: anchors.map(([oldAt]) => oldAt + 1) };
}

/** For few lines the best match is computed directly. */
function isSmall({ oldFrom, oldTo, newFrom, newTo }: RangePair): boolean {
  return (oldTo - oldFrom) * (newTo - newFrom) <= SMALL;
}

function isEmpty({ oldFrom, oldTo, newFrom, newTo }: RangePair): boolean {
  return oldFrom === oldTo || newFrom === newTo;
}

/** Matches equal lines at both ends of a range and returns the rest. */
function matchEnds(old: Int32Array, now: Int32Array, match: Int32Array, rangePair: RangePair): RangePair {
  let { oldFrom, oldTo, newFrom, newTo } = rangePair;
  while (oldFrom < oldTo && newFrom < newTo && old[oldFrom] === now[newFrom]) match[oldFrom++] = newFrom++;
  while (oldFrom < oldTo && newFrom < newTo && old[oldTo - 1] === now[newTo - 1]) match[--oldTo] = --newTo;
  return { oldFrom, oldTo, newFrom, newTo };
}

/** The index of a line in the older text, and in the newer one. */
type Pair = readonly [oldAt: number, newAt: number];

/** Finds lines that are unique in both texts of a range: the longest sequence of them in the same order in both. */
function anchorsOf(old: Int32Array, now: Int32Array, { oldFrom, oldTo, newFrom, newTo }: RangePair): readonly Pair[] {
  const oldIndexes = indexesOf(old, oldFrom, oldTo);
  const newIndexes = indexesOf(now, newFrom, newTo);
  const pairs: Pair[] = [];
  for (const [id, oldAt] of oldIndexes) {
    const newAt = newIndexes.get(id) ?? NONE;
    if (oldAt >= 0 && newAt >= 0) pairs.push([oldAt, newAt]);
  }
  return longestRise(pairs);
}

/** Returns the index of each line in a range, by its number; MANY if it is there more than once. */
function indexesOf(ids: Int32Array, from: number, to: number): ReadonlyMap<number, number> {
  const indexes = new Map<number, number>();
  for (let at = from; at < to; at++) {
    const id = ids[at] ?? 0;
    indexes.set(id, indexes.get(id) === undefined ? at : MANY);
  }
  return indexes;
}

/** Returns the longest sequence of pairs whose second indexes rise too. The first ones do. */
function longestRise(pairs: readonly Pair[]): readonly Pair[] {
  const newAt = (index: number): number => pairs[index]?.[1] ?? 0;
  /** The last pairs of the sequences of each length, and the pair before each in its sequence. */
  const ends: number[] = [];
  const previous: number[] = [];
  for (const [index, [, at]] of pairs.entries()) {
    let low = ends.length > 0 && newAt(ends.at(-1) ?? 0) < at ? ends.length : 0;
    let high = ends.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (newAt(ends[middle] ?? 0) < at) low = middle + 1;
      else high = middle;
    }
    previous.push(ends[low - 1] ?? NONE);
    ends[low] = index;
  }
  const rise: Pair[] = [];
  for (let at = ends.at(-1) ?? NONE; at !== NONE; at = previous[at] ?? NONE) rise.push(pairs[at] ?? [0, 0]);
  return rise.toReversed();
}

function between(rangePair: RangePair, anchors: readonly Pair[], match: Int32Array): readonly RangePair[] {
  const rangePairs: RangePair[] = [];
  let { oldFrom, newFrom } = rangePair;
  for (const [oldAt, newAt] of anchors) {
    match[oldAt] = newAt;
    if (oldFrom < oldAt && newFrom < newAt) rangePairs.push({ oldFrom, oldTo: oldAt, newFrom, newTo: newAt });
    oldFrom = oldAt + 1;
    newFrom = newAt + 1;
  }
  const rest = { oldFrom, oldTo: rangePair.oldTo, newFrom, newTo: rangePair.newTo };
  return isEmpty(rest) ? rangePairs : [...rangePairs, rest];
}

/** Finds the longest common subsequence; none if there are too many combinations. */
function matchMost(old: Int32Array, now: Int32Array, match: Int32Array, rangePair: RangePair): void {
  const { oldFrom, oldTo, newFrom, newTo } = rangePair;
  const width = newTo - newFrom + 1;
  if ((oldTo - oldFrom + 1) * width > WAYS_MAX) return;
  // For each pair of starts, the number of lines after them that can be matched.
  const most = new Uint16Array((oldTo - oldFrom + 1) * width);
  const at = (x: number, y: number): number => (x - oldFrom) * width + y - newFrom;
  for (let x = oldTo - 1; x >= oldFrom; x--) {
    for (let y = newTo - 1; y >= newFrom; y--) {
      const together = old[x] === now[y] ? (most[at(x + 1, y + 1)] ?? 0) + 1 : 0;
      most[at(x, y)] = Math.max(together, most[at(x + 1, y)] ?? 0, most[at(x, y + 1)] ?? 0);
    }
  }
  for (let x = oldFrom, y = newFrom; x < oldTo && y < newTo;) {
    if (old[x] === now[y]) match[x++] = y++;
    else if ((most[at(x + 1, y)] ?? 0) >= (most[at(x, y + 1)] ?? 0)) x++;
    else y++;
  }
}

function runsOf(match: Int32Array, newCount: number): readonly ChangedRun[] {
  const runs: ChangedRun[] = [];
  let oldAt = 0;
  let newAt = 0;
  while (oldAt < match.length || newAt < newCount) {
    let oldEnd = oldAt;
    while (oldEnd < match.length && match[oldEnd] === NONE) oldEnd++;
    const newEnd = oldEnd < match.length ? (match[oldEnd] ?? newCount) : newCount;
    if (oldEnd > oldAt || newEnd > newAt) {
      runs.push({ oldStart: oldAt + 1, oldCount: oldEnd - oldAt, newStart: newAt + 1, newCount: newEnd - newAt });
    }
    oldAt = oldEnd + 1;
    newAt = newEnd + 1;
  }
  return runs;
}

/** Both states of a file, and the lines replaced between them. */
export interface FollowedText extends Alignment {
  readonly before: FileText;
  readonly after: FileText;
}

/** Compares two states of a file. Costs what `alignLines` costs, and the lines among which removed or added ones can be. */
export function followText(before: FileText, after: FileText): FollowedText {
  const { runs, anchors } = alignLines(before.ids, after.ids);
  return { before, after, anchors, runs: slideRuns(runs, before, after) };
}

/** The farthest that lines are moved; more would not make a match more certain. */
const SLIDE_MAX = 100;

/**
 * Removed or added lines can often be taken to be others with the same text: of three equal items in a list, any can be
 * the one that was removed. Like git's indent heuristic, chooses the place whose ends are indented least, so that whole
 * items were removed and not the end of one and the start of the next; of equal ones the last.
 */
function slideRuns(runs: readonly ChangedRun[], before: FileText, after: FileText): readonly ChangedRun[] {
  return runs.map((run, index) => {
    const isRemoval = run.newCount === 0;
    if (!isRemoval && run.oldCount > 0) return run;
    const [text, start, count] = isRemoval ? [before, run.oldStart, run.oldCount] : [after, run.newStart, run.newCount];
    const [last, next] = [runs[index - 1], runs[index + 1]];
    const above = last === undefined ? run.oldStart - 1 : run.oldStart - last.oldStart - last.oldCount;
    const end = before.count + 1;
    const below = (next?.oldStart ?? end) - run.oldStart - run.oldCount;
    // One unchanged line stays between two runs.
    const up = slideLength(text.ids, start, count, -1, Math.min(SLIDE_MAX, last === undefined ? above : above - 1));
    const down = slideLength(text.ids, start, count, 1, Math.min(SLIDE_MAX, next === undefined ? below : below - 1));
    if (up + down === 0) return run;
    const lines = text.slice(start - up, start + count + down);
    const indentAt = (line: number): number => /^[ \t]*/u.exec(lines[line - start + up] ?? "")?.[0].length ?? 0;
    let [by, least] = [0, Infinity];
    for (let shift = -up; shift <= down; shift++) {
      const indent = indentAt(start + shift) + indentAt(start + count + shift);
      if (indent <= least) [by, least] = [shift, indent];
    }
    return { ...run, oldStart: run.oldStart + by, newStart: run.newStart + by };
  });
}

/** Returns how far lines can be moved up (-1) or down (1) so that the text without them stays the same. */
function slideLength(ids: Int32Array, start: number, count: number, way: -1 | 1, most: number): number {
  let length = 0;
  while (length < most) {
    const at = way < 0 ? start - 2 - length : start - 1 + length;
    if (at < 0 || at + count >= ids.length || ids[at] !== ids[at + count]) break;
    length += 1;
  }
  return length;
}
