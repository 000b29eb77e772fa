import type { ID, Int } from "grats";
import * as deliveries from "#server/operations/verdicts/deliveries.ts";
import * as visits from "#server/operations/marks/markVisit.ts";
import { markViewed as markViewedOperation } from "#server/operations/marks/markViewed.ts";
import { readId } from "../request/globalId.ts";
import type { LayerRange } from "../comparisons/Comparison.ts";
import type { Context } from "../request/Context.ts";
import { reviewSpan } from "../request/reviewSpan.ts";
import type { GitObjectID } from "../scalars.ts";
import { changeReview, type Problem, type ReviewInput, runOnReview } from "./runMutation.ts";
import type { ReviewPayload } from "./reviews.ts";

/** The input of `markViewed`. @gqlInput */
interface MarkViewedInput {
  /** The client's idempotency key: 8 to 64 letters, digits, `_` or `-`. */
  readonly key: string;
  /** The ID of the review. */
  readonly reviewId: ID;
  /** The keys of the hunks, from `PatchBatch.hunkKeys`. At most 10,000. */
  readonly keys: readonly string[];
  /** Whether to mark the hunks as viewed or to remove the marks. */
  readonly isViewed: boolean;
  /** The number of the older patch set, if the hunks are from a comparison of two patch sets. */
  readonly from?: Int | null;
  /** The number of the newer patch set. Defaults to the last one. */
  readonly to?: Int | null;
  /** The layers, if the hunks are from a comparison of layers. */
  readonly layers?: LayerRange | null;
}

/**
 * Marks hunks as viewed by the viewer, or removes the marks. For a comparison of two patch sets, hunks of the newer one
 * whose changed lines are all viewed as a result are marked too; for one of layers, such hunks of the change up to them. The marks stay in this repository.
 * @gqlMutationField
 */
export async function markViewed(context: Context, input: MarkViewedInput): Promise<ReviewPayload> {
  const { reviewId, from, to, layers, ...rest } = input;
  return changeReview(context, reviewId, async (reviewContext, review) => {
    const { served } = readId(context, "Review", reviewId);
    const { review: indexedReview } = await context.loaders.reviewsOf(served).viewerReview(review);
    reviewSpan(indexedReview, from ?? 0, to ?? null); // refuses numbers that the review does not have
    const within = await context.loaders.reviewsOf(served).viewedSteps(indexedReview, { from, to, layers });
    return markViewedOperation(reviewContext, { ...rest, review, within });
  });
}

/** Marks a review as read by the viewer in its current state. The mark stays in this repository. @gqlMutationField */
export async function markRead(context: Context, input: ReviewInput): Promise<ReviewPayload> {
  return runOnReview(context, input, visits.markRead);
}

/** The input of `markVisited`. @gqlInput */
interface MarkVisitedInput {
  /** The client's idempotency key: 8 to 64 letters, digits, `_` or `-`. */
  readonly key: string;
  /** The ID of the review. */
  readonly reviewId: ID;
  /** The head of the patch set whose files were on screen. */
  readonly headOid: GitObjectID;
}

/**
 * Records that the viewer visited a patch set, so that next time only the later changes need to be read. The record
 * stays in this repository.
 * @gqlMutationField
 */
export async function markVisited(context: Context, input: MarkVisitedInput): Promise<ReviewPayload> {
  const { key, reviewId: review, headOid: head } = input;
  return runOnReview(context, { key, review, head }, visits.markVisited);
}

/** The input of `markDelivered`. @gqlInput */
interface MarkDeliveredInput {
  /** The ID of the review. */
  readonly review: ID;
  /** The comments and verdicts. At most 10,000. */
  readonly comments: readonly GitObjectID[];
  /** The ID of a delivery from `offerDelivery`, whose comments and verdicts are meant too. */
  readonly delivery?: string | null;
}

/**
 * Records that comments and verdicts reached the viewer, or the agent that acts for them, so that they do not wait for
 * them again. The record stays in this repository.
 * @gqlMutationField
 */
export async function markDelivered(context: Context, input: MarkDeliveredInput): Promise<ReviewPayload> {
  return runOnReview(context, input, deliveries.markDelivered);
}

/** The input of `offerDelivery`. @gqlInput */
interface OfferDeliveryInput {
  /** The ID of the review. */
  readonly review: ID;
  /** The comments and verdicts. At most 10,000. */
  readonly comments: readonly GitObjectID[];
}

/** The payload of `offerDelivery`. @gqlType */
interface OfferDeliveryPayload {
  /**
   * The ID of the delivery, which `markDelivered` acknowledges. The same comments and verdicts always have the same ID.
   * Null if the mutation failed.
   * @gqlField
   */
  readonly delivery: string | null;
  /** True if some of them were sent before, without having been acknowledged. @gqlField */
  readonly isRepeated: boolean;
  /** The reason why the mutation failed, or null. @gqlField */
  readonly problem: Problem | null;
}

/**
 * Records that comments and verdicts are about to be sent to the viewer, or to the agent that acts for them. They wait
 * for them again until the delivery is acknowledged. The record stays in this repository.
 * @gqlMutationField
 */
export async function offerDelivery(context: Context, input: OfferDeliveryInput): Promise<OfferDeliveryPayload> {
  const { result, problem } = await runOnReview(context, input, deliveries.offerDelivery);
  return { delivery: result?.delivery ?? null, isRepeated: result?.isRepeated ?? false, problem };
}
