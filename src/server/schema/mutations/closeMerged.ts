import type { ID } from "grats";
import { closeMerged as write } from "#server/reviews/requests/closeMerged.ts";
import { changeReview } from "./changeReview.ts";
import type { Context } from "../request/Context.ts";
import type { ReviewPayload } from "./ReviewPayload.ts";

/**
 * The review that may be in its target.
 * @gqlInput
 */
interface CloseMergedInput {
  /** The review. */
  readonly review: ID;
}

/**
 * Looks whether the change is in its target, squashed or rebased ones too, and closes the review then.
 * @gqlMutationField
 */
export async function closeMerged(context: Context, input: CloseMergedInput): Promise<ReviewPayload> {
  return changeReview(context, input.review, (room, review) => write(room, { review }));
}
