import { HISTORY_CACHE_BYTES } from "#contract/limits.ts";
import { fallback, GalleyError } from "#contract/errors.ts";
import { repositoryCache } from "../byteCache.ts";
import type { Oid } from "../oid.ts";
import type { ReadOptions, Repository } from "../Repository.ts";
import { followsFile, type HistoryRange, type HistoryRow, rangeKey } from "./HistoryRange.ts";
import { log, LogFrontier, logRows } from "./log.ts";
import { wholeHistory } from "./pathHistory.ts";
import { renamingsOf } from "./renames.ts";

interface HistoryRows {
  readonly rows: readonly HistoryRow[];
  readonly isEnd: boolean;
  /** Missing or damaged commits that git met while listing these. */
  readonly unreadable: ReadonlySet<Oid>;
}

/** The frontier of a walk after a number of commits, which allows to continue without walking from the start again. */
const frontiers = repositoryCache<readonly Oid[]>(HISTORY_CACHE_BYTES);
const ID_BYTES = 120;

/** Pages by their first position: those that were returned and what was read beyond them. */
const pieces = repositoryCache<HistoryRows>(HISTORY_CACHE_BYTES);
const ROW_BYTES = 200;
const NONE: ReadonlySet<Oid> = new Set();
/** The number of commits to read ahead when they will be needed, and after a page. */
const AHEAD = 20_000;
const AHEAD_PAGES = 1000;

export interface HistoryRowsOptions extends ReadOptions {
  /** True if the following rows will be needed right away. */
  readonly isSearch?: boolean | undefined;
}

/**
 * Lists `count` commits of a history from position `from` (0 is the first). The frontier of every page is cached, so
 * the next page costs the same at any depth; without it, after a restart, one walk from the tips finds the position
 * again. A commit that cannot be read is listed after its children, and such a history is not cached.
 */
export async function historyRows(
  repository: Repository,
  range: HistoryRange,
  from: number,
  count: number,
  options: HistoryRowsOptions = {},
): Promise<HistoryRows> {
  const isFollowed = await followsFile(repository, range, options);
  const unrenamed = isFollowed ? await unrenamedRows(repository, range, from, count, options) : null;
  if (unrenamed !== null) return unrenamed;
  const whole = await wholeHistory(repository, range, options);
  if (whole !== null) {
    const { rows: all, unreadable } = whole;
    return { rows: all.slice(from, from + count), isEnd: from + count >= all.length, unreadable };
  }
  const rows: HistoryRow[] = [];
  let unreadable = NONE;
  while (rows.length < count) {
    const at = from + rows.length;
    const wanted = count - rows.length;
    const known = pieces(repository).get(keyOf(range, at));
    const piece = known ?? (await readRows(repository, range, at, wanted, options));
    const page = piece.rows.slice(0, wanted);
    const isLast = piece.isEnd && page.length === piece.rows.length;
    const isLasting = piece.unreadable.size === 0 && !repository.isShallow;
    if (known === undefined && isLasting) cachePiece(repository, range, at, { ...piece, rows: page, isEnd: isLast });
    rows.push(...page);
    if (piece.unreadable.size > 0) unreadable = new Set([...unreadable, ...piece.unreadable]);
    if (piece.rows.length > wanted && unreadable.size > 0) break;
    if (piece.rows.length > wanted) {
      cachePiece(repository, range, at + wanted, { ...piece, rows: piece.rows.slice(wanted) });
    } else if (piece.isEnd) return { rows, isEnd: true, unreadable };
  }
  return { rows, isEnd: false, unreadable };
}

