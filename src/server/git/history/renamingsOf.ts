import { GalleyError } from "#contract/errors.ts";
import { diffTrees } from "../diffs/diffTrees.ts";
import { nameBefore } from "./nameBefore.ts";
import type { Oid } from "../oid.ts";
import type { Repository } from "../openRepository.ts";
import type { ReadOptions } from "../readOptions.ts";
import { whereAdded, type Addition, type WhereAddedOptions } from "./whereAdded.ts";

/** A commit that gave a file its name, and what it was called in one of the parents. */
interface Renaming {
  readonly oid: Oid;
  /** Whether the commit has other parents too. */
  readonly isMerge: boolean;
  readonly parent: Oid;
  readonly origin: string;
}

/** The commits that gave a file its name, as far as what was before them could be read. */
export interface Renamings {
  readonly found: readonly Renaming[];
  /** Commits of which, or of what was before them, folders are missing or damaged; empty unless these are read past. */
  readonly unreadable: ReadonlySet<Oid>;
}

/** Added files of which one is looked for at a time among all files there were; of further ones only renames are found. */
const SOUGHT_MAX = 32;

/**
 * Finds those of some commits in which a file got its name from another one: renames and copies as `git log --follow` finds them,
 * of merges and of many additions renames alone. One process, two more for each addition. Where `isPast`, what cannot be
 * compared with what was before counts as no renaming.
 */
export async function renamingsOf(
  repository: Repository,
  rows: readonly { readonly oid: Oid }[],
  path: string,
  { firstParent = false, isPast = false, ...options }: WhereAddedOptions,
): Promise<Renamings> {
  const oids = rows.map(({ oid }) => oid);
  const added = await whereAdded(repository, oids, path, { ...options, firstParent, isPast });
  const unreadable = new Set(added.unreadable);
  const additions = added.found;
  const plain = additions.filter(({ parents }) => parents.length === 1);
  const sought = plain.slice(0, SOUGHT_MAX);
  const others = additions.filter((addition) => addition.parents.length > 1 || !sought.includes(addition));
  const names = await Promise.all(
    sought.map(async ({ oid }) => {
      try {
        return await nameBefore(repository, oid, path, options);
      } catch (error) {
        if (!isPast || !(error instanceof GalleyError) || error.code !== "OBJECT_MISSING") throw error;
        unreadable.add(oid);
        return null;
      }
    }),
  );
  const found = sought.flatMap(({ oid, parents: [parent = ""] }, index): readonly Renaming[] => {
    const origin = names[index] ?? null;
    return origin === null ? [] : [{ oid, isMerge: false, parent, origin }];
  });
  const byDiff = await renamingsByDiff(repository, others, path, firstParent, options);
  return { found: [...found, ...byDiff], unreadable };
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
