import { FOLLOWED_NAMES_MAX, HISTORY_CACHE_BYTES } from "#contract/limits.ts";
import { repositoryCache } from "../byteCache.ts";
import { pastUnreadable } from "../objects/skipUnreadable.ts";
import type { Oid } from "../oid.ts";
import type { ReadOptions, Repository } from "../Repository.ts";
import { followsFile, type HistoryRange, type HistoryRow, rangeKey } from "./HistoryRange.ts";
import { type LogRow, logRows } from "./log.ts";
import { renamingsOf } from "./renames.ts";

/**
 * Lists all commits of a history that is not read page by page: that of a followed file, or of a path in a range.
 * Resolves to null for any other.
 */
export async function wholeHistory(
  repository: Repository,
  range: HistoryRange,
  options: ReadOptions = {},
): Promise<ListedPath | null> {
  const { path, exclude } = range;
  if (path === null) return null;
  if (await followsFile(repository, range, options)) return followPath(repository, range, options);
  return exclude.length > 0 ? listPath(repository, range, options) : null;
}

/** The start of the log of one path, and the commits that renamed the file from it. */
interface Start {
  readonly tips: Set<Oid>;
  readonly after: Set<Oid>;
}

/**
 * Lists all commits that change a file, under each of its names. The log of a name ends where the file was added under
 * it; its source is followed from that commit's parent if it was a rename or copy, and from the side of a merge on
 * which the file had another name. Unlike `git log --follow`, which knows one name at a time, it loses no commit of a
 * side branch made before or after a rename on another; merges and sides are simplified as in `git log -- path`. At
 * most FOLLOWED_NAMES_MAX names. Cached; costs a walk per name: 0.2 s for 900 commits of 80,000.
 */
export async function followPath(
  repository: Repository,
  range: HistoryRange,
  options: ReadOptions = {},
): Promise<ListedPath> {
  const known = lists(repository).get(rangeKey(range));
  if (known !== undefined) return known;
  const logs: NamedLog[] = [];
  const seen = new Set<Oid>();
  const unreadable = new Set<Oid>();
  let starts = new Map<string, Start>([[range.path ?? "", { tips: new Set(range.tips), after: new Set() }]]);
  while (starts.size > 0 && logs.length < FOLLOWED_NAMES_MAX) {
    const next = new Map<string, Start>();
    for (const [path, { tips, after }] of starts) {
      const log = await readLog(repository, { ...range, path, tips: [...tips] }, options);
      for (const oid of log.unreadable) unreadable.add(oid);
      const fresh = log.rows.filter(({ oid }) => !seen.has(oid));
      const read = { ...options, unreadable, withParents: true };
      const renaming = await pastUnreadable(repository, fresh, read, (some, isPast) =>
        renamingsOf(repository, some, path, { ...options, isPast, firstParent: range.firstParent }),
      );
      for (const oid of renaming.unreadable) unreadable.add(oid);
      const renamings = renaming.found;
      const origins = new Map(renamings.map(({ oid, origin }) => [oid, origin]));
      const ends = new Set(renamings.flatMap(({ oid, isMerge }) => (isMerge ? [] : [oid])));
      const isListed = await listedOf(repository, { ...range, path, tips: [...tips] }, options);
      const rows = leadingTo(fresh, ends).filter(({ oid }) => isListed(oid));
      for (const { oid } of rows) seen.add(oid);
      logs.push({ path, rows, after, origins });
      const listed = new Set(rows.map(({ oid }) => oid));
      for (const { oid, parent, origin } of renamings) {
        if (!listed.has(oid)) continue;
        const start = next.get(origin) ?? { tips: new Set(), after: new Set() };
        start.tips.add(parent);
        start.after.add(oid);
        next.set(origin, start);
      }
    }
    starts = next;
  }
  return cacheList(repository, range, { rows: mergeNames(logs), unreadable });
}

async function readLog(repository: Repository, range: HistoryRange, options: ReadOptions) {
  const rows: LogRow[] = [];
  const unreadable = await logRows(repository, { ...options, ...range, count: Infinity }, (row) => rows.push(row) > 0);
  return { rows, unreadable };
}

