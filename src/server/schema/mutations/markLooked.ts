import type { ID } from "grats";
import { markLooked as write } from "#server/reviews/seen/markLooked.ts";
import { changeReview } from "./changeReview.ts";
import type { Context } from "../request/Context.ts";
import type { ReviewPayload } from "./ReviewPayload.ts";
import type { GitObjectID } from "../scalars.ts";

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
  return changeReview(context, reviewId, (room, review) => write(room, { key, review, head }));
}
