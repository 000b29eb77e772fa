import { fallback } from "#contract/errors.ts";
import { GIT_DIFF_MS, RENAME_LIMIT } from "#contract/limits.ts";
import { changeCache, type ChangedFile, diffTree, parseRawDiff } from "./diffTree.ts";
import type { Oid } from "../oid.ts";
import type { ReadOptions, Repository } from "../Repository.ts";
import { readCommits } from "../objects/readCommits.ts";
import { readGit } from "../processes/readGit.ts";

/** Two commits, the older first. */
export type CommitPair = readonly [from: Oid, to: Oid];

const ARGS = `diff-tree --stdin -r -z --raw --no-abbrev -M -l${RENAME_LIMIT} --no-ext-diff --no-textconv`.split(" ");

/**
 * Lists the files that differ between the commits of each pair, with renames detected, in the order of the pairs; null
 * if a commit or one of its folders is missing, or if it is another kind of object. One process for all pairs, none if they are cached; shares the cache of
 * `diffTree`. Costs about 1 ms for each pair with few differences.
 */
export async function diffTrees(
  repository: Repository,
  pairs: readonly CommitPair[],
  options: ReadOptions = {},
): Promise<readonly (readonly ChangedFile[] | null)[]> {
  const changes = changeCache(repository);
  const commits = [...new Set(pairs.flat())];
  const records = await readCommits(repository, commits, { ...options, fromNotes: true });
  const treeOf = new Map(records.map((record, index) => [commits[index] ?? "", record?.tree ?? null]));
  const lists = pairs.map(([from, to]): readonly ChangedFile[] | null | undefined => {
    if (treeOf.get(from) == null || treeOf.get(to) == null) return null;
    return treeOf.get(from) === treeOf.get(to) ? [] : changes.get(keyOf(from, to));
  });
  const lineOf = ([from, to]: CommitPair): string => `${treeOf.get(from)} ${treeOf.get(to)}\n`;
  // Two pairs may be of the same trees, as all work and unstaged work are if nothing is staged or untracked.
  const known = new Map(
    pairs.flatMap((pair, index) => (lists[index] === undefined ? [] : [[lineOf(pair), lists[index]]])),
  );
  for (const [index, pair] of pairs.entries()) if (lists[index] === undefined) lists[index] = known.get(lineOf(pair));
  const requested = pairs.flatMap(([from, to], index) => (lists[index] === undefined ? [{ from, to, index }] : []));
  const found = await readLists(
    repository,
    requested.map(({ from, to }) => lineOf([from, to])),
    options,
  );
  for (const [at, { from, to, index }] of requested.entries()) {
    const list = found === null ? await diffTree(repository, from, to, options).catch(nullIfMissing) : found[at];
    lists[index] = list ?? null;
  }
  return lists.map((list) => list ?? null);
}

function keyOf(from: Oid, to: Oid): string {
  return `${from} ${to} ${RENAME_LIMIT}`;
}

/** Reads the lists of pairs of trees; null if any object is missing, which makes all lists unreliable. */
async function readLists(
  repository: Repository,
  lines: readonly string[],
  options: ReadOptions,
): Promise<readonly (readonly ChangedFile[])[] | null> {
  if (lines.length === 0) return [];
  const call = { ...options, args: ARGS, input: lines.join(""), timeoutMs: GIT_DIFF_MS } as const;
  const listed = await readGit(repository, call).catch(nullIfMissing);
  const lists = listed === null ? [] : await parseRawDiff(listed.stdout);
  return lists.length === lines.length ? lists : null;
}

const nullIfMissing = fallback(null, "OBJECT_MISSING");
