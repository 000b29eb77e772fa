import type { Context } from "../request/Context.ts";
import type { Review } from "./Review.ts";

/**
 * The keys of all hunks that who asks has marked as seen, of whichever patch set, sorted.
 * @gqlField
 */
export async function seenKeys(review: Review, context: Context): Promise<readonly string[]> {
  const { served, review: booked } = review.seen;
  return [...(await context.loaders.reviewsOf(served).seenHunks(booked))];
}
