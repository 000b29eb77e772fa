import type { ID } from "grats";
import { updateReview as write } from "#server/reviews/requests/updateReview.ts";
import { changeReview } from "./changeReview.ts";
import type { Context } from "../request/Context.ts";
import type { ReviewPayload } from "./ReviewPayload.ts";

/**
 * What is to be other in a review; what is left out stays as it is.
 * @gqlInput
 */
interface UpdateReviewInput {
  /** The client's own name of this deed, 8 to 64 letters, digits, `_` or `-`: done twice by one name it is done once. */
  readonly key: string;
  /** The review. */
  readonly review: ID;
  /** What it is about: one line of 1 to 256 characters. */
  readonly title?: string | null;
  /** What is to be known of it, as Markdown. */
  readonly body?: string | null;
  /** The e-mail addresses of those who are asked, 100 at most. */
  readonly reviewers?: readonly string[] | null;
  /** The branch that it is to go to. */
  readonly target?: string | null;
}

/**
 * Changes what a review says of itself.
 * @gqlMutationField
 */
export async function updateReview(context: Context, input: UpdateReviewInput): Promise<ReviewPayload> {
  const { key, title, body, reviewers, target } = input;
  return changeReview(context, input.review, (room, review) =>
    write(room, { key, review, title, body, reviewers, target }),
  );
}
