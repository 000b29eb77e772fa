import { isWritable } from "#server/git/disk/discover.ts";
import { isUnderReview } from "#server/reviews/state/IndexedReview.ts";
import { isOfWorktree } from "#server/reviews/state/Review.ts";
import { mayDo, permitsOf } from "#server/reviews/viewer/permissions.ts";
import type { Context } from "../request/Context.ts";
import type { Review } from "./Review.ts";

/**
 * Whether who asks may write remarks and answers.
 * @gqlField
 */
export function viewerCanComment({ seen: { viewer, review } }: Review): boolean {
  return permitsOf(viewer, review).canComment;
}

/**
 * Whether who asks may give a verdict.
 * @gqlField
 */
export function viewerCanGiveVerdict({ seen: { viewer, review } }: Review): boolean {
  return permitsOf(viewer, review).canGiveVerdict;
}

/**
 * Whether who asks may mark hunks as seen, and the repository can be written to.
 * @gqlField
 */
export async function viewerCanMark(review: Review): Promise<boolean> {
  const { viewer, served } = review.seen;
  return mayDo(viewer, "mark", null) && isWritable(served.git);
}

/**
 * Whether who asks may have suggestions put into the files of the work tree: those that are reviewed have to be there.
 * @gqlField
 */
export async function viewerCanApply(review: Review, context: Context): Promise<boolean> {
  const { served, review: booked, viewer } = review.seen;
  if (served.git.workTree === null || viewer.role !== "maintainer" || !isUnderReview(booked)) return false;
  if (isOfWorktree(booked, served.git.id)) return true;
  const head = await context.loaders.of(served.git).head();
  return head.kind !== "unborn" && head.oid === booked.head;
}

/**
 * Whether who asks may change its title, text, reviewers and target.
 * @gqlField
 */
export function viewerCanUpdate({ seen: { viewer, review } }: Review): boolean {
  return permitsOf(viewer, review).canUpdate;
}

/**
 * Whether who asks may give it up.
 * @gqlField
 */
export function viewerCanAbandon({ seen: { viewer, review } }: Review): boolean {
  return permitsOf(viewer, review).canAbandon;
}

/**
 * Whether who asks may take it up again.
 * @gqlField
 */
export function viewerCanReopen({ seen: { viewer, review } }: Review): boolean {
  return permitsOf(viewer, review).canReopen;
}
