import { HISTORY_CACHE_BYTES, HISTORY_SEARCH_MS } from "#contract/limits.ts";
import { repositoryCache } from "../byteCache.ts";
import { type CommitFilter, matchCommits } from "./matchCommits.ts";
import { type HistoryRange, type HistoryRow, rangeKey } from "./HistoryRange.ts";
import { historyRows } from "./historyRows.ts";
import type { Oid } from "../oid.ts";
import type { ReadOptions, Repository } from "../Repository.ts";
import { pastUnreadable } from "../objects/skipUnreadable.ts";

/** A matching commit and its position in the whole range. */
export interface FoundCommit {
  readonly row: HistoryRow;
  readonly at: number;
}

export interface FoundCommits {
  readonly found: readonly FoundCommit[];
  /** The position to continue from: how many commits of the range have been searched. */
  readonly next: number;
  /** True if nothing more can be found. */
  readonly isEnd: boolean;
  /** Missing or damaged commits; neither they nor the contents of their children were searched. */
  readonly unreadable: ReadonlySet<Oid>;
}

export interface SearchHistoryOptions extends ReadOptions {
  /** The position to start from, counted in commits of the range; 0 if absent. */
  readonly from?: number | undefined;
  /** The number of commits to find; at least 1. */
  readonly count: number;
  /** Time limit in milliseconds, after which the search returns what it has found; HISTORY_SEARCH_MS if absent. */
  readonly budgetMs?: number | undefined;
}

/** A part of a range that has been searched: from the position in its cache key up to `end`. */
interface SearchedRange {
  readonly found: readonly FoundCommit[];
  readonly end: number;
  readonly isEnd: boolean;
  /** Unreadable objects; a part with any is not cached, since they may come back. */
  readonly unreadable: ReadonlySet<Oid>;
}

const searchedRanges = repositoryCache<SearchedRange>(HISTORY_CACHE_BYTES);
const ROW_BYTES = 200;

/** Commits searched in one step: few at first if contents are compared, then as many as take about STEP_MS. */
const FIRST_STEP = 10_000;
const FIRST_CONTENT_STEP = 250;
const STEP_MIN = 50;
const STEP_MAX = 20_000;
const STEP_MS = 250;

/** The time that the search continues after the page is full, to find out whether it is the last. */
const LAST_PAGE_MS = 200;

/**
 * Searches a history for matching commits from a position on, in the order of the history; finds exactly those that one
 * `git log` would list. It reads the history in parts and lets git match the commits of each. Searched parts are
 * cached, so continuing repeats no work; after a restart a position is found again by a walk without matching. Ends
 * when enough is found, when the history ends, or at the time limit, which leaves `found` short and `next` as the
 * position to continue from.
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
  for await (const searched of searchRangesFrom(repository, range, filter, from, options)) {
    found.push(...searched.found);
    next = searched.end;
    isEnd = searched.isEnd;
    for (const oid of searched.unreadable) unreadable.add(oid);
    if (found.length > count) break;
    if (isEnd) return { found, next, isEnd, unreadable };
    const elapsedMs = performance.now() - began;
    if (elapsedMs > budgetMs || (found.length === count && elapsedMs > LAST_PAGE_MS))
      return { found, next, isEnd, unreadable };
  }
  const page = found.slice(0, count);
  const rest = found.slice(count);
  const after = (page.at(-1)?.at ?? from) + 1;
  // The commits after the page are searched already; they are cached under the position where the page ends.
  cacheSearchedRange(repository, range, filter, after, { found: rest, end: next, isEnd, unreadable });
  return { found: page, next: after, isEnd: false, unreadable };
}

/** Finds the last `count` matches before a position. There is no time limit, since that part is usually cached. */
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
  for await (const searched of searchRangesFrom(repository, range, filter, 0, options)) {
    const all = [...found, ...searched.found.filter(({ at }) => at < before)];
    hasPrevious ||= all.length > count;
    found = all.slice(-count);
    if (searched.end >= before || searched.isEnd) break;
  }
  return { found, hasPrevious };
}

/** Searches a history part by part from a position on. */
async function* searchRangesFrom(
  repository: Repository,
  range: HistoryRange,
  filter: CommitFilter,
  from: number,
  options: ReadOptions,
): AsyncGenerator<SearchedRange> {
  const searchesContents = filter.added !== null;
  let step = searchesContents ? FIRST_CONTENT_STEP : FIRST_STEP;
  for (let at = from; ;) {
    let searched = searchedRanges(repository).get(searchKey(range, filter, at));
    if (searched === undefined) {
      const began = performance.now();
      const { rows, isEnd, unreadable } = await historyRows(repository, range, at, Math.round(step), {
        ...options,
        isSearch: true,
      });
      const matching = await pastUnreadable(
        repository,
        rows,
        { ...options, unreadable, withParents: searchesContents },
        (some, isPast) => matchCommits(repository, some, filter, { ...options, isPast }),
      );
      const found = rows.flatMap((row, index) => (matching.found.has(row.oid) ? [{ row, at: at + index }] : []));
      const lost = new Set([...unreadable, ...matching.unreadable]);
      searched = { found, end: at + rows.length, isEnd, unreadable: lost };
      cacheSearchedRange(repository, range, filter, at, searched);
      const taken = Math.max(1, performance.now() - began);
      step = Math.min(Math.max(step * Math.min(Math.max(STEP_MS / taken, 0.25), 4), STEP_MIN), STEP_MAX);
    }
    yield searched;
    if (searched.isEnd) return;
    at = searched.end;
  }
}

function searchKey(range: HistoryRange, filter: CommitFilter, at: number): string {
  const { author, message, added, until } = filter;
  return `${at} ${rangeKey(range)} ${JSON.stringify([author, message, added, until])}`;
}

function cacheSearchedRange(
  repository: Repository,
  range: HistoryRange,
  filter: CommitFilter,
  at: number,
  searched: SearchedRange,
): void {
  if (searched.unreadable.size > 0) return;
  const key = searchKey(range, filter, at);
  searchedRanges(repository).set(key, searched, 2 * key.length + ROW_BYTES * (searched.found.length + 1));
}
