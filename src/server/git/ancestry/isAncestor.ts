import { GIT_WALK_MS } from "#contract/limits.ts";
import { requireOids, type Oid } from "../oid.ts";
import type { Repository } from "../openRepository.ts";
import { readGit } from "../readGit.ts";
import type { ReadOptions } from "../readOptions.ts";

/** Tells whether one commit is, or came before, another. Walks down from the descendant to the ancestor's age at most. */
export async function isAncestor(
  repository: Repository,
  ancestor: Oid,
  descendant: Oid,
  options: ReadOptions = {},
): Promise<boolean> {
  const args = ["merge-base", "--is-ancestor", ...requireOids(ancestor, descendant)];
  const call = { ...options, where: "shadow", args, answers: [0, 1], timeoutMs: GIT_WALK_MS } as const;
  return (await readGit(repository, call)).code === 0;
}
