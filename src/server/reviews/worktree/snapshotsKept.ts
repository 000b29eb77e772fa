import { SNAPSHOT_DAYS } from "#contract/limits.ts";
import { diffTree } from "#server/git/diffs/diffTree.ts";
import { listSnapshots, type KeptSnapshot } from "#server/git/snapshots/listSnapshots.ts";
import { keptCommits } from "./keptCommits.ts";
import type { ReviewRoom } from "../book/ReviewRoom.ts";

/** A snapshot of uncommitted work, and what keeps it. */
export interface SnapshotKept {
  readonly snapshot: KeptSnapshot;
  /** How many files are not as HEAD had them then. */
  readonly files: number;
  /** The title of a review that refers to it; null where none does. */
  readonly review: string | null;
  /** When it may be taken away, in seconds since 1970; null while a review refers to it. */
  readonly until: number | null;
}

const DAY = 24 * 60 * 60;

/** Lists the snapshots of all work trees of a repository, newest first, with what keeps each. Costs a comparison for each. */
export async function snapshotsKept(room: ReviewRoom): Promise<readonly SnapshotKept[]> {
  const { git, book } = room;
  const [snapshots, kept, reviews] = await Promise.all([
    listSnapshots(git, { of: "all" }),
    keptCommits(room),
    book.reviews(),
  ]);
  const titles = new Map(
    reviews.flatMap(({ title, patchSets }) => patchSets.map(({ head }) => [head, title] as const)),
  );
  const listed: SnapshotKept[] = [];
  for (const snapshot of snapshots) {
    const { commit, index, tracked, conflicted, head, takenAt } = snapshot;
    const parts = [commit, index, tracked, ...(conflicted === null ? [] : [conflicted])];
    const isKept = parts.some((part) => kept.has(part));
    const files = (await diffTree(git, head ?? git.emptyTree, commit)).length;
    const review = isKept ? (titles.get(commit) ?? "a review") : null;
    listed.push({ snapshot, files, review, until: isKept ? null : takenAt + SNAPSHOT_DAYS * DAY });
  }
  return listed;
}
