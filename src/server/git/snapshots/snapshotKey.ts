import type { WorkTreeTrees } from "./lookAtWorkTree.ts";

/** Gives one text for all looks that found the same state. What was not read is no part of it. */
export function snapshotKey({
  head,
  branch,
  index,
  tracked,
  whole,
  conflicted,
  conflicts,
}: Omit<WorkTreeTrees, "headTree" | "unread" | "leftOut" | "knownBlobs">): string {
  return JSON.stringify([head, branch, index, tracked, whole, conflicted, conflicts]);
}
