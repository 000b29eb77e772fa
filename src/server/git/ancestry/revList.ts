import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { GIT_WALK_MS, HISTORY_CACHE_BYTES } from "#contract/limits.ts";
import { repositoryCache } from "../byteCache.ts";
import { isOid, type Oid, requireOids, revisionInput } from "../oid.ts";
import { unlessMissing } from "../disk/fsErrors.ts";
import { readCommits } from "../objects/readCommits.ts";
import { forEachRef } from "../refs/forEachRef.ts";
import type { ReadOptions, Repository } from "../Repository.ts";
import { eachLine } from "../processes/streams.ts";
import { readGit, readOids, requireRepository, streamGit } from "../processes/readGit.ts";

/** Commits with their parents; a parent that is not a key is outside the requested range. */
export type CommitGraph = ReadonlyMap<Oid, readonly Oid[]>;

/** Enough for half a million commits. Beyond it the result is TOO_LARGE, and pairs are requested one by one. */
const PRINTED_BYTES = 48 * 1024 * 1024;

/**
 * Reads all commits reachable from `tips` but not from `not`, with their parents, in one walk; an absent commit is an
 * ancestor of one of `not`. Linear in what the two sides do not share. Fails with OBJECT_MISSING if one of them, or
 * history between them, is missing.
 */
export async function revList(
  repository: Repository,
  tips: readonly Oid[],
  not: readonly Oid[],
  options: ReadOptions = {},
): Promise<CommitGraph> {
  const graph = new Map<Oid, readonly Oid[]>();
  const input = revisionInput(tips, not);
  if (tips.length === 0) return graph;
  const args = ["rev-list", "--topo-order", "--parents", "--stdin"];
  const call = { timeoutMs: GIT_WALK_MS, maxBytes: PRINTED_BYTES, heavy: true };
  const take = eachLine((line) => {
    const [oid = "", ...parents] = line.split(" ");
    graph.set(oid, parents);
  });
  await streamGit(repository, { ...options, ...call, args, input }, take);
  return graph;
}

const counts = repositoryCache<number>(HISTORY_CACHE_BYTES);
const RECORD_BYTES = 400;

/**
 * Counts the commits of `head`'s history that are not in `base`'s; all of them if `base` is null. Linear in what the
 * two do not share. Cached, except for a shallow clone, whose history may be deepened.
 */
export async function countCommits(
  repository: Repository,
  head: Oid,
  base: Oid | null,
  options: ReadOptions = {},
): Promise<number> {
  const input = revisionInput([head], base === null ? [] : [base]);
  const key = `${head} ${base ?? ""}`;
  const known = counts(repository).get(key);
  if (known !== undefined) return requireRepository(repository).then(() => known);
  const [commit, parent] = base === null ? [] : await readCommits(repository, [head, base], options);
  if (parent != null && commit?.parents.length === 1 && commit.parents[0] === base) return 1; // without a process
  const args = ["rev-list", "--count", "--stdin"];
  const call = { ...options, args, input, timeoutMs: GIT_WALK_MS };
  const count = Number((await readGit(repository, call)).stdout.toString("latin1"));
  if (!repository.isShallow) counts(repository).set(key, count, RECORD_BYTES);
  return count;
}

/**
 * Counts the commits that each of two histories has and the other lacks, in one walk of what they do not share. Cached as
 * `countCommits` is.
 */
export async function countApart(
  repository: Repository,
  head: Oid,
  base: Oid,
  options: ReadOptions = {},
): Promise<{ readonly ahead: number; readonly behind: number }> {
  requireOids(head, base);
  const cache = counts(repository);
  const [aheadKey, behindKey] = [`${head} ${base}`, `${base} ${head}`];
  const known = { ahead: cache.get(aheadKey), behind: cache.get(behindKey) };
  if (known.ahead !== undefined && known.behind !== undefined) {
    await requireRepository(repository);
    return { ahead: known.ahead, behind: known.behind };
  }
  const args = ["rev-list", "--count", "--left-right", "--stdin"];
  const call = { ...options, args, input: `${head}...${base}\n`, timeoutMs: GIT_WALK_MS };
  const [ahead = 0, behind = 0] = (await readGit(repository, call)).stdout.toString("latin1").split("\t").map(Number);
  if (!repository.isShallow) {
    cache.set(aheadKey, ahead, RECORD_BYTES);
    cache.set(behindKey, behind, RECORD_BYTES);
  }
  return { ahead, behind };
}

