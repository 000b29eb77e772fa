import { GIT_WALK_MS } from "#contract/limits.ts";
import { isOid, requireOids, type Oid } from "./oid.ts";
import type { Repository } from "./openRepository.ts";
import { readGit } from "./readGit.ts";
import type { ReadOptions } from "./readOptions.ts";

/** Finds the best common ancestor of two commits, or null if their histories are unrelated. Walks what lies between. */
export async function mergeBase(
  repository: Repository,
  a: Oid,
  b: Oid,
  options: ReadOptions = {},
): Promise<Oid | null> {
  const args = ["merge-base", ...requireOids(a, b)];
  const call = { ...options, where: "shadow", args, answers: [0, 1], timeoutMs: GIT_WALK_MS } as const;
  const oid = (await readGit(repository, call)).stdout.toString("latin1").trim();
  return isOid(oid) ? oid : null;
}
