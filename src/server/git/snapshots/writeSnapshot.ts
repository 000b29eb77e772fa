import { GalleyError } from "#contract/errors.ts";
import type { AddedSnapshot } from "./addSnapshot.ts";
import { galleySignature } from "../galleySignature.ts";
import { gitInWorkTree } from "../workTree/gitInWorkTree.ts";
import type { ObjectPack } from "../objects/ObjectPack.ts";
import type { Repository } from "../openRepository.ts";
import type { ReadOptions } from "../readOptions.ts";
import { readRefs } from "../refs/readRefs.ts";
import { snapshotRef } from "./snapshotRef.ts";
import { updateRefs } from "../refs/updateRefs.ts";
import type { WorkTreeDir } from "../workTree/workTreeDir.ts";

/**
 * Writes a snapshot's objects, and the ref that keeps them where they are in the repository. Tells whether it will stay: it
 * will not in the shadow alone, nor where no ref can be written. Fails as READ_ONLY and DISK_FULL where objects cannot be.
 */
export async function writeSnapshot(
  repository: Repository,
  dir: WorkTreeDir,
  pack: ObjectPack,
  { snapshot, keeper }: AddedSnapshot,
  options: ReadOptions,
): Promise<boolean> {
  if (keeper === null) return true;
  const look = { ...options, repository, dir, indexFile: "/dev/null" };
  await gitInWorkTree(look, { args: ["unpack-objects", "-q"], input: pack.toBytes() });
  if (!dir.isReal) return false;
  const name = snapshotRef(repository, snapshot);
  const by = { ...galleySignature, at: snapshot.takenAt };
  try {
    const moved = await updateRefs(repository, [{ name, from: null, to: keeper }], { by, reason: null });
    // Another process of ours may have taken the same.
    return moved === "moved" || (await readRefs(repository, [name], options)).has(name);
  } catch (error) {
    if (error instanceof GalleyError && ["READ_ONLY", "CONFLICT"].includes(error.code)) return false;
    throw error;
  }
}
