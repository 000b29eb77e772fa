import { GalleyError } from "#contract/errors.ts";
import { LAST_COMMITS_MS } from "#contract/limits.ts";
import { findTreeEntry, readTree } from "../trees/readTree.ts";
import { FolderWalk, groupByCommit, type LastCommit } from "./FolderWalk.ts";
import { Handover } from "../processes/streams.ts";
import { requireOids, type Oid } from "../oid.ts";
import type { ReadOptions, Repository } from "../openRepository.ts";
import { readShallow } from "../objects/readCommits.ts";
import { repositoryState, requireRepository } from "../repositoryState.ts";

export interface LastCommitsOptions extends ReadOptions {
  /** After how long the entries that are left are looked for one by one; LAST_COMMITS_MS if absent. */
  readonly walkMs?: number | undefined;
}

/** What an entry takes in the cache besides its name. */
const ENTRY_BYTES = 120;

/**
 * Finds for each entry of a folder ("" is the root) the commit that last changed it, the same as `git log -1 -- path` names,
 * in the order in which they are found: one walk down history for all of them, which compares the folder alone, once for each
 * commit that changed it. With a commit-graph the last few, where the walk takes long, are looked for by the filters of
 * changed paths. What is not found within GIT_WALK_MS is left out. Known answers, whole ones, are kept, and the walk ends
 * where it meets one. Ends git when it is left.
 */
export async function* lastCommits(
  repository: Repository,
  commit: Oid,
  path: string,
  options: LastCommitsOptions = {},
): AsyncGenerator<readonly LastCommit[]> {
  requireOids(commit);
  const { signal, walkMs = LAST_COMMITS_MS, ...rest } = options;
  const { lastCommits: cache } = repositoryState(repository);
  const kept = cache.get(`${commit} ${path}`);
  if (kept !== undefined) {
    await requireRepository(repository);
    yield groupByCommit(kept);
    return;
  }
  const names = await namesIn(repository, commit, path, { signal, ...rest });
  const left = new AbortController();
  const ending = signal === undefined ? left.signal : AbortSignal.any([signal, left.signal]);
  const handover = new Handover<readonly LastCommit[]>();
  const walk = new FolderWalk(repository, commit, path, names, { ...rest, signal: ending });
  const found = new Map<string, Oid>();
  walk
    .run(walkMs, (batch) => {
      for (const { commit: oid, names: some } of batch) for (const name of some) found.set(name, oid);
      return handover.give(batch);
    })
    .then(
      () => handover.end(),
      (error: unknown) => handover.end(isTimeout(error) ? null : error),
    );
  try {
    for await (const batch of handover.items()) yield batch;
    // What a shallow repository cuts off can come back.
    if (found.size === names.length && (await readShallow(repository)).size === 0)
      cache.set(
        `${commit} ${path}`,
        found,
        names.reduce((sum, name) => sum + ENTRY_BYTES + 2 * name.length, 0),
      );
  } finally {
    left.abort();
  }
}

function isTimeout(error: unknown): boolean {
  return error instanceof GalleyError && error.code === "TIMEOUT";
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
