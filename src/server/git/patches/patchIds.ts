import { fallback } from "#contract/errors.ts";
import { GIT_DIFF_MS, GIT_PATCH_BYTES } from "#contract/limits.ts";
import { repositoryCache } from "../byteCache.ts";
import { isOid, type Oid, requireAllOids, requireOids } from "../oid.ts";
import type { ReadOptions, Repository } from "../Repository.ts";
import { readGit } from "../processes/readGit.ts";

/** Commits whose patches are read together, with two processes. */
const BATCH = 256;
const CACHE_BYTES = 4 * 1024 * 1024;
const ENTRY_BYTES = 320;
/**
 * Binary files are identified by their ids, which are therefore printed in full; without rename detection, which is a
 * heuristic.
 */
const FLAGS = ["-r", "-p", "--full-index", "--no-renames", "--no-color", "--no-ext-diff", "--no-textconv"];

const patchIdCache = repositoryCache<string>(CACHE_BYTES);

/**
 * Returns each commit's patch id, which stays the same when the patch is applied elsewhere. Merges, empty commits and
 * those whose patch is too large are absent. Reads all patches, about 1,000 a second; cached.
 */
export async function patchIds(
  repository: Repository,
  commits: readonly Oid[],
  options: ReadOptions = {},
): Promise<ReadonlyMap<Oid, string>> {
  requireAllOids(commits);
  const cache = patchIdCache(repository);
  const found = new Map<Oid, string>();
  const unknown: Oid[] = [];
  for (const commit of new Set(commits)) {
    const id = cache.get(commit);
    if (id === undefined) unknown.push(commit);
    else found.set(commit, id);
  }
  for (let at = 0; at < unknown.length; at += BATCH) {
    const batch = unknown.slice(at, at + BATCH);
    const ids = await readBatch(repository, batch, options);
    for (const commit of batch) {
      const id = ids.get(commit) ?? "";
      cache.set(commit, id, ENTRY_BYTES);
      found.set(commit, id);
    }
  }
  return new Map([...found].filter(([, id]) => id !== ""));
}

/** Reads the patches of some commits at once, or of each half if they are too large together. */
async function readBatch(
  repository: Repository,
  commits: readonly Oid[],
  options: ReadOptions,
): Promise<ReadonlyMap<Oid, string>> {
  const args = ["diff-tree", "--root", "--stdin", ...FLAGS];
  const input = `${commits.join("\n")}\n`;
  const limits = { timeoutMs: GIT_DIFF_MS, maxBytes: GIT_PATCH_BYTES };
  const patches = await readGit(repository, { ...options, ...limits, args, input }).catch(fallback(null, "TOO_LARGE"));
  if (patches !== null) return patchId(repository, patches.stdout, options);
  if (commits.length === 1) return new Map();
  const half = Math.ceil(commits.length / 2);
  const first = await readBatch(repository, commits.slice(0, half), options);
  return new Map([...first, ...(await readBatch(repository, commits.slice(half), options))]);
}

/**
 * Computes the ids of patches by the commit whose id precedes each. A patch without an id gets an id of zeros; one
 * without changes is absent. Linear in the text.
 */
async function patchId(
  repository: Repository,
  patches: Uint8Array,
  options: ReadOptions = {},
): Promise<ReadonlyMap<Oid, string>> {
  const call = { ...options, args: ["patch-id", "--verbatim"], input: patches, timeoutMs: GIT_DIFF_MS };
  const lines = (await readGit(repository, call)).stdout.toString("latin1").split("\n");
  return new Map(
    lines.flatMap((line) => {
      const [id = "", commit = ""] = line.split(" ");
      return isOid(commit) ? [[commit, id] as const] : [];
    }),
  );
}

/** Returns the patch id of the whole change between two commits; null if there is no change. */
export async function rangePatchId(repository: Repository, base: Oid, head: Oid): Promise<string | null> {
  const args = ["diff-tree", ...FLAGS, ...requireOids(base, head)];
  const { stdout } = await readGit(repository, { args, timeoutMs: GIT_DIFF_MS });
  const [id] = (await patchId(repository, stdout)).values();
  return id ?? null;
}
