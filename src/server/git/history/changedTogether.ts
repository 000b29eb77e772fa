import { diffTrees } from "../diffs/diffTrees.ts";
import { historyCache } from "../historyCache.ts";
import type { Oid } from "../oid.ts";
import type { Repository } from "../openRepository.ts";
import type { ReadOptions } from "../readOptions.ts";
import { logRows } from "./logRows.ts";

/** As many commits are looked at: what belongs together today, at a price that nobody notices. */
const COMMITS = 120;
/** A commit that changed more files says nothing of which of them belong together. */
const FILES_MAX = 40;

const known = historyCache<readonly (readonly string[])[]>();

/**
 * Lists, for each of the last commits of a history, the files that it changed, by their paths after it; merges, commits that cannot
 * be read and those that changed one file or very many are left out. Some 0.1 s and two processes, none where the tip is known.
 */
export async function changedTogether(
  repository: Repository,
  tip: Oid,
  options: ReadOptions = {},
): Promise<readonly (readonly string[])[]> {
  const kept = known(repository).get(tip);
  if (kept !== undefined) return kept;
  const pairs: (readonly [Oid, Oid])[] = [];
  await logRows(repository, { ...options, tips: [tip], count: COMMITS }, ({ oid, parents: [parent, ...others] }) => {
    if (parent !== undefined && others.length === 0) pairs.push([parent, oid]);
    return true;
  });
  const lists = await diffTrees(repository, pairs, options);
  const together = lists
    .filter((files) => files !== null && files.length > 1 && files.length <= FILES_MAX)
    .map((files) => (files ?? []).map(({ newPath, oldPath }) => newPath ?? oldPath ?? ""));
  known(repository).set(tip, together, 2 * together.flat().join("").length + tip.length);
  return together;
}
