import type { Review } from "./Review.ts";

/**
 * Whether nobody else gets to see it: it stands in this repository alone and is never pushed, until it is shared.
 * @gqlField
 */
export function isPrivate(review: Review): boolean {
  return review.seen.review.isPrivate;
}
