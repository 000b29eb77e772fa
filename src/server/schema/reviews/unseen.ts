import type { Int } from "grats";
import type { Context } from "../request/Context.ts";
import type { Review } from "./Review.ts";

/**
 * What is left to be seen of a change.
 * @gqlType
 */
interface UnseenCount {
  /**
   * Hunks that are not marked as seen; a file without hunks counts as one.
   * @gqlField
   */
  readonly hunks: Int;
  /**
   * Files with such hunks.
   * @gqlField
   */
  readonly files: Int;
  /**
   * All hunks of the change.
   * @gqlField
   */
  readonly totalHunks: Int;
}

/**
 * What who asks has not seen of the change as it is now. Null for one that is in its target or given up, where the commits are
 * not here, and where counting takes more than a second: it goes on, and is there the next time.
 * @gqlField
 */
export async function unseen(review: Review, context: Context): Promise<UnseenCount | null> {
  const { served, review: booked } = review.seen;
  return context.loaders.reviewsOf(served).unseen(booked);
}
