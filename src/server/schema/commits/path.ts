import type { CommitEdge } from "./CommitConnection.ts";

/**
 * What the file or folder was called in this commit, where the history is of one; null where it is of all files.
 * @gqlField
 */
export function path(edge: CommitEdge): string | null {
  return edge.named ?? null;
}
