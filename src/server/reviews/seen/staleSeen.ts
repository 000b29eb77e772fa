import type { BookedReview } from "../BookedReview.ts";
import { isUnderReview } from "../book/isUnderReview.ts";

const DAY = 86_400;
const KEPT_DAYS = 90;
/** Reviews whose notes are not here may come back with them, by a fetch: marks of this many are kept. */
const GONE_MAX = 200;

/**
 * Says whose marks need not be kept any more, of some reviews by their first commits: of those that have been done for 90
 * days, and, where there are more than 200 that are not in the repository's notes, of these. Linear in the reviews.
 */
export function staleSeen(
  revisions: readonly string[],
  reviews: readonly Pick<BookedReview, "revision" | "state" | "updatedAt">[],
  now: number,
): readonly string[] {
  const known = new Map(reviews.map((review) => [review.revision, review]));
  const gone = revisions.filter((revision) => !known.has(revision));
  const done = revisions.filter((revision) => {
    const review = known.get(revision);
    return review !== undefined && !isUnderReview(review) && review.updatedAt < now - KEPT_DAYS * DAY;
  });
  return gone.length > GONE_MAX ? [...done, ...gone] : done;
}