/** Reads at least `count` commits from a position. */
async function readRows(
  repository: Repository,
  range: HistoryRange,
  from: number,
  count: number,
  { isSearch = false, ...options }: HistoryRowsOptions,
): Promise<HistoryRows> {
  const { path } = range;
  const known = from === 0 ? range.tips : frontiers(repository).get(keyOf(range, from));
  // The order of a path's log depends on where the walk started, so a position is only valid for the same start.
  const isFirstPage = from === 0 || (known === undefined && path !== null);
  const tips = isFirstPage ? range.tips : (known ?? (await findFrontier(repository, range, from, options)));
  if (tips.length === 0) return { rows: [], isEnd: true, unreadable: NONE };
  const starts = isFirstPage ? await startsOf(repository, range, options) : tips;
  const skipped = isFirstPage ? from : 0;
  const ahead = isSearch || path !== null ? AHEAD : from > 0 ? AHEAD_PAGES : 0;
  const { oids, frontier, unreadable } = await log(repository, {
    ...options,
    ...range,
    tips,
    starts,
    count: skipped + count,
    ahead,
  });
  if (range.tips.every((tip) => unreadable.has(tip))) throw new GalleyError("OBJECT_MISSING");
  if (unreadable.size === 0) {
    if (!isFirstPage && known === undefined) remember(repository, range, from, tips);
    remember(repository, range, from - skipped + oids.length, frontier);
  }
  const rows = oids.slice(skipped).map((oid) => ({ oid, path, origin: null }));
  return { rows, isEnd: frontier.length === 0, unreadable };
}

/**
 * Finds the commits that the log of a path lists first, one for each tip that leads to any. With a single tip, returns
 * it.
 */
async function startsOf(repository: Repository, range: HistoryRange, options: ReadOptions): Promise<readonly Oid[]> {
  if (range.path === null || range.tips.length < 2) return range.tips;
  const pages = await Promise.all(
    range.tips.map((tip) => log(repository, { ...options, ...range, tips: [tip], count: 1 })),
  );
  return [...new Set(pages.flatMap(({ oids }) => oids))];
}

function keyOf(range: HistoryRange, at: number): string {
  return `${at} ${rangeKey(range)}`;
}

function cachePiece(repository: Repository, range: HistoryRange, at: number, piece: HistoryRows): void {
  const key = keyOf(range, at);
  pieces(repository).set(key, piece, 2 * key.length + ROW_BYTES * piece.rows.length);
}

function remember(repository: Repository, range: HistoryRange, at: number, frontier: readonly Oid[]): void {
  const key = keyOf(range, at);
  frontiers(repository).set(key, frontier, 2 * key.length + ID_BYTES * (1 + frontier.length));
}

/** The number of commits of a followed file, from the start on, that are known not to rename another file to its path. */
const unrenamedCounts = repositoryCache<number>(HISTORY_CACHE_BYTES);

/**
 * Lists the commits of a followed file as long as it has its current path: up to the first commit that renamed it, its
 * history is the log of that path, which can be read page by page. Resolves to null from that commit on, and for
 * ranges, several tips and damaged histories. `followPath` lists all of them, but walks all of history.
 */
export async function unrenamedRows(
  repository: Repository,
  range: HistoryRange,
  from: number,
  count: number,
  options: ReadOptions = {},
): Promise<HistoryRows | null> {
  const { path, firstParent } = range;
  if (path === null || range.tips.length !== 1 || range.exclude.length > 0) return null;
  const key = rangeKey(range);
  const log = { ...range, follow: false };
  const known = Math.min(unrenamedCounts(repository).get(key) ?? 0, from);
  const found = await historyRows(repository, log, known, from + count - known, options);
  if (found.unreadable.size > 0) return null;
  // The reader of the whole list reports a missing commit.
  const isUnrenamed = await renamingsOf(repository, found.rows, path, { ...options, firstParent }).then(
    (renamings) => renamings.found.length === 0,
    fallback(false, "OBJECT_MISSING"),
  );
  if (!isUnrenamed) return null;
  unrenamedCounts(repository).set(key, known + found.rows.length, ID_BYTES + 2 * key.length);
  return { ...found, rows: found.rows.slice(from - known) };
}

/**
 * Walks to position `at` of a history of all files and returns the commits that come next; none if the history ends
 * before it. Linear in the position. Fails with OBJECT_MISSING if none of the tips can be read.
 */
async function findFrontier(
  repository: Repository,
  range: HistoryRange,
  at: number,
  options: ReadOptions,
): Promise<readonly Oid[]> {
  const frontier = new LogFrontier(range);
  let skipped = 0;
  // One more than skipped shows whether any commit follows.
  const unreadable = await logRows(repository, { ...options, ...range, count: at + 1 }, (row) => {
    skipped += 1;
    if (skipped <= at) frontier.pass(row);
    return true;
  });
  if (range.tips.every((tip) => unreadable.has(tip))) throw new GalleyError("OBJECT_MISSING");
  return skipped > at ? frontier.oids : [];
}
