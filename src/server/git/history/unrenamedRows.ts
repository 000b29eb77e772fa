import { GalleyError } from "#contract/errors.ts";
import { historyCache } from "../historyCache.ts";
import type { HistoryRange } from "./HistoryRange.ts";
import type { HistoryRows } from "./historyRows.ts";
import { log } from "./log.ts";
import type { Oid } from "../oid.ts";
import type { Repository } from "../openRepository.ts";
import { rangeKey } from "./rangeKey.ts";
import type { ReadOptions } from "../readOptions.ts";
import { renamingsOf } from "./renamingsOf.ts";

/** The beginning of the log of a name, as one walk gave it. */
interface Beginning {
  readonly oids: readonly Oid[];
  /** Whether the log has no more. */
  readonly isEnd: boolean;
  /** How many of them, from the first on, got the name from no other file. */
  readonly plain: number;
}

const beginnings = historyCache<Beginning>();
const ID_BYTES = 120;
/** What is read at once where more is wanted is so many times what was there: all pages together cost a few walks. */
const GROWTH = 4;
const AHEAD = 20_000;

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
