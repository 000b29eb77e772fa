import { HISTORY_SEARCH_MS } from "#contract/limits.ts";
import { historyCache } from "../byteCache.ts";
import { type CommitFilter, matchCommits } from "./matchCommits.ts";
import { type HistoryRange, type HistoryRow, rangeKey } from "./HistoryRange.ts";
import { historyRows } from "./historyRows.ts";
import type { Oid } from "../oid.ts";
import type { ReadOptions, Repository } from "../openRepository.ts";
import { pastUnreadable } from "../objects/damagedObjects.ts";

/** A commit that was found, and its place among all that the range has. */
export interface FoundCommit {
  readonly row: HistoryRow;
  readonly at: number;
}

export interface FoundCommits {
  readonly found: readonly FoundCommit[];
  /** Where to go on: how many commits of the range have been dealt with. */
  readonly next: number;
  /** Whether nothing more can be found. */
  readonly isEnd: boolean;
  /** Commits that are missing or damaged: not looked into, nor are their children's contents. */
  readonly unreadable: ReadonlySet<Oid>;
}

export interface SearchHistoryOptions extends ReadOptions {
  /** The place to begin at, counted in commits of the range; 0 if absent. */
  readonly from?: number | undefined;
  /** How many to find; at least 1. */
  readonly count: number;
  /** Time after which it ends with what was found, in milliseconds; HISTORY_SEARCH_MS if absent. */
  readonly budgetMs?: number | undefined;
}

/** A stretch of a range that has been looked through: from a place known by the key up to `end`. */
interface Stretch {
  readonly found: readonly FoundCommit[];
  readonly end: number;
  readonly isEnd: boolean;
  /** What could not be read; a stretch with any is not kept, for it may come back. */
  readonly unreadable: ReadonlySet<Oid>;
}

const stretches = historyCache<Stretch>();
const ROW_BYTES = 200;

/** Commits looked through in one go: at first few where contents are compared, then as many as take about STEP_MS. */
const FIRST_STEP = 10_000;
const FIRST_CONTENT_STEP = 250;
const STEP_MIN = 50;
const STEP_MAX = 20_000;
const STEP_MS = 250;

/** How much longer a full page waits to learn whether it is the last. */
const LAST_PAGE_MS = 200;

/**
 * Looks in a history for commits that match, from a place on, in the history's order: exactly those that one `git log` lists.
 * It reads stretches of the history and has git tell which commits of each match. What was looked through is kept, so going on
 * costs nothing twice; after a restart a place is found again by a walk that looks into nothing. Ends when enough is found,
 * when the history ends, or when its time is over, which leaves `found` short and says where to go on.
 */
export async function searchHistory(
  repository: Repository,
  range: HistoryRange,
  filter: CommitFilter,
  { from = 0, count, budgetMs = HISTORY_SEARCH_MS, ...options }: SearchHistoryOptions,
): Promise<FoundCommits> {
  const began = performance.now();
  const found: FoundCommit[] = [];
  let next = from;
  let isEnd = false;
  const unreadable = new Set<Oid>();
  for await (const stretch of stretchesFrom(repository, range, filter, from, options)) {
    found.push(...stretch.found);
    next = stretch.end;
    isEnd = stretch.isEnd;
    for (const oid of stretch.unreadable) unreadable.add(oid);
    if (found.length > count) break;
    if (isEnd) return { found, next, isEnd, unreadable };
    const passed = performance.now() - began;
    if (passed > budgetMs || (found.length === count && passed > LAST_PAGE_MS))
      return { found, next, isEnd, unreadable };
  }
  const page = found.slice(0, count);
  const rest = found.slice(count);
  const after = (page.at(-1)?.at ?? from) + 1;
  // The commits behind the page have been looked through already: they stand ready under the place where it ends.
  keepStretch(repository, range, filter, after, { found: rest, end: next, isEnd, unreadable });
  return { found: page, next: after, isEnd: false, unreadable };
}

/** Finds the last `count` that match before a place, without a limit of time: what was looked through is known. */
export async function searchBefore(
  repository: Repository,
  range: HistoryRange,
  filter: CommitFilter,
  before: number,
  count: number,
  options: ReadOptions = {},
): Promise<{ readonly found: readonly FoundCommit[]; readonly hasPrevious: boolean }> {
  let found: FoundCommit[] = [];
  let hasPrevious = false;
  for await (const stretch of stretchesFrom(repository, range, filter, 0, options)) {
    const all = [...found, ...stretch.found.filter(({ at }) => at < before)];
    hasPrevious ||= all.length > count;
    found = all.slice(-count);
    if (stretch.end >= before || stretch.isEnd) break;
  }
  return { found, hasPrevious };
}

/** Looks through a history from a place on, stretch by stretch, without end. */
async function* stretchesFrom(
  repository: Repository,
  range: HistoryRange,
  filter: CommitFilter,
  from: number,
  options: ReadOptions,
): AsyncGenerator<Stretch> {
  const looksInside = filter.added !== null || filter.changed !== null;
  let step = looksInside ? FIRST_CONTENT_STEP : FIRST_STEP;
  for (let at = from; ;) {
    let stretch = stretches(repository).get(stretchKey(range, filter, at));
    if (stretch === undefined) {
      const began = performance.now();
      const { rows, isEnd, unreadable } = await historyRows(repository, range, at, Math.round(step), {
        ...options,
        isSearch: true,
      });
      const matching = await pastUnreadable(
        repository,
        rows,
        { ...options, unreadable, withParents: looksInside },
        (some, isPast) =>
          matchCommits(repository, some, filter, { ...options, isPast, firstParent: range.firstParent }),
      );
      const found = rows.flatMap((row, index) => (matching.found.has(row.oid) ? [{ row, at: at + index }] : []));
      const lost = new Set([...unreadable, ...matching.unreadable]);
      stretch = { found, end: at + rows.length, isEnd, unreadable: lost };
      keepStretch(repository, range, filter, at, stretch);
      const taken = Math.max(1, performance.now() - began);
      step = Math.min(Math.max(step * Math.min(Math.max(STEP_MS / taken, 0.25), 4), STEP_MIN), STEP_MAX);
    }
    yield stretch;
    if (stretch.isEnd) return;
    at = stretch.end;
  }
}

function stretchKey(range: HistoryRange, filter: CommitFilter, at: number): string {
  const { author, message, added, changed, isRegex, ignoreCase, merges, until } = filter;
  return `${at} ${rangeKey(range)} ${JSON.stringify([author, message, added, changed, isRegex, ignoreCase, merges, until])}`;
}

function keepStretch(
  repository: Repository,
  range: HistoryRange,
  filter: CommitFilter,
  at: number,
  stretch: Stretch,
): void {
  if (stretch.unreadable.size > 0) return;
  const key = stretchKey(range, filter, at);
  stretches(repository).set(key, stretch, 2 * key.length + ROW_BYTES * (stretch.found.length + 1));
}
