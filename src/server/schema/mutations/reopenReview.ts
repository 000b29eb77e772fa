import type { ID } from "grats";
import { reopenReview as write } from "#server/reviews/requests/reopenReview.ts";
import { changeReview } from "./changeReview.ts";
import type { Context } from "../request/Context.ts";
import type { ReviewPayload } from "./ReviewPayload.ts";

/**
 * What is to be taken up again.
 * @gqlInput
 */
interface ReopenReviewInput {
  /** The client's own name of this deed, 8 to 64 letters, digits, `_` or `-`: done twice by one name it is done once. */
  readonly key: string;
  /** The review. */
  readonly review: ID;
}

/**
 * Takes an abandoned review up again.
 * @gqlMutationField
 */
export async function reopenReview(context: Context, input: ReopenReviewInput): Promise<ReviewPayload> {
  return changeReview(context, input.review, (room, review) => write(room, { key: input.key, review }));
}
