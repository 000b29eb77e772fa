import { GalleyError } from "#contract/errors.ts";
import { findFrontier } from "./findFrontier.ts";
import { followsFile } from "./followsFile.ts";
import { historyCache } from "../historyCache.ts";
import type { HistoryRange } from "./HistoryRange.ts";
import type { HistoryRow } from "./HistoryRow.ts";
import { log } from "./log.ts";
import type { Oid } from "../oid.ts";
import type { Repository } from "../openRepository.ts";
import { rangeKey } from "./rangeKey.ts";
import type { ReadOptions } from "../readOptions.ts";
import { unrenamedRows } from "./unrenamedRows.ts";
import { wholeHistory } from "./wholeHistory.ts";

/** Some commits of a history, and whether they are its last ones. */
export interface HistoryRows {
  readonly rows: readonly HistoryRow[];
  readonly isEnd: boolean;
  /** Commits that are missing or damaged, as far as git came upon them on its way to these. */
  readonly unreadable: ReadonlySet<Oid>;
}

/** Where a walk stands after so many commits: what it takes to go on from there without walking from the start again. */
const frontiers = historyCache<readonly Oid[]>();
const ID_BYTES = 120;

/** What was read, by the place where it begins: pages that were shown, and what was read past them. */
const pieces = historyCache<HistoryRows>();
const ROW_BYTES = 200;
const NONE: ReadonlySet<Oid> = new Set();
/** How many more are read where they will be wanted, and how many behind a first page. */
const AHEAD = 20_000;
const AHEAD_PAGES = 1000;

export interface HistoryRowsOptions extends ReadOptions {
  /** Whether what follows will be wanted at once. */
  readonly isSearch?: boolean | undefined;
}

/**
 * Lists `count` commits of a history from the place `from` on (0 is the first). The frontier of every end is remembered: what
 * follows costs the same at any depth. Without it, after a restart, one walk from the tips finds the place again. A commit that
 * cannot be read is listed behind its children, and nothing of such a history is remembered.
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
    if (known === undefined && isLasting) keep(repository, range, at, { ...piece, rows: page, isEnd: isLast });
    rows.push(...page);
    if (piece.unreadable.size > 0) unreadable = new Set([...unreadable, ...piece.unreadable]);
    if (piece.rows.length > wanted && unreadable.size > 0) break;
    if (piece.rows.length > wanted) {
      keep(repository, range, at + wanted, { ...piece, rows: piece.rows.slice(wanted) });
    } else if (piece.isEnd) return { rows, isEnd: true, unreadable };
  }
  return { rows, isEnd: false, unreadable };
}

/** Reads at least `count` commits from a place on. */
async function readRows(
  repository: Repository,
  range: HistoryRange,
  from: number,
  count: number,
  { isSearch = false, ...options }: HistoryRowsOptions,
): Promise<HistoryRows> {
  const { path } = range;
  const known = from === 0 ? range.tips : frontiers(repository).get(keyOf(range, from));
  // The order of a path's log depends on where it was begun, so its places are found by the very same one.
  const isAnew = from === 0 || (known === undefined && path !== null);
  const tips = isAnew ? range.tips : (known ?? (await findFrontier(repository, range, from, options)));
  if (tips.length === 0) return { rows: [], isEnd: true, unreadable: NONE };
  const starts = isAnew ? await startsOf(repository, range, options) : tips;
  const skipped = isAnew ? from : 0;
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
    if (!isAnew && known === undefined) remember(repository, range, from, tips);
    remember(repository, range, from - skipped + oids.length, frontier);
  }
  const rows = oids.slice(skipped).map((oid) => ({ oid, path, origin: null }));
  return { rows, isEnd: frontier.length === 0, unreadable };
}

/** Finds the commits that the log of a path lists first, one for each of several tips that leads to any; else the tips. */
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

function keep(repository: Repository, range: HistoryRange, at: number, piece: HistoryRows): void {
  const key = keyOf(range, at);
  pieces(repository).set(key, piece, 2 * key.length + ROW_BYTES * piece.rows.length);
}

function remember(repository: Repository, range: HistoryRange, at: number, frontier: readonly Oid[]): void {
  const key = keyOf(range, at);
  frontiers(repository).set(key, frontier, 2 * key.length + ID_BYTES * (1 + frontier.length));
}
