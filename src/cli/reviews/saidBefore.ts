import type { BookedReview } from "#server/reviews/BookedReview.ts";
import { secondsOf } from "#server/reviews/secondsOf.ts";

/** Gives the ids of what a review holds; what was said at or after `since`, in seconds, is left out. Linear in its comments. */
export function saidBefore(review: BookedReview, since: number | null): ReadonlySet<string> {
  return new Set(
    review.threads
      .flatMap(({ comments }) => comments)
      .filter(({ item }) => since === null || secondsOf(item.timestamp) < since)
      .map(({ item }) => item.id),
  );
}
