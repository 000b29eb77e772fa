import type { Problem } from "./Problem.ts";
import type { Review } from "../reviews/Review.ts";

/**
 * What became of a deed: the review as it is now, or why it was not done.
 * @gqlType
 */
export interface ReviewPayload {
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
