import type { Oid } from "../oid.ts";
import type { Repository } from "../openRepository.ts";

/** Names the ref that keeps a snapshot of a repository's work tree. */
export function snapshotRef({ id }: Repository, { takenAt, commit }: { takenAt: number; commit: Oid }): string {
  return `refs/galley/snapshots/${id}/${takenAt}-${commit.slice(0, 12)}`;
}
