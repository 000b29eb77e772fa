import { encodeBytes } from "#contract/byteText.ts";
import { GIT_WALK_MS } from "#contract/limits.ts";
import { isPlainPath } from "./isPlainPath.ts";
import { isOid, requireOids, type Oid } from "../oid.ts";
import type { Repository } from "../openRepository.ts";
import { readGit } from "../readGit.ts";
import type { ReadOptions } from "../readOptions.ts";
import { speakablePath } from "../speakablePath.ts";

/**
 * Finds the commit that last changed what is at a path, as `git log -1 -- path` does; null where none did. A path that is not
 * there was last changed by the commit that deleted it. Walks down to that commit; with the changed-path filters of the
 * commit-graph few trees are read. Null too for a path that git cannot be handed.
 */
export async function lastCommitAt(
  repository: Repository,
  from: Oid,
  path: string,
  options: ReadOptions = {},
): Promise<Oid | null> {
  requireOids(from);
  const args = ["rev-list", "--max-count=1"];
  const call = { ...options, where: "shadow", heavy: true, timeoutMs: GIT_WALK_MS } as const;
  if (!isPlainPath(path) || (!speakablePath(path) && path.includes("\n"))) return null;
  const asked = speakablePath(path)
    ? { ...call, args: [...args, from, "--", path] }
    : { ...call, args: [...args, "--stdin"], input: encodeBytes(`${from}\n--\n${path}\n`) };
  const found = (await readGit(repository, asked)).stdout.toString("latin1").trim();
  return isOid(found) ? found : null;
}