/** Returns a test for the commits that git lists: all, except for merges of a range, see `listPath`. */
async function listedOf(
  repository: Repository,
  range: HistoryRange,
  options: ReadOptions,
): Promise<(oid: Oid) => boolean> {
  if (range.exclude.length === 0) return () => true;
  const listed = new Set((await listPath(repository, range, options)).rows.map(({ oid }) => oid));
  return (oid) => listed.has(oid);
}

/**
 * Removes the commits that are reached only through one of `ends`, which renamed another file to this path: an earlier
 * file of the same name is a different file.
 */
function leadingTo(rows: readonly LogRow[], ends: ReadonlySet<Oid>): readonly LogRow[] {
  if (ends.size === 0) return rows;
  const hasChild = new Set(rows.flatMap(({ parents }) => parents));
  const reached = new Set(rows.flatMap(({ oid }) => (hasChild.has(oid) ? [] : [oid])));
  // Children come before their parents, so one pass reaches all.
  for (const { oid, parents } of rows) {
    if (reached.has(oid) && !ends.has(oid)) for (const parent of parents) reached.add(parent);
  }
  return rows.filter(({ oid }) => reached.has(oid));
}

/** The commits that change one file under one of its names, in git's order. */
interface NamedLog {
  readonly path: string;
  readonly rows: readonly LogRow[];
  /** The commits that renamed the file from this path: at least one is listed before the first of these rows. */
  readonly after: ReadonlySet<Oid>;
  /** The previous path, by the commit that renamed the file to this one. */
  readonly origins: ReadonlyMap<Oid, string>;
}

/**
 * Merges the logs of a file's names into one list: each log in its own order, the newest head first, and no log before
 * a commit that renamed its file. If clocks were wrong, commits of two names may be out of order. Linear in the commits
 * times the number of names open at once.
 */
function mergeNames(logs: readonly NamedLog[]): readonly HistoryRow[] {
  const listed = new Set<Oid>();
  const merged: HistoryRow[] = [];
  const nextRows = logs.map(() => 0);
  for (;;) {
    let best = -1;
    for (const [index, { rows, after }] of logs.entries()) {
      const head = rows[nextRows[index] ?? 0];
      if (head === undefined || !hasBegun(listed, after)) continue;
      const other = best < 0 ? undefined : logs[best]?.rows[nextRows[best] ?? 0];
      if (other === undefined || head.at > other.at) best = index;
    }
    const log = logs[best];
    const next = nextRows[best] ?? 0;
    const row = log?.rows[next];
    if (log === undefined || row === undefined) return merged;
    nextRows[best] = next + 1;
    listed.add(row.oid);
    merged.push({ oid: row.oid, path: log.path, origin: log.origins.get(row.oid) ?? null });
  }
}

function hasBegun(listed: ReadonlySet<Oid>, after: ReadonlySet<Oid>): boolean {
  if (after.size === 0) return true;
  for (const oid of after) if (listed.has(oid)) return true;
  return false;
}

/** The commits of a path's history. */
interface ListedPath {
  readonly rows: readonly HistoryRow[];
  /** Missing or damaged commits; their ancestors are not listed. */
  readonly unreadable: ReadonlySet<Oid>;
}

const lists = repositoryCache<ListedPath>(HISTORY_CACHE_BYTES);
const ROW_BYTES = 300;

/** Caches a list unless commits are unreadable: they may come back. */
function cacheList(repository: Repository, range: HistoryRange, listed: ListedPath): ListedPath {
  const key = rangeKey(range);
  const bytes = ROW_BYTES * (listed.rows.length + 1) + 2 * key.length;
  if (listed.unreadable.size === 0) lists(repository).set(key, listed, bytes);
  return listed;
}

/**
 * Lists all commits of a range that change a path. A range is not read page by page: a page needs the parents, and with
 * them git lists more merges. Cached; linear in the range.
 */
async function listPath(repository: Repository, range: HistoryRange, options: ReadOptions = {}): Promise<ListedPath> {
  const log = { ...range, follow: false };
  const known = lists(repository).get(rangeKey(log));
  if (known !== undefined) return known;
  const { path } = range;
  const rows: HistoryRow[] = [];
  const call = { ...options, ...log, count: Infinity, isBare: true };
  const unreadable = await logRows(repository, call, ({ oid }) => rows.push({ oid, path, origin: null }) > 0);
  return cacheList(repository, log, { rows, unreadable });
}
