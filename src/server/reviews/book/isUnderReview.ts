import type { BookedReview } from "../BookedReview.ts";

/** Tells whether a review still waits for an end: it is neither merged nor abandoned. */
export function isUnderReview({ state }: Pick<BookedReview, "state">): boolean {
  return state !== "MERGED" && state !== "ABANDONED";
}
