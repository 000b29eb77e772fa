import type { ID, Int } from "grats";
import { markSeen as write } from "#server/reviews/seen/markSeen.ts";
import { changeReview } from "./changeReview.ts";
import type { Context } from "../request/Context.ts";
import { readId } from "../readId.ts";
import type { ReviewPayload } from "./ReviewPayload.ts";
import { reviewSpan } from "../patchSets/reviewSpan.ts";

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
    return write(room, { ...rest, review, within });
  });
}
