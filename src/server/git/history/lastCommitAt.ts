import { GIT_WALK_MS } from "#contract/limits.ts";
import { isArgSafePath, isPlainPath } from "../gitPaths.ts";
import { readCommits } from "../objects/readCommits.ts";
import { type Oid, revisionInput } from "../oid.ts";
import { readOids } from "../processes/readGit.ts";
import type { ReadOptions, Repository } from "../Repository.ts";
import { findTreeEntry, type TreeEntryRecord } from "../trees/readTree.ts";
import { pathLimit } from "./log.ts";

/**
 * Finds the commit that last changed the content at a path, as `git log -1 -- path` does; null if there is none. For a
 * path that does not exist it is the commit that deleted it. Walks down to that commit; with the changed-path filters
 * of the commit-graph few trees are read. Null too for a path that cannot be passed to git.
 */
export async function lastCommitAt(
  repository: Repository,
  from: Oid,
  path: string,
  options: ReadOptions = {},
): Promise<Oid | null> {
  // Git takes ".." for the folder above, but a damaged tree can have it as a name.
  if (!isPlainPath(path) || (!isArgSafePath(path) && path.includes("\n"))) return null;
  const limit = pathLimit([path]);
  const args = ["rev-list", "--max-count=1", "--stdin", ...limit.args];
  const input = revisionInput([from], [], limit.lines);
  const [oid] = await readOids(repository, { ...options, args, input, heavy: true, timeoutMs: GIT_WALK_MS });
  return oid ?? null;
}

/**
 * Finds what was last at a path that a commit lacks, the commit that had it, and the one that deleted it; null if it never
 * existed. Walks the history to its deletion.
 */
export async function deletedEntry(
  repository: Repository,
  from: Oid,
  path: string,
  options: ReadOptions = {},
): Promise<{ readonly entry: TreeEntryRecord; readonly commit: Oid; readonly deletion: Oid } | null> {
  const deletion = await lastCommitAt(repository, from, path, options);
  if (deletion === null) return null;
  const [record] = await readCommits(repository, [deletion], options);
  const before = (record?.parents ?? []).map(async (commit) => {
    const entry = await findTreeEntry(repository, commit, path, options);
    return entry === null ? null : { entry, commit, deletion };
  });
  return (await Promise.all(before)).find((found) => found !== null) ?? null;
}
