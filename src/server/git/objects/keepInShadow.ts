import { GIT_DIFF_MS } from "#contract/limits.ts";
import type { ObjectPack } from "./ObjectPack.ts";
import type { Repository } from "../openRepository.ts";
import { readGit } from "../readGit.ts";
import type { ReadOptions } from "../readOptions.ts";

/**
 * Writes objects into our own git dir beside the repository, which stays as it is. They are a cache: whoever needs one can
 * make it again. Those that are there already are not written. Costs a process.
 */
export async function keepInShadow(repository: Repository, pack: ObjectPack, options: ReadOptions = {}): Promise<void> {
  const args = ["unpack-objects", "-q"];
  await readGit(repository, { ...options, where: "shadow", args, input: pack.toBytes(), timeoutMs: GIT_DIFF_MS });
}
