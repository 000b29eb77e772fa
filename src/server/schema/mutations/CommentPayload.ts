import type { Problem } from "./Problem.ts";
import type { Review } from "../reviews/Review.ts";
import type { ReviewComment } from "../reviews/ReviewComment.ts";
import type { ReviewThread } from "../reviews/ReviewThread.ts";

/**
 * What became of something that was said.
 * @gqlType
 */
export interface CommentPayload {
  /**
   * The comment that was written or changed; null where nothing was done.
   * @gqlField
   */
  readonly comment: ReviewComment | null;
  /**
   * Its thread; null where nothing was done.
   * @gqlField
   */
  readonly thread: ReviewThread | null;
  /**
   * The review as it is now; null where nothing was done.
   * @gqlField
   */
  readonly review: Review | null;
  /**
   * Why nothing was done; null where it was.
   * @gqlField
   */
  readonly problem: Problem | null;
}
