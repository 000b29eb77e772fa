import { GalleyError } from "#contract/errors.ts";
import type { HistoryRange } from "./HistoryRange.ts";
import { LogFrontier } from "./LogFrontier.ts";
import { logRows } from "./logRows.ts";
import type { Oid } from "../oid.ts";
import type { Repository } from "../openRepository.ts";
import type { ReadOptions } from "../readOptions.ts";

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
