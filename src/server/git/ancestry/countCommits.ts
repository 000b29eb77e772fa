import { GIT_WALK_MS } from "#contract/limits.ts";
import { historyCache } from "../historyCache.ts";
import { requireOids, type Oid } from "../oid.ts";
import type { Repository } from "../openRepository.ts";
import { readGit } from "../readGit.ts";
import type { ReadOptions } from "../readOptions.ts";
import { requireRepository } from "../repositoryGone.ts";

const counts = historyCache<number>();
const RECORD_BYTES = 400;

/**
 * Counts the commits of `head`'s history that are not in `base`'s; all of them if `base` is null. Linear in what the two do not
 * share, once: a count is remembered, but for a shallow clone, whose history may grow downwards.
 */
export async function countCommits(
  repository: Repository,
  head: Oid,
  base: Oid | null,
  options: ReadOptions = {},
): Promise<number> {
  const [included, excluded] = requireOids(head, ...(base === null ? [] : [base]));
  const key = `${head} ${base ?? ""}`;
  const known = counts(repository).get(key);
  if (known !== undefined) {
    await requireRepository(repository);
    return known;
  }
  const input = `${included}\n${excluded === undefined ? "" : `^${excluded}\n`}`;
  const args = ["rev-list", "--count", "--stdin"];
  const call = { ...options, where: "shadow", args, input, timeoutMs: GIT_WALK_MS } as const;
  const count = Number((await readGit(repository, call)).stdout.toString("latin1"));
  if (!repository.isShallow) counts(repository).set(key, count, RECORD_BYTES);
  return count;
}
