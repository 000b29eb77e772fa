import type { Int } from "grats";
import { findComment } from "#server/reviews/index/findComment.ts";
import { checkTarget, proposeTarget } from "#server/operations/requests/requestReview.ts";
import { chooseReview, reviewOfHead as find } from "#server/reviews/index/ReviewContext.ts";
import { isListed } from "#server/reviews/state/IndexedReview.ts";
import { refreshWorktree } from "#server/operations/worktree/takeSnapshot.ts";
import { ReviewComment } from "../comments/ReviewComment.ts";
import type { Commit } from "../commits/Commit.ts";
import type { Repository } from "../repositories/Repository.ts";
import type { Context } from "../request/Context.ts";
import type { GitObjectID } from "../scalars.ts";
import { Review } from "./Review.ts";
import { patchSetsOf } from "../request/reviewSpan.ts";

/**
 * Finds a review by a prefix of its ID or by its branch. Without `name`, finds that of the checked out branch, else
 * that of the uncommitted work. With `refreshed`, the current uncommitted work is recorded as its last patch set if the
 * review is about that, and a review of it is begun if there is none.
 * @gqlField
 */
export async function findReview(
  repository: Repository,
  context: Context,
  name?: string | null,
  refreshed: boolean = false,
): Promise<Review> {
  const { served } = repository;
  const reviewContext = await context.loaders.reviewsOf(served).currentContext();
  const choose = refreshed ? refreshWorktree : chooseReview;
  return new Review({ served, review: await choose(reviewContext, name ?? undefined), viewer: reviewContext.viewer });
}

/** Finds a comment in any review by a prefix of its SHA-1, at least seven digits. Linear in all comments. @gqlField */
export async function commentById(repository: Repository, context: Context, id: string): Promise<ReviewComment> {
  const { served } = repository;
  const reviewContext = await context.loaders.reviewsOf(served).currentContext();
  const { review, thread, comment } = await findComment(reviewContext, id);
  return new ReviewComment({ served, review, viewer: reviewContext.viewer }, { thread, comment });
}

/** The open review of a branch or a commit, or null if there is none. @gqlField */
export async function reviewOfHead(repository: Repository, context: Context, head: string): Promise<Review | null> {
  const { served } = repository;
  const reviewContext = await context.loaders.reviewsOf(served).currentContext();
  const review = await find(reviewContext, head);
  return review && new Review({ served, review, viewer: reviewContext.viewer });
}

/**
 * The reviews that have this commit as the head of a patch set, without abandoned ones and private ones without
 * comments, the last changed first. Linear in the reviews.
 * @gqlField reviews
 */
export async function commitReviews(commit: Commit, context: Context): Promise<readonly Review[]> {
  const { served } = commit;
  const loaders = context.loaders.reviewsOf(served);
  const [all, viewer] = await Promise.all([loaders.all(), loaders.viewer()]);
  const oid = commit.oid;
  return all
    .filter(
      (review) =>
        review.state !== "ABANDONED" && isListed(review) && patchSetsOf(review).some(({ head }) => head === oid),
    )
    .map((review) => new Review({ served, review, viewer }));
}

/** A target branch for the review of a change. @gqlType */
interface ReviewTarget {
  /** The name of the branch. @gqlField */
  readonly target: string;
  /** Why it cannot be the target, or null if it can. @gqlField */
  readonly reason: string | null;
  /**
   * The commit where the head left the branch, on this machine or on a remote, whichever is nearest. Null if the branch
   * cannot be the target.
   * @gqlField
   */
  readonly base: GitObjectID | null;
  /** The number of commits from there to the head; 0 if the branch cannot be the target. @gqlField */
  readonly commits: Int;
}

/**
 * Whether `base` can be the target of a review of `head`. If `isProposal` is true and it cannot, the nearest branch.
 * @gqlField
 */
export async function reviewTarget(
  repository: Repository,
  context: Context,
  base: string,
  head: string,
  isProposal: boolean = false,
): Promise<ReviewTarget> {
  const reviewContext = await context.loaders.reviewsOf(repository.served).reviewContext();
  const choose = isProposal ? proposeTarget : checkTarget;
  return choose(reviewContext, { base, head });
}
