import { decodeBytes, encodeBytes } from "#contract/byteText.ts";
import { GalleyError } from "#contract/errors.ts";
import { GIT_WALK_MS } from "#contract/limits.ts";
import { parseRawDiff } from "../diffs/diffTree.ts";
import { diffTrees } from "../diffs/diffTrees.ts";
import { pastDamage } from "../objects/damagedObjects.ts";
import { type Oid, requireAllOids, requireOids } from "../oid.ts";
import type { ReadOptions, Repository } from "../openRepository.ts";
import { readGit } from "../readGit.ts";
import { pathLimit } from "./log.ts";

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

/**
 * Tells what a file was renamed or copied from by the commit that added it, as `git log --follow` finds it; null where it was
 * new. Compares the one file with all that the parent had: some ms to some 100 for a large tree.
 */
async function nameBefore(
  repository: Repository,
  commit: Oid,
  path: string,
  options: ReadOptions = {},
): Promise<string | null> {
  const limit = pathLimit([path]);
  // By an option it would not do: where the setting says otherwise git 2.39 crashes on a submodule.
  const words = ["-c", "diff.ignoreSubmodules=none", "log", "--follow", "--no-walk", "--stdin", "--format=", "--raw"];
  const args = [...words, "-z", "--no-abbrev", "--no-ext-diff", "--no-textconv", ...limit.args];
  const input = encodeBytes([...requireOids(commit), ...limit.lines, ""].join("\n"));
  const call = { ...options, where: "shadow", args, input, timeoutMs: GIT_WALK_MS } as const;
  const [files = []] = await parseRawDiff((await readGit(repository, call)).stdout);
  const { oldPath = null } = files.find(({ newPath }) => newPath === path) ?? {};
  return oldPath === path ? null : oldPath;
}

/** A commit that has a file which one of its parents at least has not. */
interface Addition {
  readonly oid: Oid;
  readonly parents: readonly Oid[];
}

/** The commits that added a file, as far as their folders could be read. */
export interface Additions {
  readonly found: readonly Addition[];
  readonly unreadable: ReadonlySet<Oid>;
}

interface WhereAddedOptions extends ReadOptions {
  readonly firstParent?: boolean | undefined;
  /** Whether folders that cannot be read are read past, as empty ones; else it fails. */
  readonly isPast?: boolean | undefined;
}

const HEAD = /^[0-9a-f]{40,64}(?: [0-9a-f]{40,64})*$/u;

/**
 * Finds those of some commits that added a file; none where the path is a folder's. One process for all, which compares of
 * each commit the folders on the way to the file.
 */
async function whereAdded(
  repository: Repository,
  oids: readonly Oid[],
  path: string,
  { firstParent = false, isPast = false, ...options }: WhereAddedOptions,
): Promise<Additions> {
  if (oids.length === 0) return { found: [], unreadable: new Set() };
  const limit = pathLimit([path]);
  const merges = firstParent ? "--diff-merges=first-parent" : "--diff-merges=separate";
  const words = ["log", "--no-walk=unsorted", "--stdin", "--format=%H %P", merges];
  const args = [
    ...words,
    "--raw",
    "-z",
    "--no-renames",
    "--ignore-submodules=none",
    "--no-ext-diff",
    "--no-textconv",
    ...limit.args,
  ];
  const input = encodeBytes([...requireAllOids(oids), ...limit.lines, ""].join("\n"));
  const call = { ...options, where: "shadow", args, input, timeoutMs: GIT_WALK_MS } as const;
  const { result, unreadable } = isPast
    ? await pastDamage(repository, { ...options, kind: "tree" }, (standIns) =>
        readGit(repository, { ...call, standIns }),
      )
    : { result: await readGit(repository, call), unreadable: new Set<Oid>() };
  const fields = decodeBytes(result.stdout).split("\0").values();
  const found = new Map<Oid, Addition>();
  let commit: Addition | null = null;
  for (const field of fields) {
    const text = field.trimStart();
    if (text.startsWith(":")) {
      const { value: name } = fields.next();
      if (text.endsWith(" A") && name === path && commit !== null) found.set(commit.oid, commit);
    } else if (HEAD.test(text)) {
      const [oid = "", ...parents] = text.split(" ");
      commit = { oid, parents };
    }
  }
  return { found: [...found.values()], unreadable };
}
