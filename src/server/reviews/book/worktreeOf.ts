import type { FoldedReview } from "../FoldedReview.ts";

/** Gives the id of the work tree whose uncommitted work a review began with; null where it began with commits. */
export function worktreeOf({ requests }: Pick<FoldedReview, "requests">): string | null {
  return requests.find(({ extras }) => extras.worktree !== undefined)?.extras.worktree ?? null;
}
