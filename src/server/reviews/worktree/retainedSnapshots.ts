import { SNAPSHOT_DAYS } from "#contract/limits.ts";
import { diffTree } from "#server/git/diffs/diffTree.ts";
import type { Oid } from "#server/git/oid.ts";
import { type SavedSnapshot, listSnapshots } from "#server/git/snapshots/listSnapshots.ts";
import { readDrafts } from "../comments/Draft.ts";
import type { ReviewContext } from "../reviewIndex/ReviewContext.ts";
import { isListed, isUnderReview } from "../state/IndexedReview.ts";
import { worktreeOf } from "../state/Review.ts";
import { visitsFile } from "../viewed/markVisit.ts";

/** A snapshot of uncommitted work, and the reason why it is kept. */
export interface RetainedSnapshot {
  readonly snapshot: SavedSnapshot;
  /** The number of files that differ from HEAD at that time. */
  readonly files: number;
  /** The title of a review that refers to it; null if there is none. */
  readonly review: string | null;
  /** Time from which it may be deleted, in seconds since 1970; null while a review refers to it. */
  readonly until: number | null;
}

const DAY = 24 * 60 * 60;

/** Lists the snapshots of all work trees of a repository, newest first. Costs a comparison for each. */
export async function listRetainedSnapshots(context: ReviewContext): Promise<readonly RetainedSnapshot[]> {
  const { git, index } = context;
  const [snapshots, retained, reviews] = await Promise.all([
    listSnapshots(git, { of: "all" }),
    retainedCommits(context),
    index.reviews(),
  ]);
  const titles = new Map(
    reviews.flatMap(({ title, patchSets }) => patchSets.map(({ head }) => [head, title] as const)),
  );
  const listed: RetainedSnapshot[] = [];
  for (const snapshot of snapshots) {
    const { commit, index, tracked, conflicted, settled, head, takenAt } = snapshot;
    const parts = [commit, index, tracked, conflicted, settled];
    const isRetained = parts.some((part) => part !== null && retained.has(part));
    const files = (await diffTree(git, head ?? git.emptyTree, commit)).length;
    const review = isRetained ? (titles.get(commit) ?? "a review") : null;
    listed.push({ snapshot, files, review, until: isRetained ? null : takenAt + SNAPSHOT_DAYS * DAY });
  }
  return listed;
}

/**
 * Returns the commits that reviews of uncommitted work refer to, whose snapshots must not be deleted automatically: all
 * patch sets of a review with comments or drafts; of any other open review the last one and the one that the viewer
 * read last.
 */
export async function retainedCommits({
  index,
  store,
}: Pick<ReviewContext, "index" | "store">): Promise<ReadonlySet<Oid>> {
  const [reviews, drafts, marks] = await Promise.all([index.reviews(), readDrafts(store), store.readPrivate("marks")]);
  const retained = reviews.flatMap((review) => {
    if (worktreeOf(review) === null) return [];
    const hasActivity = !review.isPrivate || isListed(review) || drafts.has(review.revision);
    const visits = visitsFile.read(marks.get(visitsFile.path(review.revision)));
    const lastVisited = review.patchSets.filter(({ head }) => visits.has(head)).slice(-1);
    const last = isUnderReview(review) ? [...lastVisited, ...review.patchSets.slice(-1)] : [];
    return (hasActivity ? review.patchSets : last).flatMap(({ head, base }) => (base === null ? [head] : [head, base]));
  });
  return new Set(retained);
}
