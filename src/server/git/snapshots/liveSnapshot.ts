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

/** Takes a live snapshot that shows which page to open; that page has the same one if it takes its own at once. */
export function openingSnapshot(repository: Repository): Promise<Snapshot> {
  return takeSnapshot(repository, { isLive: true, isOpening: true });
}

/** A part of the uncommitted work. */
export type WorkPart = "ALL" | "STAGED" | "UNSTAGED" | "UNTRACKED" | "CONFLICTED";

/** Returns the two commits whose difference is a part of a snapshot. If `from` is null, all files are new. */
export function partSpan(
  { head, commit, index, tracked, conflicted }: Pick<Snapshot, "head" | "commit" | "index" | "tracked" | "conflicted">,
  part: WorkPart,
): { readonly from: Oid | null; readonly to: Oid } {
  switch (part) {
    case "ALL":
      return { from: head, to: commit };
    case "STAGED":
      return { from: head, to: index };
    case "UNSTAGED":
      return { from: index, to: tracked };
    case "UNTRACKED":
      return { from: tracked, to: commit };
    case "CONFLICTED":
      return conflicted === null ? { from: commit, to: commit } : { from: head, to: conflicted };
  }
}
