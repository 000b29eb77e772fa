import type { GitObjectID } from "../scalars.ts";
import type { Review } from "./Review.ts";

/**
 * Its first commit, on which its notes stand: its name among programs.
 * @gqlField
 */
export function revision(review: Review): GitObjectID {
  return review.seen.review.revision;
}
