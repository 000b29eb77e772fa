import type { HunkRecord } from "#server/git/patches/parsePatch.ts";
import type { FileText } from "./FileText.ts";

/** Lines of both texts between two that are the same: ends are behind the last, counted from 0. */
interface Stretch {
  readonly oldFrom: number;
  readonly oldTo: number;
  readonly newFrom: number;
  readonly newTo: number;
}

/** Stretches without a line that stands once are matched up to this product of their lines; past it as written anew. */
const WAYS_MAX = 500_000;
const SMALL = 400;
const NONE = -1;
const NO_PAIRS = new Int32Array(0);
const MANY = -2;

/** How the lines of two texts belong together. */
interface Alignment {
  /** What was replaced, in order: what stands between is the same in both. */
  readonly runs: readonly ChangedRun[];
  /** The lines of the older text, from 1, in order, that stand once in both and are the same line. */
  readonly anchors: Int32Array;
}

/**
 * Says which lines of a text were replaced by which on the way to another, lines being given as numbers, the same for the same
 * line. Lines that stand once in both hold the texts together, so that no brace is taken for another across them. Pure.
 * Linear in the lines, and quadratic in those that differ where none stands once, up to a bound.
 */
export function alignLines(old: Int32Array, now: Int32Array): Alignment {
  if (matched.length < old.length) matched = new Int32Array(2 * old.length);
  const match = matched.subarray(0, old.length).fill(NONE);
  const whole: Stretch = { oldFrom: 0, oldTo: old.length, newFrom: 0, newTo: now.length };
  const anchors = anchorsOf(old, now, whole);
  const work: Stretch[] = anchors.length > 0 ? [...between(whole, anchors, match)] : [whole];
  for (let next = work.pop(); next !== undefined; next = work.pop()) {
    // Ends that are the same come last: a file that grew may end with a brace that is not the one it ended with.
    const inside = next === whole || isSmall(next) ? NO_PAIRS : anchorsOf(old, now, next);
    if (inside.length > 0) {
      work.push(...between(next, inside, match));
      continue;
    }
    const stretch = matchEnds(old, now, match, next);
    if (isEmpty(stretch)) continue;
    if (stretch.oldFrom > next.oldFrom || stretch.oldTo < next.oldTo) work.push(stretch);
    else matchMost(old, now, match, stretch);
  }
  return { runs: runsOf(match, now.length), anchors: oldLines(anchors) };
}

/** Gives the lines of the older text out of pairs of places. */
function oldLines(pairs: Pairs): Int32Array {
  const lines = new Int32Array(pairs.length / 2);
  for (let index = 0; index < lines.length; index++) lines[index] = (pairs[2 * index] ?? 0) + 1;
  return lines;
}

/** In a few lines the most that can be matched is found at once. */
function isSmall({ oldFrom, oldTo, newFrom, newTo }: Stretch): boolean {
  return (oldTo - oldFrom) * (newTo - newFrom) <= SMALL;
}

function isEmpty({ oldFrom, oldTo, newFrom, newTo }: Stretch): boolean {
  return oldFrom === oldTo || newFrom === newTo;
}

/** Matches what a stretch begins and ends with in both texts and gives the rest. */
function matchEnds(old: Int32Array, now: Int32Array, match: Int32Array, stretch: Stretch): Stretch {
  let { oldFrom, oldTo, newFrom, newTo } = stretch;
  while (oldFrom < oldTo && newFrom < newTo && old[oldFrom] === now[newFrom]) match[oldFrom++] = newFrom++;
  while (oldFrom < oldTo && newFrom < newTo && old[oldTo - 1] === now[newTo - 1]) match[--oldTo] = --newTo;
  return { oldFrom, oldTo, newFrom, newTo };
}

/** Places in the older text and, behind them, their places in the newer one. */
type Pairs = Int32Array;

/** Where a line stands in a stretch, by its number; always NONE between two searches. */
let oldPlaces = new Int32Array(0);
let newPlaces = new Int32Array(0);
/** Room for a search, kept for the next: new arrays for every stretch would cost more than the search. */
let matched = new Int32Array(0);
let found = new Int32Array(0);
let ends = new Int32Array(0);
let previous = new Int32Array(0);
let most = new Uint16Array(0);

