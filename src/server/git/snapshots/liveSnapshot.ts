import type { Oid } from "../oid.ts";
import type { Repository } from "../openRepository.ts";
import type { Snapshot } from "./Snapshot.ts";
import { takeSnapshot, type TakeSnapshotOptions } from "./takeSnapshot.ts";

/**
 * Looks at uncommitted work as `takeSnapshot` does and writes nothing into the repository: the objects are in the shadow, and
 * the snapshot is not kept unless it was before. `paths` are all that may have changed since the last such look.
 */
export function liveSnapshot(
  repository: Repository,
  options: Omit<TakeSnapshotOptions, "isLive"> = {},
): Promise<Snapshot> {
  return takeSnapshot(repository, { ...options, isLive: true });
}

/** A part of what is uncommitted. */
export type WorkPart = "ALL" | "STAGED" | "UNSTAGED" | "UNTRACKED" | "CONFLICTED";

/** Gives the two commits between which a part of a snapshot lies; a `from` of null is no file at all. */
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
