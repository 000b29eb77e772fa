import { findRemark } from "#server/reviews/comments/findRemark.ts";
import type { Repository } from "../repositories/Repository.ts";
import type { Context } from "../request/Context.ts";
import type { GitObjectID } from "../scalars.ts";
import { Review } from "./Review.ts";
import { ReviewThread } from "./ReviewThread.ts";

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
