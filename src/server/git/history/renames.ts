import { decodeBytes } from "#contract/byteText.ts";
import { GalleyError } from "#contract/errors.ts";
import { GIT_WALK_MS } from "#contract/limits.ts";
import { parseRawDiff } from "../diffs/diffTree.ts";
import { diffTrees } from "../diffs/diffTrees.ts";
import { skipUnreadable } from "../objects/skipUnreadable.ts";
import { type Oid, revisionInput } from "../oid.ts";
import type { ReadOptions, Repository } from "../Repository.ts";
import { readGit } from "../processes/readGit.ts";
import { pathLimit } from "./log.ts";

/** A commit that renamed a file to the path in question, and its path in one of the parents. */
interface Renaming {
  readonly oid: Oid;
  /** True if the commit has other parents too. */
  readonly isMerge: boolean;
  readonly parent: Oid;
  readonly origin: string;
}

/** The commits that renamed a file to a path, as far as their parents could be read. */
export interface Renamings {
  readonly found: readonly Renaming[];
  /** Commits that, or whose parents, have missing or damaged folders; empty unless `isPast`. */
  readonly unreadable: ReadonlySet<Oid>;
}

/** Up to this many added files are each compared with all files of the parent; beyond it only renames are found. */
const SOUGHT_MAX = 32;

/**
 * Finds the commits that renamed or copied another file to the path, as `git log --follow` does; for merges, and beyond
 * SOUGHT_MAX additions, only renames. One process, and two more per addition. With `isPast`, commits that cannot be
 * compared with their parents are skipped.
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

/** Finds renames against each parent of the commits, in one process. */
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
 * Finds the file that the given commit renamed or copied to this path, as `git log --follow` does; null if the file was
 * new. Compares the one file with all files of the parent: a few ms, some 100 ms for a large tree.
 */
async function nameBefore(
  repository: Repository,
  commit: Oid,
  path: string,
  options: ReadOptions = {},
): Promise<string | null> {
  const limit = pathLimit([path]);
  // As a setting, not an option: with a conflicting setting, git 2.39 crashes on a submodule.
  const logArgs = ["-c", "diff.ignoreSubmodules=none", "log", "--follow", "--no-walk", "--stdin", "--format=", "--raw"];
  const args = [...logArgs, "-z", "--no-abbrev", "--no-ext-diff", "--no-textconv", ...limit.args];
  const input = revisionInput([commit], [], limit.lines);
  const call = { ...options, args, input, timeoutMs: GIT_WALK_MS };
  const [files = []] = await parseRawDiff((await readGit(repository, call)).stdout);
  const { oldPath = null } = files.find(({ newPath }) => newPath === path) ?? {};
  return oldPath === path ? null : oldPath;
}

/** A commit that has a file which at least one of its parents lacks. */
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
  /** True to treat unreadable folders as empty; else the search fails. */
  readonly isPast?: boolean | undefined;
}

const HEAD = /^[0-9a-f]{40,64}(?: [0-9a-f]{40,64})*$/u;

/**
 * Finds which of the given commits added a file; none if the path is a folder. One process for all, which compares the
 * folders on the way to the file.
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
  const logArgs = ["log", "--no-walk=unsorted", "--stdin", "--format=%H %P", merges];
  const args = [
    ...logArgs,
    "--raw",
    "-z",
    "--no-renames",
    "--ignore-submodules=none",
    "--no-ext-diff",
    "--no-textconv",
    ...limit.args,
  ];
  const input = revisionInput(oids, [], limit.lines);
  const call = { ...options, args, input, timeoutMs: GIT_WALK_MS };
  const { result, unreadable } = isPast
    ? await skipUnreadable(repository, { ...options, kind: "tree" }, (replaceRefBase) =>
        readGit(repository, { ...call, replaceRefBase }),
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