/** Finds lines that stand once in both texts of a stretch: the longest series of them that is in order in both. */
function anchorsOf(old: Int32Array, now: Int32Array, { oldFrom, oldTo, newFrom, newTo }: Stretch): Pairs {
  let last = 0;
  for (let at = oldFrom; at < oldTo; at++) last = Math.max(last, old[at] ?? 0);
  if (last >= oldPlaces.length) {
    oldPlaces = new Int32Array(2 * last + 1).fill(NONE);
    newPlaces = new Int32Array(2 * last + 1).fill(NONE);
  }
  for (let at = oldFrom; at < oldTo; at++) {
    const id = old[at] ?? 0;
    oldPlaces[id] = oldPlaces[id] === NONE ? at : MANY;
  }
  for (let at = newFrom; at < newTo; at++) {
    const id = now[at] ?? 0;
    if (id <= last) newPlaces[id] = newPlaces[id] === NONE ? at : MANY;
  }
  let count = 0;
  if (found.length < 2 * (oldTo - oldFrom)) {
    found = new Int32Array(4 * (oldTo - oldFrom));
    ends = new Int32Array(2 * (oldTo - oldFrom));
    previous = new Int32Array(2 * (oldTo - oldFrom));
  }
  for (let at = oldFrom; at < oldTo; at++) {
    const place = newPlaces[old[at] ?? 0] ?? NONE;
    if (oldPlaces[old[at] ?? 0] !== at || place < 0) continue;
    found[count++] = at;
    found[count++] = place;
  }
  for (let at = oldFrom; at < oldTo; at++) oldPlaces[old[at] ?? 0] = NONE;
  for (let at = newFrom; at < newTo; at++) newPlaces[now[at] ?? 0] = NONE;
  return longestRise(found.subarray(0, count));
}

/** Gives the longest series of pairs whose second places rise too. The first ones do. */
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
  for (let place = 2 * length - 2; place >= 0; place -= 2, at = previous[at] ?? NONE) {
    rise[place] = pairs[2 * at] ?? 0;
    rise[place + 1] = newAt(at);
  }
  return rise;
}

function between(stretch: Stretch, anchors: Pairs, match: Int32Array): readonly Stretch[] {
  const stretches: Stretch[] = [];
  let { oldFrom, newFrom } = stretch;
  for (let index = 0; index < anchors.length; index += 2) {
    const oldAt = anchors[index] ?? 0;
    const newAt = anchors[index + 1] ?? 0;
    match[oldAt] = newAt;
    if (oldFrom < oldAt && newFrom < newAt) stretches.push({ oldFrom, oldTo: oldAt, newFrom, newTo: newAt });
    oldFrom = oldAt + 1;
    newFrom = newAt + 1;
  }
  const rest = { oldFrom, oldTo: stretch.oldTo, newFrom, newTo: stretch.newTo };
  return isEmpty(rest) ? stretches : [...stretches, rest];
}

/** Matches as many lines as can be; none where there are too many ways to. */
function matchMost(old: Int32Array, now: Int32Array, match: Int32Array, stretch: Stretch): void {
  const { oldFrom, oldTo, newFrom, newTo } = stretch;
  const width = newTo - newFrom + 1;
  if ((oldTo - oldFrom + 1) * width > WAYS_MAX) return;
  // Of each two ends, how many lines behind them can be matched.
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

/** Lines that were replaced by others; either may be none, and then its start is the line in front of which it would be. */
export interface ChangedRun {
  readonly oldStart: number;
  readonly oldCount: number;
  readonly newStart: number;
  readonly newCount: number;
}

/** Lists what a file's hunks change, in order, without the lines around it. Linear in the number of lines. */
export function changedRuns(hunks: readonly HunkRecord[]): readonly ChangedRun[] {
  const runs: ChangedRun[] = [];
  for (const hunk of hunks) {
    // Of no lines, a hunk names the line behind which they would be.
    let oldAt = hunk.oldStart + (hunk.oldCount === 0 ? 1 : 0);
    let newAt = hunk.newStart + (hunk.newCount === 0 ? 1 : 0);
    let oldCount = 0;
    let newCount = 0;
    for (const line of [...hunk.lines, " "]) {
      if (line.startsWith("-")) oldCount += 1;
      if (line.startsWith("+")) newCount += 1;
      if (!line.startsWith(" ")) continue;
      if (oldCount + newCount > 0) runs.push({ oldStart: oldAt, oldCount, newStart: newAt, newCount });
      oldAt += oldCount + 1;
      newAt += newCount + 1;
      oldCount = 0;
      newCount = 0;
    }
  }
  return runs;
}

/** Both states of a file, and what was replaced between them. */
export interface FollowedText extends Alignment {
  readonly before: FileText;
  readonly after: FileText;
}

/** Compares two states of a file. Costs what `alignLines` costs. */
export function followText(before: FileText, after: FileText): FollowedText {
  return { before, after, ...alignLines(before.ids, after.ids) };
}
