import { GIT_WALK_MS } from "#contract/limits.ts";
import { isOid, requireOids, type Oid } from "../oid.ts";
import type { Repository } from "../openRepository.ts";
import { streamGit } from "../readGit.ts";
import type { ReadOptions } from "../readOptions.ts";

/**
 * Finds the first commit of `head`'s history that is not in `base`'s, as `rev-list --reverse` lists them; null if there is
 * none. Git walks what lies between; only the first line is read.
 */
export async function oldestCommit(
  repository: Repository,
  base: Oid,
  head: Oid,
  options: ReadOptions = {},
): Promise<Oid | null> {
  requireOids(base, head);
  const args = ["rev-list", "--reverse", "--stdin"];
  const call = { ...options, where: "shadow", args, input: `${head}\n^${base}\n`, timeoutMs: GIT_WALK_MS } as const;
  let text = "";
  await streamGit(repository, call, (bytes) => {
    text += bytes.toString("latin1");
    return !text.includes("\n");
  });
  const [oid = ""] = text.split("\n", 1);
  return isOid(oid) ? oid : null;
}
