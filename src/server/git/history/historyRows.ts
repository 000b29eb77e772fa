import { GalleyError } from "#contract/errors.ts";
import { historyCache } from "../byteCache.ts";
import type { Oid } from "../oid.ts";
import type { ReadOptions, Repository } from "../openRepository.ts";
import { followsFile, type HistoryRange, type HistoryRow, rangeKey } from "./HistoryRange.ts";
import { log, LogFrontier, logRows } from "./log.ts";
import { wholeHistory } from "./pathHistory.ts";
import { renamingsOf } from "./renames.ts";

/** Some commits of a history, and whether they are its last ones. */
interface HistoryRows {
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

/** The beginning of the log of a name, as one walk gave it. */
interface Beginning {
  readonly oids: readonly Oid[];
  /** Whether the log has no more. */
  readonly isEnd: boolean;
  /** How many of them, from the first on, got the name from no other file. */
  readonly plain: number;
}

const beginnings = historyCache<Beginning>();
/** What is read at once where more is wanted is so many times what was there: all pages together cost a few walks. */
const GROWTH = 4;

/**
 * Lists commits of a file that is followed, as long as it has the name it is asked for by: up to the first commit in which it got
 * it from another file its history is the log of its name, which is read page by page. Null from that commit on, of a range, of
 * several tips, and of a history that is damaged. `followPath` lists all of them, at the price of walking all of history.
 */
export async function unrenamedRows(
  repository: Repository,
  range: HistoryRange,
  from: number,
  count: number,
  options: ReadOptions = {},
): Promise<HistoryRows | null> {
  const { path } = range;
  if (path === null || range.tips.length !== 1 || range.exclude.length > 0) return null;
  const key = rangeKey(range);
  const end = from + count;
  const beginning = await readBeginning(repository, range, beginnings(repository).get(key), end, options);
  if (beginning === null) return null;
  const { oids, isEnd } = beginning;
  const unseen = oids.slice(beginning.plain, end).map((oid) => ({ oid }));
  const { firstParent } = range;
  const isPlain = await renamingsOf(repository, unseen, path, { ...options, firstParent }).then(
    ({ found }) => found.length === 0,
    (error: unknown) => {
      // A commit that is lost is told by who reads all of them.
      if (error instanceof GalleyError && error.code === "OBJECT_MISSING") return false;
      throw error;
    },
  );
  const plain = isPlain ? beginning.plain + unseen.length : beginning.plain;
  beginnings(repository).set(key, { ...beginning, plain }, ID_BYTES * (oids.length + 1) + 2 * key.length);
  if (!isPlain) return null;
  const rows = oids.slice(from, end).map((oid) => ({ oid, path, origin: null }));
  return { rows, isEnd: isEnd && end >= oids.length, unreadable: new Set() };
}

/** Reads a log's beginning so far that it has `wanted` commits, or all there are; null where one cannot be read. */
async function readBeginning(
  repository: Repository,
  range: HistoryRange,
  known: Beginning | undefined,
  wanted: number,
  options: ReadOptions,
): Promise<Beginning | null> {
  if (known !== undefined && (known.isEnd || known.oids.length >= wanted)) return known;
  const count = Math.max(wanted, GROWTH * (known?.oids.length ?? 0));
  const { oids, frontier, unreadable } = await log(repository, { ...options, ...range, count, ahead: AHEAD });
  if (unreadable.size > 0) return null;
  return { oids, isEnd: frontier.length === 0, plain: known?.plain ?? 0 };
}

/**
 * Walks up to the place `at` of a history of all files and tells which commits are due there; none where the history ends
 * before it. Linear in the place. Fails as OBJECT_MISSING where none of the tips can be read.
 */
export async function findFrontier(
  repository: Repository,
  range: HistoryRange,
  at: number,
  options: ReadOptions,
): Promise<readonly Oid[]> {
  const frontier = new LogFrontier(range);
  let passed = 0;
  // One more than are passed tells whether there is anything behind them.
  const unreadable = await logRows(repository, { ...options, ...range, count: at + 1 }, (row) => {
    passed += 1;
    if (passed <= at) frontier.pass(row);
    return true;
  });
  if (range.tips.every((tip) => unreadable.has(tip))) throw new GalleyError("OBJECT_MISSING");
  return passed > at ? frontier.oids : [];
}
