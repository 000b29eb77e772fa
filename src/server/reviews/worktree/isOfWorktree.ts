import type { FoldedReview } from "../FoldedReview.ts";

/**
 * Tells whether a review is about the uncommitted work of a work tree, by that one's id. It may be about that of two: these had
 * the very same work in the same second.
 */
export function isOfWorktree({ requests }: Pick<FoldedReview, "requests">, worktree: string): boolean {
  return requests.some(({ extras }) => extras.worktree === worktree);
}
