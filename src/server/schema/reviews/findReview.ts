import { findRemark } from "#server/reviews/comments/findComment.ts";
import { chooseReview, reviewOfHead as find } from "#server/reviews/reviewIndex/findReview.ts";
import { isUnderReview } from "#server/reviews/state/IndexedReview.ts";
import { refreshWorktree } from "#server/reviews/worktree/takeSnapshot.ts";
import { ReviewThread } from "../comments/ReviewThread.ts";
import type { Commit } from "../commits/Commit.ts";
import type { Repository } from "../repositories/Repository.ts";
import type { Context } from "../request/Context.ts";
import type { GitObjectID } from "../scalars.ts";
import { Review } from "./Review.ts";
import { patchSetsOf } from "./reviewSpan.ts";

/**
 * The review that a person means: by the beginning of its id or by its branch; where nothing is said that of the branch that is
 * checked out, else that of the uncommitted work. With `refreshed` what is uncommitted now is its last patch set, where it is about
 * that, and where nothing is said and there is none, one of the uncommitted work is begun.
 * @gqlField
 */
export async function chosenReview(
  repository: Repository,
  context: Context,
  name?: string | null,
  refreshed: boolean = false,
): Promise<Review> {
  const { served } = repository;
  const room = await context.loaders.reviewsOf(served).room();
  const choose = refreshed ? refreshWorktree : chooseReview;
  return new Review({ served, review: await choose(room, name ?? undefined), viewer: room.viewer });
}

/**
 * A comment that was named, and where it is.
 * @gqlType
 */
interface ChosenRemark {
  /**
   * The SHA-1 of the comment that was named.
   * @gqlField
   */
  readonly oid: GitObjectID;
  /**
   * The SHA-1 of the first comment of its thread.
   * @gqlField
   */
  readonly rootOid: GitObjectID;
  /**
   * Its thread.
   * @gqlField
   */
  readonly thread: ReviewThread;
  /**
   * Its review.
   * @gqlField
   */
  readonly review: Review;
}

/**
 * The comment whose SHA-1 begins so, by seven digits or more, in whatever review. Linear in all comments.
 * @gqlField
 */
export async function chosenRemark(repository: Repository, context: Context, id: string): Promise<ChosenRemark> {
  const { served } = repository;
  const room = await context.loaders.reviewsOf(served).room();
  const { review, thread, comment } = await findRemark(room, id);
  const seen = { served, review, viewer: room.viewer };
  const rootOid = thread.root.item.id;
  return { oid: comment, rootOid, thread: new ReviewThread(seen, thread), review: new Review(seen) };
}

/**
 * The review of a branch or a commit that waits for an end; null where there is none.
 * @gqlField
 */
export async function reviewOfHead(repository: Repository, context: Context, head: string): Promise<Review | null> {
  const { served } = repository;
  const room = await context.loaders.reviewsOf(served).room();
  const review = await find(room, head);
  return review && new Review({ served, review, viewer: room.viewer });
}

/**
 * The reviews under way that it is asked about in: as the head of a patch set. Those that changed last come first. Linear in
 * the reviews.
 * @gqlField reviews
 */
export async function commitReviews(commit: Commit, context: Context): Promise<readonly Review[]> {
  const { served } = commit;
  const loaders = context.loaders.reviewsOf(served);
  const [all, viewer] = await Promise.all([loaders.all(), loaders.viewer()]);
  const oid = commit.oid();
  return all
    .filter((review) => isUnderReview(review) && patchSetsOf(review).some(({ head }) => head === oid))
    .map((review) => new Review({ served, review, viewer }));
}
