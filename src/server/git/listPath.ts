import { historyCache } from "./historyCache.ts";
import type { HistoryRange } from "./HistoryRange.ts";
import type { HistoryRow } from "./HistoryRow.ts";
import { logRows } from "./logRows.ts";
import type { Repository } from "./openRepository.ts";
import { rangeKey } from "./rangeKey.ts";
import type { ReadOptions } from "./readOptions.ts";

const lists = historyCache<readonly HistoryRow[]>();
const ROW_BYTES = 160;

/**
 * Lists all commits of a range that change a path. A range is not read page by page, since git lists more merges of it where it
 * names their parents, which a page needs. Kept; linear in the range.
 */
export async function listPath(
  repository: Repository,
  range: HistoryRange,
  options: ReadOptions = {},
): Promise<readonly HistoryRow[]> {
  const key = rangeKey(range);
  const known = lists(repository).get(key);
  if (known !== undefined) return known;
  const { path } = range;
  const rows: HistoryRow[] = [];
  const call = { ...options, ...range, count: Infinity, isBare: true };
  await logRows(repository, call, ({ oid }) => rows.push({ oid, path, origin: null }) > 0);
  lists(repository).set(key, rows, ROW_BYTES * (rows.length + 1) + 2 * key.length);
  return rows;
}
