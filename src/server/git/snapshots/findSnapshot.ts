import { listSnapshots, type KeptSnapshot } from "./listSnapshots.ts";
import type { WorkTreeTrees } from "./lookAtWorkTree.ts";
import type { Repository } from "../openRepository.ts";
import type { ReadOptions } from "../readOptions.ts";
import { readRefs } from "../refs/readRefs.ts";
import type { Snapshot } from "./Snapshot.ts";
import { snapshotKey } from "./snapshotKey.ts";
import { snapshotRef } from "./snapshotRef.ts";
import { snapshotStates } from "./snapshotStates.ts";

/**
 * Finds the snapshot of a state: one remembered, else one that a ref keeps; null where there is none. One whose ref was taken
 * away comes back as not kept.
 */
export async function findSnapshot(
  repository: Repository,
  trees: WorkTreeTrees,
  options: ReadOptions,
): Promise<Snapshot | null> {
  const key = snapshotKey(trees);
  const seen = snapshotStates(repository).seen.get(key);
  if (seen === undefined) {
    const kept = await listSnapshots(repository, options);
    const found = kept.find((one) => keyOf(one) === key);
    return found === undefined ? null : plain(found);
  }
  if (!seen.isKept || seen.commit === seen.head) return seen;
  const ref = snapshotRef(repository, seen);
  return (await readRefs(repository, [ref], options)).has(ref) ? seen : { ...seen, isKept: false };
}

function keyOf({ trees, tree, head, branch, conflicts }: KeptSnapshot): string {
  return snapshotKey({ ...trees, whole: tree, head, branch, conflicts });
}

function plain({
  ref: _ref,
  keeper: _keeper,
  worktree: _worktree,
  trees: _trees,
  ...snapshot
}: KeptSnapshot): Snapshot {
  return snapshot;
}
