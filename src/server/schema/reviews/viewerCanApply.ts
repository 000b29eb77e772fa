import { isOfWorktree } from "#server/reviews/worktree/isOfWorktree.ts";
import { isUnderReview } from "#server/reviews/book/isUnderReview.ts";
import type { Context } from "../request/Context.ts";
import type { Review } from "./Review.ts";

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
