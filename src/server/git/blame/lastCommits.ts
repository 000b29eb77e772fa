import { fallback } from "#contract/errors.ts";
import { LAST_COMMITS_MS } from "#contract/limits.ts";
import { findTreeEntry, readTree } from "../trees/readTree.ts";
import { FolderWalk, lastCommitsCache, groupByCommit, type LastCommit } from "./FolderWalk.ts";
import { inBatches } from "../processes/streams.ts";
import { requireOids, type Oid } from "../oid.ts";
import type { ReadOptions, Repository } from "../Repository.ts";
import { readShallow } from "../objects/readCommits.ts";
import { requireRepository } from "../readGit.ts";

export interface LastCommitsOptions extends ReadOptions {
  /** The time after which the remaining entries are searched one by one; LAST_COMMITS_MS if absent. */
  readonly walkMs?: number | undefined;
}

/** The memory that an entry takes in the cache besides its name. */
const ENTRY_BYTES = 120;

/**
 * Finds for each entry of a folder ("" is the root) the commit that last changed it, as `git log -1 -- path` does, in
 * the order in which they are found. One walk down history for all entries compares only the folder, once for each
 * commit that changed it. With a commit-graph, if the walk takes long, the last few entries are searched with the
 * changed-path filters. Entries not found within GIT_WALK_MS are left out. Complete answers are cached, and a walk ends
 * where it meets one. Git stops when the consumer leaves.
 */
export async function* lastCommits(
  repository: Repository,
  commit: Oid,
  path: string,
  options: LastCommitsOptions = {},
): AsyncGenerator<readonly LastCommit[]> {
  requireOids(commit);
  const { signal, walkMs = LAST_COMMITS_MS, ...rest } = options;
  const cache = lastCommitsCache(repository);
  const cached = cache.get(`${commit} ${path}`);
  if (cached !== undefined) {
    await requireRepository(repository);
    yield groupByCommit(cached);
    return;
  }
  const names = await namesIn(repository, commit, path, { signal, ...rest });
  const found = new Map<string, Oid>();
  yield* inBatches<LastCommit>(signal, (onFound, ending) => {
    const walk = new FolderWalk(repository, commit, path, names, { ...rest, signal: ending });
    const walking = walk.run(walkMs, (batch) => {
      for (const { commit: oid, names: some } of batch) for (const name of some) found.set(name, oid);
      return onFound(batch);
    });
    return walking.catch(fallback(undefined, "TIMEOUT"));
  });
  // The history that a shallow repository lacks may be fetched later.
  if (found.size < names.length || (await readShallow(repository)).size > 0) return;
  const bytes = names.reduce((sum, name) => sum + ENTRY_BYTES + 2 * name.length, 0);
  cache.set(`${commit} ${path}`, found, bytes);
}

async function namesIn(
  repository: Repository,
  commit: Oid,
  path: string,
  options: ReadOptions,
): Promise<readonly string[]> {
  const folder = path === "" ? commit : (await findTreeEntry(repository, commit, path, options))?.oid;
  if (folder === undefined) return [];
  return [...new Set((await readTree(repository, folder, options)).map(({ name }) => name))];
}
