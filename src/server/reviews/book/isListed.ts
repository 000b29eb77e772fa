import type { FoldedReview } from "../FoldedReview.ts";

/** Tells whether a review is for the lists: a private one is once somebody has remarked on it. */
export function isListed({ isPrivate, threads }: Pick<FoldedReview, "isPrivate" | "threads">): boolean {
  return !isPrivate || threads.length > 0;
}
