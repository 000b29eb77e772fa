import type { Int } from "grats";
import type { BookedReview } from "#server/reviews/BookedReview.ts";
import { patchSetsOf } from "./patchSetsOf.ts";
import { reviewSpan, type ReviewSpan } from "./reviewSpan.ts";

/**
 * Gives the commits between which the patch sets are read that an address names. A number that the review has not stands for
 * none: the work that an address was about may go on in another review, and then all of it is read.
 */
export function addressedSpan(
  review: BookedReview,
  from: Int | null | undefined,
  to: Int | null | undefined,
): ReviewSpan | null {
  const numbers = new Set(patchSetsOf(review).map(({ number }) => number));
  const known = (number: Int | null | undefined): Int | null => (number != null && numbers.has(number) ? number : null);
  return reviewSpan(review, known(from) ?? 0, known(to));
}
