import { GalleyError } from "#contract/errors.ts";
import { GIT_DIFF_MS, GIT_PATCH_BYTES } from "#contract/limits.ts";
import { byteCache, type ByteCache } from "../byteCache.ts";
import { isOid, type Oid, requireAllOids, requireOids } from "../oid.ts";
import type { ReadOptions, Repository } from "../openRepository.ts";
import { readGit } from "../readGit.ts";

/** Commits whose patches are taken together: two processes for so many. */
const BATCH = 256;
const CACHE_BYTES = 4 * 1024 * 1024;
const ENTRY_BYTES = 320;
/** The ids of binary files count as their contents, so they stand there in full; a rename is what it is without a guess. */
const FLAGS = ["-p", "--root", "--full-index", "--no-renames", "--no-color", "--no-ext-diff", "--no-textconv"];

const known = new WeakMap<Repository, ByteCache<string>>();

export interface PatchIdOptions extends ReadOptions {
  /** Whether white space counts; it does if absent. */
  readonly whitespace?: PatchIdWhitespace | undefined;
}

function cacheOf(repository: Repository): ByteCache<string> {
  const cache = known.get(repository) ?? byteCache<string>(CACHE_BYTES);
  known.set(repository, cache);
  return cache;
}

/**
 * Gives what stays the same of each commit's patch when it is applied elsewhere. Merges, commits without a change and those
 * whose patch is too large to be read are absent. Reads all their patches, some 1,000 a second; what was read is remembered.
 */
export async function patchIds(
  repository: Repository,
  commits: readonly Oid[],
  options: PatchIdOptions = {},
): Promise<ReadonlyMap<Oid, string>> {
  requireAllOids(commits);
  const keyOf = (commit: Oid): string => `${commit} ${options.whitespace ?? ""}`;
  const cache = cacheOf(repository);
  const found = new Map<Oid, string>();
  const unknown: Oid[] = [];
  for (const commit of new Set(commits)) {
    const id = cache.get(keyOf(commit));
    if (id === undefined) unknown.push(commit);
    else found.set(commit, id);
  }
  for (let at = 0; at < unknown.length; at += BATCH) {
    const batch = unknown.slice(at, at + BATCH);
    const ids = await readBatch(repository, batch, options);
    for (const commit of batch) {
      const id = ids.get(commit) ?? "";
      cache.set(keyOf(commit), id, ENTRY_BYTES);
      found.set(commit, id);
    }
  }
  return new Map([...found].filter(([, id]) => id !== ""));
}

/** Reads the patches of some commits at once, or of half as many at a time where they are too large together. */
async function readBatch(
  repository: Repository,
  commits: readonly Oid[],
  { whitespace, ...options }: PatchIdOptions,
): Promise<ReadonlyMap<Oid, string>> {
  const args = ["diff-tree", "-r", "--stdin", ...FLAGS];
  const input = `${commits.join("\n")}\n`;
  const limits = { timeoutMs: GIT_DIFF_MS, maxBytes: GIT_PATCH_BYTES } as const;
  const patches = await readGit(repository, { ...options, ...limits, where: "shadow", args, input }).catch(
    (error: unknown) => {
      if (error instanceof GalleyError && error.code === "TOO_LARGE") return null;
      throw error;
    },
  );
  if (patches !== null) return patchId(repository, patches.stdout, { ...options, whitespace });
  if (commits.length === 1) return new Map();
  const half = Math.ceil(commits.length / 2);
  const first = await readBatch(repository, commits.slice(0, half), { ...options, whitespace });
  return new Map([...first, ...(await readBatch(repository, commits.slice(half), { ...options, whitespace }))]);
}

/** Whether patches that differ by white space alone are told apart. */
type PatchIdWhitespace = "kept" | "ignored";

/**
 * Gives what stays the same of patches wherever they are applied, white space told apart where nothing else is said: by the
 * commit whose id stands before each. One without an id is found under an id of zeros; one without changes is absent. Linear in the text.
 */
async function patchId(
  repository: Repository,
  patches: Uint8Array,
  { whitespace = "kept", ...options }: ReadOptions & { readonly whitespace?: PatchIdWhitespace | undefined } = {},
): Promise<ReadonlyMap<Oid, string>> {
  const args = ["patch-id", whitespace === "kept" ? "--verbatim" : "--stable"];
  const call = { ...options, where: "shadow", args, input: patches, timeoutMs: GIT_DIFF_MS } as const;
  const lines = (await readGit(repository, call)).stdout.toString("latin1").split("\n");
  return new Map(
    lines.flatMap((line) => {
      const [id = "", commit = ""] = line.split(" ");
      return isOid(commit) ? [[commit, id] as const] : [];
    }),
  );
}

const RANGE_PATCH_ID_FLAGS = ["-p", "--full-index", "--no-renames", "--no-color", "--no-ext-diff", "--no-textconv"];

/** Gives what stays the same of the whole change between two commits, as `patchIds` does of one; null if there is no change. */
export async function rangePatchId(
  repository: Repository,
  base: Oid,
  head: Oid,
  options: ReadOptions = {},
): Promise<string | null> {
  const args = ["diff-tree", "-r", ...RANGE_PATCH_ID_FLAGS, ...requireOids(base, head)];
  const { stdout } = await readGit(repository, { ...options, where: "shadow", args, timeoutMs: GIT_DIFF_MS });
  const [id] = (await patchId(repository, stdout, options)).values();
  return id ?? null;
}
