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
const NO_PAIRS = new Int32Array(0);
const MANY = -2;

/** The correspondence of the lines of two texts. */
interface Alignment {
  /** The replaced lines, in order: the lines between them are the same in both. */
  readonly runs: readonly ChangedRun[];
  /** The lines of the older text, from 1, in order, that are unique in both texts and match. */
  readonly anchors: Int32Array;
}

/**
 * Aligns the lines of two texts, given as numbers that are equal for equal lines. Lines that are unique in both texts
 * are matched first, so that no brace is matched with a different one across them. Pure. Linear in the lines, and
 * quadratic, up to a bound, in differing ranges without a unique line.
 */
export function alignLines(old: Int32Array, now: Int32Array): Alignment {
  if (matched.length < old.length) matched = new Int32Array(2 * old.length);
  const match = matched.subarray(0, old.length).fill(NONE);
  const whole: RangePair = { oldFrom: 0, oldTo: old.length, newFrom: 0, newTo: now.length };
  const anchors = anchorsOf(old, now, whole);
  const work: RangePair[] = anchors.length > 0 ? [...between(whole, anchors, match)] : [whole];
  for (let next = work.pop(); next !== undefined; next = work.pop()) {
    // Equal ends are matched last: a file that grew may end with a brace that is not the one it ended with.
    const inside = next === whole || isSmall(next) ? NO_PAIRS : anchorsOf(old, now, next);
    if (inside.length > 0) {
      work.push(...between(next, inside, match));
      continue;
    }
    const rangePair = matchEnds(old, now, match, next);
    if (isEmpty(rangePair)) continue;
    if (rangePair.oldFrom > next.oldFrom || rangePair.oldTo < next.oldTo) work.push(rangePair);
    else matchMost(old, now, match, rangePair);
  }
  return { runs: runsOf(match, now.length), anchors: oldLines(anchors) };
}

/** Returns the lines of the older text from pairs of indexes. */
function oldLines(pairs: Pairs): Int32Array {
  const lines = new Int32Array(pairs.length / 2);
  for (let index = 0; index < lines.length; index++) lines[index] = (pairs[2 * index] ?? 0) + 1;
  return lines;
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

/** Indexes in the older text, followed by their indexes in the newer one. */
type Pairs = Int32Array;

/** The index of a line in a range, by its number; always NONE between two searches. */
let oldIndexes = new Int32Array(0);
let newIndexes = new Int32Array(0);
/** Buffers that are reused for the next search: new arrays for every range would cost more than the search. */
let matched = new Int32Array(0);
let found = new Int32Array(0);
let ends = new Int32Array(0);
let previous = new Int32Array(0);
let most = new Uint16Array(0);

/** Finds lines that are unique in both texts of a range: the longest sequence of them in the same order in both. */
function anchorsOf(old: Int32Array, now: Int32Array, { oldFrom, oldTo, newFrom, newTo }: RangePair): Pairs {
  let last = 0;
  for (let at = oldFrom; at < oldTo; at++) last = Math.max(last, old[at] ?? 0);
  if (last >= oldIndexes.length) {
    oldIndexes = new Int32Array(2 * last + 1).fill(NONE);
    newIndexes = new Int32Array(2 * last + 1).fill(NONE);
  }
  for (let at = oldFrom; at < oldTo; at++) {
    const id = old[at] ?? 0;
    oldIndexes[id] = oldIndexes[id] === NONE ? at : MANY;
  }
  for (let at = newFrom; at < newTo; at++) {
    const id = now[at] ?? 0;
    if (id <= last) newIndexes[id] = newIndexes[id] === NONE ? at : MANY;
  }
  let count = 0;
  if (found.length < 2 * (oldTo - oldFrom)) {
    found = new Int32Array(4 * (oldTo - oldFrom));
    ends = new Int32Array(2 * (oldTo - oldFrom));
    previous = new Int32Array(2 * (oldTo - oldFrom));
  }
  for (let at = oldFrom; at < oldTo; at++) {
    const newIndex = newIndexes[old[at] ?? 0] ?? NONE;
    if (oldIndexes[old[at] ?? 0] !== at || newIndex < 0) continue;
    found[count++] = at;
    found[count++] = newIndex;
  }
  for (let at = oldFrom; at < oldTo; at++) oldIndexes[old[at] ?? 0] = NONE;
  for (let at = newFrom; at < newTo; at++) newIndexes[now[at] ?? 0] = NONE;
  return longestRise(found.subarray(0, count));
}

/** Returns the longest sequence of pairs whose second indexes rise too. The first ones do. */
function longestRise(pairs: Pairs): Pairs {
  const count = pairs.length / 2;
  const newAt = (index: number): number => pairs[2 * index + 1] ?? 0;
  let length = 0;
  for (let index = 0; index < count; index++) {
    let low = length > 0 && newAt(ends[length - 1] ?? 0) < newAt(index) ? length : 0;
    let high = length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (newAt(ends[middle] ?? 0) < newAt(index)) low = middle + 1;
      else high = middle;
    }
    previous[index] = low === 0 ? NONE : (ends[low - 1] ?? NONE);
    ends[low] = index;
    if (low === length) length += 1;
  }
  const rise = new Int32Array(2 * length);
  let at = length === 0 ? NONE : (ends[length - 1] ?? NONE);
  for (let newIndex = 2 * length - 2; newIndex >= 0; newIndex -= 2, at = previous[at] ?? NONE) {
    rise[newIndex] = pairs[2 * at] ?? 0;
    rise[newIndex + 1] = newAt(at);
  }
  return rise;
}

function between(rangePair: RangePair, anchors: Pairs, match: Int32Array): readonly RangePair[] {
  const rangePairs: RangePair[] = [];
  let { oldFrom, newFrom } = rangePair;
  for (let index = 0; index < anchors.length; index += 2) {
    const oldAt = anchors[index] ?? 0;
    const newAt = anchors[index + 1] ?? 0;
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
  const cells = (oldTo - oldFrom + 1) * width;
  if (most.length < cells) most = new Uint16Array(2 * cells);
  else most.fill(0, 0, cells);
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
