import type { Oid } from "#server/git/oid.ts";
import type { ReviewContext } from "../index/ReviewContext.ts";
import { type IndexedReview, isUnderReview } from "../state/IndexedReview.ts";

const BRANCHES = "refs/heads/";

/** Lists the open, shared reviews that are stacked on a review: those that target its branch. */
export async function stackedReviews(
  { index }: Pick<ReviewContext, "index">,
  { revision, targetRef, current: { reviewRef } }: IndexedReview,
): Promise<readonly IndexedReview[]> {
  if (!reviewRef.startsWith(BRANCHES) || reviewRef === targetRef) return [];
  return (await index.reviews()).filter(
    (other) => other.revision !== revision && isUnderReview(other) && !other.isPrivate && other.targetRef === reviewRef,
  );
}

/**
 * Lists the open reviews that a landing gave another target, and that have it still. The landing is known by its key, which
 * their requests have too.
 */
export async function retargetedReviews(
  { index }: Pick<ReviewContext, "index">,
  landing: { readonly key: string | undefined; readonly review: Oid; readonly targetRef: string },
): Promise<readonly IndexedReview[]> {
  if (landing.key === undefined) return [];
  return (await index.reviews()).filter(
    (other) =>
      other.revision !== landing.review &&
      isUnderReview(other) &&
      other.targetRef === landing.targetRef &&
      other.requests.some(({ extras }) => extras.act === "update" && extras.key === landing.key),
  );
}
