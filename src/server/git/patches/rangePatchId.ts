import { GIT_DIFF_MS } from "#contract/limits.ts";
import { requireOids, type Oid } from "../oid.ts";
import type { Repository } from "../openRepository.ts";
import { patchId } from "./patchId.ts";
import { readGit } from "../readGit.ts";
import type { ReadOptions } from "../readOptions.ts";

const FLAGS = ["-p", "--full-index", "--no-renames", "--no-color", "--no-ext-diff", "--no-textconv"];

/** Gives what stays the same of the whole change between two commits, as `patchIds` does of one; null if there is no change. */
export async function rangePatchId(
  repository: Repository,
  base: Oid,
  head: Oid,
  options: ReadOptions = {},
): Promise<string | null> {
  const args = ["diff-tree", "-r", ...FLAGS, ...requireOids(base, head)];
  const { stdout } = await readGit(repository, { ...options, where: "shadow", args, timeoutMs: GIT_DIFF_MS });
  const [id] = (await patchId(repository, stdout, options)).values();
  return id ?? null;
}
