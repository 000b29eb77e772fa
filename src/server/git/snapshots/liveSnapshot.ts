import type { WorktreePartName } from "#contract/pageParams.ts";
import type { Oid } from "../oid.ts";
import type { Repository } from "../Repository.ts";
import type { Snapshot } from "./Snapshot.ts";
import { takeSnapshot, type TakeSnapshotOptions } from "./takeSnapshot.ts";

/**
 * Takes a snapshot like `takeSnapshot` but writes nothing into the repository: the objects go to the mirror, and the
 * snapshot is not saved unless it was before. `paths` is everything that may have changed since the last live snapshot.
 */
export function liveSnapshot(
  repository: Repository,
  options: Omit<TakeSnapshotOptions, "isLive"> = {},
): Promise<Snapshot> {
  return takeSnapshot(repository, { ...options, isLive: true });
}

/**
 * Returns true if nothing is uncommitted, as soon as that is certain. The snapshot that shows it is the one of the page that is
 * opened, if it takes its own at once; if something is uncommitted it is saved, as each visit saves it.
 */
export function isWorkTreeClean(repository: Repository): Promise<boolean> {
  return new Promise((resolve, reject) => {
    takeSnapshot(repository, { onDirty: () => resolve(false) }).then(({ isClean }) => resolve(isClean), reject);
  });
}

/** Returns the two commits whose difference is a part of a snapshot. If `from` is null, all files are new. */
export function partSpan(
  {
    head,
    commit,
    index,
    tracked,
    conflicted,
    settled,
  }: Pick<Snapshot, "head" | "commit" | "index" | "tracked" | "conflicted" | "settled">,
  part: WorktreePartName,
): { readonly from: Oid | null; readonly to: Oid } {
  switch (part) {
    case "ALL":
      return { from: head, to: commit };
    case "STAGED":
      return { from: head, to: index };
    case "UNSTAGED":
      return { from: settled ?? index, to: tracked };
    case "UNTRACKED":
      return { from: tracked, to: commit };
    case "CONFLICTED":
      return conflicted === null ? { from: commit, to: commit } : { from: head, to: conflicted };
  }
}
