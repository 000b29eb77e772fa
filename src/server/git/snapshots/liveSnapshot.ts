import type { WorktreePartName } from "#contract/pageParams.ts";
import type { Oid } from "../oid.ts";
import type { Repository } from "../Repository.ts";
import type { Snapshot } from "./Snapshot.ts";
import { takeSnapshot, type TakeSnapshotOptions } from "./takeSnapshot.ts";

/**
 * Takes a snapshot like `takeSnapshot` but writes nothing into the repository: the objects go to the mirror, and the
 * snapshot is not saved unless it was before.
 */
export function liveSnapshot(
  repository: Repository,
  options: Omit<TakeSnapshotOptions, "isLive"> = {},
): Promise<Snapshot> {
  return takeSnapshot(repository, { ...options, isLive: true });
}

/** Returns true if nothing is uncommitted. Otherwise it is saved as a snapshot, as each visit saves it. */
export async function isWorkTreeClean(repository: Repository): Promise<boolean> {
  return (await takeSnapshot(repository)).isClean;
}

/** Returns the two commits whose difference is a part of a snapshot. If `from` is null, all files are new. */
export function partSpan(
  { head, commit, index, tracked, conflicted, settled }: Snapshot,
  part: WorktreePartName,
): { readonly from: Oid | null; readonly to: Oid } {
  return {
    ALL: { from: head, to: commit },
    STAGED: { from: head, to: index },
    UNSTAGED: { from: settled ?? index, to: tracked },
    UNTRACKED: { from: tracked, to: commit },
    CONFLICTED: conflicted === null ? { from: commit, to: commit } : { from: head, to: conflicted },
  }[part];
}
