import type { ID, Int } from "grats";
import { markRead as markReadOperation } from "#server/reviews/viewed/markRead.ts";
import { markSeen as markSeenOperation } from "#server/reviews/viewed/markViewed.ts";
import { markLooked as markLookedOperation } from "#server/reviews/viewed/markVisit.ts";
import { readId } from "../globalId.ts";
import type { Context } from "../request/Context.ts";
import { reviewSpan } from "../reviews/reviewSpan.ts";
import type { GitObjectID } from "../scalars.ts";
import { changeReview, type ReviewPayload } from "./reviews.ts";

/**
 * Which hunks were seen.
 * @gqlInput
 */
interface MarkSeenInput {
  /** The client's name of the deed. */
  readonly key: string;
  /** The review. */
  readonly reviewId: ID;
  /** Of the hunks, as `PatchBatch.hunkKeys` has them; at most 10,000. */
  readonly keys: readonly string[];
  /** Whether they are seen from now on, or not any more. */
  readonly isSeen: boolean;
  /** Where the hunks are of two patch sets held together: the number of the older one. */
  readonly from?: Int | null;
  /** The number of the newer one; the last where it is left out. */
  readonly to?: Int | null;
}

/**
 * Marks hunks as seen by who asks, or takes the marks back. Where two patch sets were held together, those hunks of the newer
 * one follow of which every changed line was seen through it. The marks stay in this repository.
 * @gqlMutationField
 */
export async function markSeen(context: Context, input: MarkSeenInput): Promise<ReviewPayload> {
  const { reviewId, from, to, ...rest } = input;
  return changeReview(context, reviewId, async (room, review) => {
    const { served } = readId(context, "Review", reviewId);
    const { review: booked } = await context.loaders.reviewsOf(served).seen(review);
    const within = reviewSpan(booked, from ?? 0, to ?? null)?.between;
    return markSeenOperation(room, { ...rest, review, within });
  });
}

/**
 * What was seen.
 * @gqlInput
 */
interface MarkReadInput {
  /** The review. */
  readonly review: ID;
}

/**
 * Notes that who asks has seen a review as it is. The note stays in this repository.
 * @gqlMutationField
 */
export async function markRead(context: Context, input: MarkReadInput): Promise<ReviewPayload> {
  return changeReview(context, input.review, (room, review) => markReadOperation(room, { review }));
}

/**
 * What was looked at.
 * @gqlInput
 */
interface MarkLookedInput {
  /** The client's name of the deed. */
  readonly key: string;
  /** The review. */
  readonly reviewId: ID;
  /** The head of the patch set whose files were on screen. */
  readonly headOid: GitObjectID;
}

/**
 * Notes that who asks has looked at a patch set, so that the next time only what changed since need be read. The note stays in
 * this repository.
 * @gqlMutationField
 */
export async function markLooked(context: Context, input: MarkLookedInput): Promise<ReviewPayload> {
  const { reviewId, key, headOid: head } = input;
  return changeReview(context, reviewId, (room, review) => markLookedOperation(room, { key, review, head }));
}
