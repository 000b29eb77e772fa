import { isWritable } from "#server/git/repository/discover.ts";
import { isUnderReview } from "#server/reviews/state/IndexedReview.ts";
import { isOfWorktree } from "#server/reviews/state/Review.ts";
import { canSign } from "#server/reviews/verdicts/verdictSignature.ts";
import { mayDo, permissionsOf } from "#server/reviews/state/Viewer.ts";
import type { Context } from "../request/Context.ts";
import type { Review } from "./Review.ts";

/** Whether the viewer can add comments and replies. @gqlField */
export function viewerCanComment({ viewerReview: { viewer, review } }: Review): boolean {
  return permissionsOf(viewer, review).canComment;
}

/** Whether the viewer can give a verdict. @gqlField */
export function viewerCanGiveVerdict({ viewerReview: { viewer, review } }: Review): boolean {
  return permissionsOf(viewer, review).canGiveVerdict;
}

/**
 * True if the viewer can sign a verdict: git's configuration of the user who runs Galley names an SSH key, and the viewer is
 * that user.
 * @gqlField
 */
export async function viewerCanSign({ viewerReview }: Review, context: Context): Promise<boolean> {
  const { viewer, served } = viewerReview;
  return canSign({ git: served.git, viewer }, { signal: context.signal });
}

/** Whether the viewer can mark hunks as viewed, and the repository is writable. @gqlField */
export async function viewerCanMark(review: Review): Promise<boolean> {
  const { viewer, served } = review.viewerReview;
  return mayDo(viewer, "mark", null) && isWritable(served.git);
}

/**
 * Whether the viewer can apply suggestions to the files of the work tree. The reviewed files must be checked out.
 * @gqlField
 */
export async function viewerCanApply(review: Review, context: Context): Promise<boolean> {
  const { served, review: indexedReview, viewer } = review.viewerReview;
  if (served.git.workTree === null || viewer.role !== "maintainer" || !isUnderReview(indexedReview)) return false;
  if (isOfWorktree(indexedReview, served.git.id)) return true;
  const head = await context.loaders.of(served.git).head();
  return head.kind !== "unborn" && head.oid === indexedReview.head;
}

/** Whether the viewer can update title, description, reviewers and target. @gqlField */
export function viewerCanUpdate({ viewerReview: { viewer, review } }: Review): boolean {
  return permissionsOf(viewer, review).canUpdate;
}

/** Whether the viewer can abandon this review. @gqlField */
export function viewerCanAbandon({ viewerReview: { viewer, review } }: Review): boolean {
  return permissionsOf(viewer, review).canAbandon;
}

/** Whether the viewer can reopen this review. @gqlField */
export function viewerCanReopen({ viewerReview: { viewer, review } }: Review): boolean {
  return permissionsOf(viewer, review).canReopen;
}

/** True if the viewer can land this review: it is open and shared, and its target is a local branch. @gqlField */
export function viewerCanLand({ viewerReview: { viewer, review } }: Review): boolean {
  return permissionsOf(viewer, review).canLand;
}
