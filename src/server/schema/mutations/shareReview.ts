import type { ID } from "grats";
import { shareReview as write } from "#server/reviews/requests/shareReview.ts";
import { changeReview } from "./changeReview.ts";
import type { Context } from "../request/Context.ts";
import type { ReviewPayload } from "./ReviewPayload.ts";

/**
 * The review that is to be public.
 * @gqlInput
 */
interface ShareReviewInput {
  /** The client's name of the deed. */
  readonly key: string;
  /** The review. */
  readonly reviewId: ID;
}

/**
 * Makes a private review public, with all its snapshots and all that was said: it goes to others when reviews are next pushed,
 * and cannot be taken back.
 * @gqlMutationField
 */
export async function shareReview(context: Context, input: ShareReviewInput): Promise<ReviewPayload> {
  return changeReview(context, input.reviewId, (room, review) => write(room, { key: input.key, review }));
}
