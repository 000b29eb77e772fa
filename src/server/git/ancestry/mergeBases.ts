import { GIT_WALK_MS } from "#contract/limits.ts";
import { isOid, requireOids, type Oid } from "../oid.ts";
import type { Repository } from "../openRepository.ts";
import { readGit } from "../readGit.ts";
import type { ReadOptions } from "../readOptions.ts";

/**
 * Finds all best common ancestors of two commits, in git's order: none if their histories are unrelated, more than one where
 * both sides merged each other. Walks what lies between.
 */
export async function mergeBases(
  repository: Repository,
  one: Oid,
  other: Oid,
  options: ReadOptions = {},
): Promise<readonly Oid[]> {
  const args = ["merge-base", "--all", ...requireOids(one, other)];
  const call = { ...options, where: "shadow", args, answers: [0, 1], timeoutMs: GIT_WALK_MS } as const;
  return (await readGit(repository, call)).stdout.toString("latin1").split("\n").filter(isOid);
}
