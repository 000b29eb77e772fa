import type { ID } from "grats";
import { discardDraft as write } from "#server/reviews/comments/discardDraft.ts";
import { changeReview } from "./changeReview.ts";
import type { Context } from "../request/Context.ts";
import type { ReviewPayload } from "./ReviewPayload.ts";

/**
 * What is to be thrown away.
 * @gqlInput
 */
interface DiscardDraftInput {
  /** The draft's own name. */
  readonly key: string;
  /** The review. */
  readonly review: ID;
}

/**
 * Throws a draft away. One that is there no more is thrown away already.
 * @gqlMutationField
 */
export async function discardDraft(context: Context, input: DiscardDraftInput): Promise<ReviewPayload> {
  return changeReview(context, input.review, (room, review) => write(room, { key: input.key, review }));
}
