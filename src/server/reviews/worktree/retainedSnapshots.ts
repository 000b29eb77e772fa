import { SNAPSHOT_DAYS } from "#contract/limits.ts";
import { diffTree } from "#server/git/diffs/diffTree.ts";
import type { Oid } from "#server/git/oid.ts";
import { type KeptSnapshot, listSnapshots } from "#server/git/snapshots/listSnapshots.ts";
import { readDrafts } from "../comments/Draft.ts";
import type { ReviewRoom } from "../reviewIndex/ReviewContext.ts";
import { isListed, isUnderReview } from "../state/IndexedReview.ts";
import { worktreeOf } from "../state/Review.ts";
import { lookedFile } from "../viewed/markVisit.ts";

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

/**
 * Gives the commits that reviews of uncommitted work refer to, whose snapshots must not be dropped by themselves: all patch
 * sets of a review in which something was said or drafted, of any other that goes on the last one and the one that the viewer
 * looked at last.
 */
export async function keptCommits({ book, store }: Pick<ReviewRoom, "book" | "store">): Promise<ReadonlySet<Oid>> {
  const [reviews, drafts, marks] = await Promise.all([book.reviews(), readDrafts(store), store.readPrivate("marks")]);
  const kept = reviews.flatMap((review) => {
    if (worktreeOf(review) === null) return [];
    const hasWords = !review.isPrivate || isListed(review) || drafts.has(review.revision);
    const looked = lookedFile.read(marks.get(lookedFile.path(review.revision)));
    const lookedAt = review.patchSets.filter(({ head }) => looked.has(head)).slice(-1);
    const last = isUnderReview(review) ? [...lookedAt, ...review.patchSets.slice(-1)] : [];
    return (hasWords ? review.patchSets : last).flatMap(({ head, base }) => (base === null ? [head] : [head, base]));
  });
  return new Set(kept);
}
