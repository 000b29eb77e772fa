import type { ID } from "grats";
import { abandonReview as write } from "#server/reviews/requests/abandonReview.ts";
import { changeReview } from "./changeReview.ts";
import type { Context } from "../request/Context.ts";
import type { ReviewPayload } from "./ReviewPayload.ts";

/**
 * What is to be given up.
 * @gqlInput
 */
interface AbandonReviewInput {
  /** The client's own name of this deed, 8 to 64 letters, digits, `_` or `-`: done twice by one name it is done once. */
  readonly key: string;
  /** The review. */
  readonly review: ID;
  /** Why, as Markdown; nothing where left out. */
  readonly body?: string | null;
}

/**
 * Gives a review up. It can be taken up again.
 * @gqlMutationField
 */
export async function abandonReview(context: Context, input: AbandonReviewInput): Promise<ReviewPayload> {
  const { key, body } = input;
  return changeReview(context, input.review, (room, review) => write(room, { key, review, body: body ?? "" }));
}
