import { GIT_WALK_MS } from "#contract/limits.ts";
import { isOid, requireOids, type Oid } from "../oid.ts";
import type { Repository } from "../openRepository.ts";
import { readGit } from "../readGit.ts";
import type { ReadOptions } from "../readOptions.ts";
import { requireRepository } from "../repositoryGone.ts";
import { repositoryState } from "../repositoryState.ts";

const RECORD_BYTES = 400;

/**
 * Finds the best common ancestor of two commits, or null if their histories are unrelated. Walks what lies between. What was
 * found is remembered, but for a shallow clone, whose history may grow downwards.
 */
export async function mergeBase(
  repository: Repository,
  a: Oid,
  b: Oid,
  options: ReadOptions = {},
): Promise<Oid | null> {
  const { mergeBases } = repositoryState(repository);
  const key = `${a} ${b}`;
  const known = mergeBases.get(key);
  if (known !== undefined) {
    await requireRepository(repository);
    return known;
  }
  const args = ["merge-base", ...requireOids(a, b)];
  const call = { ...options, where: "shadow", args, answers: [0, 1], timeoutMs: GIT_WALK_MS } as const;
  const oid = (await readGit(repository, call)).stdout.toString("latin1").trim();
  if (!isOid(oid)) return null;
  if (!repository.isShallow) mergeBases.set(key, oid, RECORD_BYTES);
  return oid;
}
