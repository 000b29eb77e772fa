import { GIT_DIFF_MS } from "#contract/limits.ts";
import { objectFolderWent } from "../processes/objectFolderWent.ts";
import type { ObjectPack } from "../objects/ObjectPack.ts";
import type { Repository } from "../openRepository.ts";
import { readGit } from "../readGit.ts";
import { DURABLE } from "./updateRefs.ts";
import { writeFailure } from "../processes/writeFailure.ts";

/** More objects than this are kept as one pack: each by itself has to wait for the disk. */
const LOOSE_MAX = 32;

/** Tries where a `git gc` gets in between. */
const TRIES_MAX = 3;

/** Tells whether objects are better kept as one pack. Those that are yet to come are taken to be few. */
function isMany(pack: ObjectPack | Promise<ObjectPack>): boolean {
  return !(pack instanceof Promise) && pack.size > LOOSE_MAX;
}

/**
 * Writes objects into the repository, each whole or not at all, with the rights that the repository's own objects get, and
 * waits until the disk has them. Nothing leads to them before a ref does. Costs a process, which is started at once where
 * the pack is yet to come, and a sync for each object if they are few. Goes on beside a `git gc`. Fails as READ_ONLY and
 * DISK_FULL.
 */
export async function unpackObjects(
  repository: Repository,
  pack: ObjectPack | Promise<ObjectPack>,
  { signal }: { readonly signal?: AbortSignal | undefined } = {},
): Promise<void> {
  const input = pack instanceof Promise ? pack.then((given) => given.toBytes()) : pack.toBytes();
  const args = [...DURABLE, ...(isMany(pack) ? ["index-pack", "--stdin"] : ["unpack-objects", "-q"])];
  const limits = { answers: [0, 1, 128], gentle: true, timeoutMs: GIT_DIFF_MS } as const;
  for (let tries = 1; ; tries += 1) {
    const { code, stderr } = await readGit(repository, { ...limits, where: "real", args, input, signal });
    if (code === 0) return;
    if (!objectFolderWent(stderr) || tries === TRIES_MAX) throw await writeFailure(repository, args, code, stderr);
  }
}
