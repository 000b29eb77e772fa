import { GalleyError } from "#contract/errors.ts";
import { HISTORY_CACHE_BYTES } from "#contract/limits.ts";
import { repositoryCache } from "../byteCache.ts";
import type { ReadOptions, Repository } from "../Repository.ts";
import { followedRows, followsFile } from "./follow.ts";
import { type HistoryRange, type HistoryRows, rangeKey } from "./HistoryRange.ts";
import { log } from "./log.ts";

/** Pages by their first position: those that were returned and what was read beyond them. */
const pages = repositoryCache<HistoryRows>(HISTORY_CACHE_BYTES);
const ROW_BYTES = 200;
/** The number of commits to read ahead when they will be needed, and after a page. */
const AHEAD = 20_000;
const AHEAD_PAGES = 1000;

/**
 * Lists `count` commits of a history from position `from` (0 is the first). What was read is cached with some rows that
 * follow; a position that was not read before is found by one walk of ids. A commit that cannot be read is listed after its
 * children, and such a history is not cached. A search will need the rows that follow right away.
 */
export async function historyRows(
  repository: Repository,
  range: HistoryRange,
  from: number,
  count: number,
  { isSearch = false, ...options }: ReadOptions & { readonly isSearch?: boolean | undefined } = {},
): Promise<HistoryRows> {
  if (await followsFile(repository, range, options)) {
    const { rows, isEnd, unreadable } = await followedRows(repository, range, from + count, options);
    return { rows: rows.slice(from), isEnd, unreadable };
  }
  const known = pages(repository).get(keyOf(range, from));
  const isKnown = known !== undefined && (known.isEnd || known.rows.length >= count);
  const read = isKnown ? known : await readRows(repository, range, from, count, isSearch, options);
  const rows = read.rows.slice(0, count);
  const page = { ...read, rows, isEnd: read.isEnd && rows.length === read.rows.length };
  if (read.unreadable.size === 0 && !repository.isShallow) {
    if (!isKnown) cachePage(repository, range, from, page);
    if (!page.isEnd) cachePage(repository, range, from + count, { ...read, rows: read.rows.slice(count) });
  }
  return page;
}

async function readRows(
  repository: Repository,
  range: HistoryRange,
  from: number,
  count: number,
  isSearch: boolean,
  options: ReadOptions,
): Promise<HistoryRows> {
  const { path } = range;
  const ahead = isSearch || path !== null ? AHEAD : from > 0 ? AHEAD_PAGES : 0;
  const { oids, isEnd, unreadable } = await log(repository, { ...options, ...range, from, count, ahead });
  if (range.tips.length > 0 && range.tips.every((tip) => unreadable.has(tip))) throw new GalleyError("OBJECT_MISSING");
  return { rows: oids.map((oid) => ({ oid, path, origin: null })), isEnd, unreadable };
}

function keyOf(range: HistoryRange, at: number): string {
  return `${at} ${rangeKey(range)}`;
}

function cachePage(repository: Repository, range: HistoryRange, at: number, page: HistoryRows): void {
  const key = keyOf(range, at);
  if (page.rows.length > 0 || page.isEnd)
    pages(repository).set(key, page, 2 * key.length + ROW_BYTES * page.rows.length);
}
