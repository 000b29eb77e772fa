import { readSince } from "#server/reviews/remarks/readSince.ts";
import { secondsOf } from "#server/reviews/secondsOf.ts";
import { asksForMore } from "#server/reviews/verdicts/asksForMore.ts";
import type { GitObjectID } from "../scalars.ts";
import type { Review } from "./Review.ts";

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
