import type { ID } from "grats";
import { markRead as write } from "#server/reviews/seen/markRead.ts";
import { changeReview } from "./changeReview.ts";
import type { Context } from "../request/Context.ts";
import type { ReviewPayload } from "./ReviewPayload.ts";

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
  return changeReview(context, input.review, (room, review) => write(room, { review }));
}
