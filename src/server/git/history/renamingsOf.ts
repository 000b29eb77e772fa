import { diffTrees } from "../diffs/diffTrees.ts";
import { nameBefore } from "./nameBefore.ts";
import type { Oid } from "../oid.ts";
import type { Repository } from "../openRepository.ts";
import type { ReadOptions } from "../readOptions.ts";
import { whereAdded, type Addition } from "./whereAdded.ts";

/** A commit that gave a file its name, and what it was called in one of the parents. */
interface Renaming {
  readonly oid: Oid;
  /** Whether the commit has other parents too. */
  readonly isMerge: boolean;
  readonly parent: Oid;
  readonly origin: string;
}

/** Added files of which one is looked for at a time among all files there were; of further ones only renames are found. */
const SOUGHT_MAX = 32;

/**
 * Finds those of some commits in which a file got its name from another one: renames and copies as `git log --follow` finds them,
 * of merges and of many additions renames alone. One process, two more for each addition.
 */
export async function renamingsOf(
  repository: Repository,
  rows: readonly { readonly oid: Oid }[],
  path: string,
  { firstParent = false, ...options }: ReadOptions & { readonly firstParent?: boolean },
): Promise<readonly Renaming[]> {
  const oids = rows.map(({ oid }) => oid);
  const additions = await whereAdded(repository, oids, path, { ...options, firstParent });
  const plain = additions.filter(({ parents }) => parents.length === 1);
  const sought = plain.slice(0, SOUGHT_MAX);
  const others = additions.filter((addition) => addition.parents.length > 1 || !sought.includes(addition));
  const names = await Promise.all(sought.map(({ oid }) => nameBefore(repository, oid, path, options)));
  const found = sought.flatMap(({ oid, parents: [parent = ""] }, index): readonly Renaming[] => {
    const origin = names[index] ?? null;
    return origin === null ? [] : [{ oid, isMerge: false, parent, origin }];
  });
  return [...found, ...(await renamingsByDiff(repository, others, path, firstParent, options))];
}

/** Finds them against each parent of the commits, in one process. */
async function renamingsByDiff(
  repository: Repository,
  additions: readonly Addition[],
  path: string,
  firstParent: boolean,
  options: ReadOptions,
): Promise<readonly Renaming[]> {
  const pairs = additions.flatMap(({ oid, parents }) => {
    const counted = firstParent ? parents.slice(0, 1) : parents;
    return counted.map((parent) => ({ oid, parent, isMerge: counted.length > 1 }));
  });
  const lists = await diffTrees(
    repository,
    pairs.map(({ parent, oid }) => [parent, oid] as const),
    options,
  );
  return pairs.flatMap(({ parent, oid, isMerge }, index): readonly Renaming[] => {
    const renamed = lists[index]?.find(({ newPath, status }) => newPath === path && status === "RENAMED");
    return renamed?.oldPath == null ? [] : [{ oid, isMerge, parent, origin: renamed.oldPath }];
  });
}
