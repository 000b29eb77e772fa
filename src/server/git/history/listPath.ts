import { historyCache } from "../historyCache.ts";
import type { HistoryRange } from "./HistoryRange.ts";
import type { HistoryRow } from "./HistoryRow.ts";
import { logRows } from "./logRows.ts";
import type { Oid } from "../oid.ts";
import type { Repository } from "../openRepository.ts";
import { rangeKey } from "./rangeKey.ts";
import type { ReadOptions } from "../readOptions.ts";

/** The commits of a history of a path. */
export interface ListedPath {
  readonly rows: readonly HistoryRow[];
  /** Commits that are missing or damaged: what is behind them is not listed. */
  readonly unreadable: ReadonlySet<Oid>;
}

const lists = historyCache<ListedPath>();
const ROW_BYTES = 160;

/**
 * Lists all commits of a range that change a path. A range is not read page by page, since git lists more merges of it where it
 * names their parents, which a page needs. Kept; linear in the range.
 */
export async function listPath(
  repository: Repository,
  range: HistoryRange,
  options: ReadOptions = {},
): Promise<ListedPath> {
  const key = rangeKey(range);
  const known = lists(repository).get(key);
  if (known !== undefined) return known;
  const { path } = range;
  const rows: HistoryRow[] = [];
  const call = { ...options, ...range, count: Infinity, isBare: true };
  const unreadable = await logRows(repository, call, ({ oid }) => rows.push({ oid, path, origin: null }) > 0);
  const listed = { rows, unreadable };
  if (unreadable.size === 0) lists(repository).set(key, listed, ROW_BYTES * (rows.length + 1) + 2 * key.length);
  return listed;
}
