import type { ID } from "grats";
import { recordPatchSet as write } from "#server/reviews/patchSets/recordPatchSet.ts";
import { changeReview } from "./changeReview.ts";
import type { Context } from "../request/Context.ts";
import type { ReviewPayload } from "./ReviewPayload.ts";

/**
 * The review whose branch moved.
 * @gqlInput
 */
interface RecordPatchSetInput {
  /** The review. */
  readonly review: ID;
}

/**
 * Records the branch as it is as the next patch set.
 * @gqlMutationField
 */
export async function recordPatchSet(context: Context, input: RecordPatchSetInput): Promise<ReviewPayload> {
  return changeReview(context, input.review, (room, review) => write(room, { review }));
}
