import { isUnderReview } from "#server/reviews/book/isUnderReview.ts";
import type { Commit } from "../commits/Commit.ts";
import type { Context } from "../request/Context.ts";
import { patchSetsOf } from "../patchSets/patchSetsOf.ts";
import { Review } from "./Review.ts";

/**
 * The reviews under way that it is asked about in: as the head of a patch set. Those that changed last come first. Linear in
 * the reviews.
 * @gqlField reviews
 */
export async function commitReviews(commit: Commit, context: Context): Promise<readonly Review[]> {
  const { served } = commit;
  const loaders = context.loaders.reviewsOf(served);
  const [all, viewer] = await Promise.all([loaders.all(), loaders.viewer()]);
  const oid = commit.oid();
  return all
    .filter((review) => isUnderReview(review) && patchSetsOf(review).some(({ head }) => head === oid))
    .map((review) => new Review({ served, review, viewer }));
}