/**
 * Finds the first commit of `head`'s history that is not in that of any base, in the order of `rev-list --reverse`; null if
 * there is none. Git walks what lies between; only the first line is read.
 */
export async function oldestCommit(repository: Repository, bases: readonly Oid[], head: Oid): Promise<Oid | null> {
  const args = ["rev-list", "--reverse", "--stdin"];
  const call = { args, input: revisionInput([head], bases), timeoutMs: GIT_WALK_MS };
  let text = "";
  await streamGit(repository, call, (bytes) => {
    text += bytes.toString("latin1");
    return !text.includes("\n");
  });
  const [oid = ""] = text.split("\n", 1);
  return isOid(oid) ? oid : null;
}

/**
 * Lists at most `count` commits of `head`'s history that are not in `base`'s, each before its parents, without history
 * simplification. Walks all of them; with the changed-path filters of the commit-graph few trees are read. All of its
 * history counts if `base` is null. With `paths`, each changes one of these files or folders; git cannot take paths with
 * newlines here, and if there is one, all commits are listed.
 */
export async function newestCommits(
  repository: Repository,
  head: Oid,
  base: Oid | null,
  { count, paths = [], ...options }: ReadOptions & { readonly count: number; readonly paths?: readonly string[] },
): Promise<readonly Oid[]> {
  const args = ["rev-list", "--topo-order", "--full-history", `--max-count=${count}`, "--stdin"];
  const limits = paths.some((path) => path.includes("\n")) ? [] : paths;
  const input = revisionInput([head], base === null ? [] : [base], ["--", ...limits]);
  return readOids(repository, { ...options, args, input, timeoutMs: GIT_WALK_MS });
}

/**
 * Lists the commits that `git rebase` considers for applying to `onto`: no merges, the oldest first. It leaves out those that
 * are known, because a commit of `onto` makes the same change, unless they change nothing. Reads patches.
 */
export async function commitsToRebase(
  repository: Repository,
  onto: Oid,
  head: Oid,
  options: ReadOptions = {},
): Promise<readonly { readonly oid: Oid; readonly isKnown: boolean }[]> {
  requireOids(onto, head);
  const args = ["rev-list", "--topo-order", "--reverse", "--no-merges", "--cherry-mark", "--right-only", "--stdin"];
  const call = { ...options, args, input: `${onto}...${head}\n`, timeoutMs: GIT_WALK_MS };
  const lines = (await readGit(repository, call)).stdout.toString("latin1").split("\n").filter(Boolean);
  return lines.map((line) => ({ oid: line.slice(1), isKnown: line.startsWith("=") }));
}

/**
 * Returns true if a partial clone (`git clone --filter`) lacks objects that its refs lead to: git fetches them when it needs them, Galley
 * never does. False for any other repository. Walks all objects until the first that is missing.
 */
export async function lacksObjects(repository: Repository): Promise<boolean> {
  const packs = await unlessMissing(readdir(join(repository.commonDir, "objects", "pack")));
  if (!packs?.some((name) => name.endsWith(".promisor"))) return false;
  const refs = await forEachRef(repository, { patterns: ["refs/"] });
  const args = ["rev-list", "--objects", "--missing=print", "--stdin"];
  const call = { args, input: revisionInput(refs.map(({ oid }) => oid)), timeoutMs: GIT_WALK_MS };
  let isMissing = false;
  const take = eachLine((line) => {
    isMissing ||= line.startsWith("?");
  });
  await streamGit(repository, call, (bytes) => {
    take(bytes);
    return !isMissing;
  });
  return isMissing;
}
