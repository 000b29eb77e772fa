import { GalleyError } from "#contract/errors.ts";
import type { BookedReview } from "../BookedReview.ts";
import { isUnderReview } from "./isUnderReview.ts";

const MERGED = "The review is done: its change was merged.";
const ABANDONED = "The review is abandoned.";
const REOPEN = "Reopen it first.";
const ASK_AGAIN = "Request a new review for what is to follow.";

/** Fails as CONFLICT if a review is merged or abandoned. */
export function requireUnderReview(review: BookedReview): void {
  if (isUnderReview(review)) return;
  const isMerged = review.state === "MERGED";
  throw new GalleyError("CONFLICT", isMerged ? MERGED : ABANDONED, { next: isMerged ? ASK_AGAIN : REOPEN });
}
