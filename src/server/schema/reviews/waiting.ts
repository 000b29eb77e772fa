import { readWaiters } from "#server/reviews/verdicts/readWaiters.ts";
import { gitTimestamp } from "../gitTimestamp.ts";
import type { Review } from "./Review.ts";
import type { Waiter } from "./Waiter.ts";

/**
 * Who waits on this machine until it is handed back, those first that began first. Reads a small file for each.
 * @gqlField
 */
export async function waiting(review: Review): Promise<readonly Waiter[]> {
  const { served, review: booked } = review.seen;
  const all = await readWaiters(served.git);
  return (all.get(booked.revision) ?? []).map((waiter) => ({ ...waiter, since: gitTimestamp(waiter.since) }));
}
