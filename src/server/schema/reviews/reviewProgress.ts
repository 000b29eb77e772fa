import type { Int } from "grats";
import { readSince } from "#server/reviews/comments/listThreads.ts";
import { secondsOf } from "#server/reviews/notes/timestamps.ts";
import { asksForMore } from "#server/reviews/state/whoseTurn.ts";
import { readWaiters } from "#server/reviews/verdicts/waiters.ts";
import type { Context } from "../request/Context.ts";
import { type GitObjectID, gitTimestamp, type GitTimestamp } from "../scalars.ts";
import type { Review } from "./Review.ts";
import { patchSetsOf } from "./reviewSpan.ts";

/**
 * What is left to be seen of a change.
 * @gqlType
 */
interface UnseenCount {
  /**
   * Hunks that are not marked as seen; a file without hunks counts as one.
   * @gqlField
   */
  readonly hunks: Int;
  /**
   * Files with such hunks.
   * @gqlField
   */
  readonly files: Int;
  /**
   * All hunks of the change.
   * @gqlField
   */
  readonly totalHunks: Int;
}

/**
 * What who asks has not seen of the change as it is now. Null for one that is in its target or given up, where the commits are
 * not here, and where counting takes more than a second: it goes on, and is there the next time.
 * @gqlField
 */
export async function unseen(review: Review, context: Context): Promise<UnseenCount | null> {
  const { served, review: booked } = review.seen;
  return context.loaders.reviewsOf(served).unseen(booked);
}

/**
 * The keys of all hunks that who asks has marked as seen, of whichever patch set, sorted.
 * @gqlField
 */
export async function seenKeys(review: Review, context: Context): Promise<readonly string[]> {
  const { served, review: booked } = review.seen;
  return [...(await context.loaders.reviewsOf(served).seenHunks(booked))];
}

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

/**
 * Something that was said in a review, for who waits for an answer.
 * @gqlType
 */
interface SaidComment {
  /**
   * The comment's SHA-1.
   * @gqlField
   */
  readonly oid: GitObjectID;
  /**
   * Whether it hands the review back by itself: words of a person that settle nothing, and were not taken back.
   * @gqlField
   */
  readonly asksForMore: boolean;
}

/**
 * All comments, verdicts among them, in the order of the threads; with `before` those that were said before a patch set, by its
 * number, or a day or moment in ISO 8601. Linear in the comments.
 * @gqlField
 */
export function said(review: Review, before?: string | null): readonly SaidComment[] {
  const { review: booked } = review.seen;
  const end = readSince(booked, before ?? undefined);
  return booked.threads
    .flatMap(({ comments }) => comments)
    .filter(({ item }) => end === null || secondsOf(item.timestamp) < end)
    .map(({ item, isWithdrawn }) => ({ oid: item.id, asksForMore: !isWithdrawn && asksForMore(item) }));
}

/**
 * Who waits on this machine until it is handed back, those first that began first. Reads a small file for each.
 * @gqlField
 */
export async function waiting(review: Review): Promise<readonly Waiter[]> {
  const { served, review: booked } = review.seen;
  const all = await readWaiters(served.git);
  return (all.get(booked.revision) ?? []).map((waiter) => ({ ...waiter, since: gitTimestamp(waiter.since) }));
}

/**
 * Who waits until a review is handed back.
 * @gqlType
 */
export interface Waiter {
  /**
   * What they call themselves, which nobody has checked.
   * @gqlField
   */
  readonly name: string;
  /**
   * Whether it is a program.
   * @gqlField
   */
  readonly isAgent: boolean;
  /**
   * When they began.
   * @gqlField
   */
  readonly since: GitTimestamp;
}
