import { BASES_CACHE_BYTES, GIT_WALK_MS } from "#contract/limits.ts";
import { type Oid, requireOids, revisionInput } from "../oid.ts";
import type { ReadOptions, Repository } from "../Repository.ts";
import { readGit, readOids, requireRepository } from "../processes/readGit.ts";
import { repositoryCache } from "../byteCache.ts";

const mergeBasesCache = repositoryCache<readonly Oid[]>(BASES_CACHE_BYTES);

const RECORD_BYTES = 400;

/**
 * Finds all best common ancestors of two commits, in git's order: none if their histories are unrelated, several if
 * both sides merged each other. Walks what lies between. Cached, except for a shallow clone, whose history may be
 * deepened.
 */
export async function mergeBases(
  repository: Repository,
  a: Oid,
  b: Oid,
  options: ReadOptions = {},
): Promise<readonly Oid[]> {
  const cache = mergeBasesCache(repository);
  const key = `${a} ${b}`;
  const known = cache.get(key);
  if (known !== undefined) return requireRepository(repository).then(() => known);
  const args = ["merge-base", "--all", ...requireOids(a, b)];
  const bases = await readOids(repository, { ...options, args, answers: [0, 1], timeoutMs: GIT_WALK_MS });
  if (!repository.isShallow) cache.set(key, bases, RECORD_BYTES * Math.max(1, bases.length));
  return bases;
}

/** Finds the merge base that `git diff a...b` takes: the first of all; null if the histories are unrelated. */
export async function mergeBase(
  repository: Repository,
  a: Oid,
  b: Oid,
  options: ReadOptions = {},
): Promise<Oid | null> {
  return (await mergeBases(repository, a, b, options))[0] ?? null;
}

/**
 * Finds where a commit left a branch that is known under several names, such as a local branch and its remote ones: the
 * nearest common ancestor with any of them; null if they are unrelated. Walks what lies between.
 */
export async function forkPoint(repository: Repository, tip: Oid, branches: readonly Oid[]): Promise<Oid | null> {
  if (branches.length === 0) return null;
  const args = ["merge-base", ...requireOids(tip, ...new Set(branches))];
  const [oid] = await readOids(repository, { args, answers: [0, 1], timeoutMs: GIT_WALK_MS });
  return oid ?? null;
}

/**
 * Resolves to true if the commits are equal or the first is an ancestor of the second. Walks at most from the
 * descendant back to the ancestor's age.
 */
export async function isAncestor(
  repository: Repository,
  ancestor: Oid,
  descendant: Oid,
  options: ReadOptions = {},
): Promise<boolean> {
  const args = ["merge-base", "--is-ancestor", ...requireOids(ancestor, descendant)];
  return (await readGit(repository, { ...options, args, answers: [0, 1], timeoutMs: GIT_WALK_MS })).code === 0;
}

/**
 * Finds where a commit left a branch that has it by now: the merge base with what the branch was before the merge that brought it.
 * Null if no merge did. Walks what lies between.
 */
export async function forkBeforeMerge(repository: Repository, commit: Oid, branch: Oid): Promise<Oid | null> {
  const args = ["rev-list", "--ancestry-path", "--first-parent", "--parents", "--stdin"];
  const input = revisionInput([branch], [commit]);
  const call = { args, input, timeoutMs: GIT_WALK_MS };
  const last = (await readGit(repository, call)).stdout.toString("latin1").trimEnd().split("\n").at(-1) ?? "";
  const [, before, ...others] = last.split(" ");
  return before === undefined || others.length === 0 ? null : mergeBase(repository, before, commit);
}
