import { worktreeOf } from "#server/reviews/book/worktreeOf.ts";
import type { Review } from "./Review.ts";

/**
 * Whether it began with uncommitted work, of this work tree or another.
 * @gqlField
 */
export function isOnWorktree(review: Review): boolean {
  return worktreeOf(review.seen.review) !== null;
}
