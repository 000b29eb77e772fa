import type { Int } from "grats";
import type { Context } from "../request/Context.ts";
import { patchSetsOf } from "../patchSets/patchSetsOf.ts";
import type { Review } from "./Review.ts";

/**
 * The number of the newest patch set that who asks has looked at, where there is a newer one; null where there is none, and
 * where they never looked.
 * @gqlField
 */
export async function sinceLooked(review: Review, context: Context): Promise<Int | null> {
  const { served, review: booked } = review.seen;
  const looked = await context.loaders.reviewsOf(served).looked(booked);
  const newest = patchSetsOf(booked).findLast(({ head }) => looked.has(head));
  return newest === undefined || newest.isCurrent ? null : newest.number;
}
