import { isOfWorktree } from "#server/reviews/worktree/isOfWorktree.ts";
import type { Review } from "./Review.ts";

/**
 * Whether it is about the uncommitted work of this very work tree.
 * @gqlField
 */
export function isOfThisWorktree(review: Review): boolean {
  return isOfWorktree(review.seen.review, review.seen.served.git.id);
}
