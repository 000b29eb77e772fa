import { GIT_WALK_MS } from "#contract/limits.ts";
import { requireOids, type Oid } from "../oid.ts";
import type { Repository } from "../openRepository.ts";
import { readGit } from "../readGit.ts";
import type { ReadOptions } from "../readOptions.ts";

/** Counts the commits of `head`'s history that are not in `base`'s; all of them if `base` is null. */
export async function countCommits(
  repository: Repository,
  head: Oid,
  base: Oid | null,
  options: ReadOptions = {},
): Promise<number> {
  const [included, excluded] = requireOids(head, ...(base === null ? [] : [base]));
  const input = `${included}\n${excluded === undefined ? "" : `^${excluded}\n`}`;
  const args = ["rev-list", "--count", "--stdin"];
  const call = { ...options, where: "shadow", args, input, timeoutMs: GIT_WALK_MS } as const;
  return Number((await readGit(repository, call)).stdout.toString("latin1"));
}
