import type { ID } from "grats";
import { landReview as landReviewOperation } from "#server/operations/landing/landReview.ts";
import { pushLanding as pushLandingOperation } from "#server/exchange/sync/pushLanding.ts";
import { undoLanding as undoLandingOperation } from "#server/operations/landing/undoLanding.ts";
import type { Context } from "../request/Context.ts";
import { type LandingMethod, METHODS } from "../reviews/LandingPreview.ts";
import type { GitObjectID } from "../scalars.ts";
import type { ReviewPayload } from "./reviews.ts";
import { type KeyedReviewInput, runOnReview } from "./runMutation.ts";

/** The input of `landReview`. @gqlInput */
interface LandReviewInput {
  /** The client's idempotency key: 8 to 64 letters, digits, `_` or `-`. */
  readonly key: string;
  /** The ID of the review. */
  readonly review: ID;
  /** The way to land it. */
  readonly method: LandingMethod;
  /** The last commit of the change, as the preview showed it. */
  readonly headOid: GitObjectID;
  /** The commit of the target branch, as the preview showed it. */
  readonly targetOid: GitObjectID;
  /** The message of the merge or of the squashed commit. Defaults to that of the preview. */
  readonly message?: string | null;
  /** The reason for landing the change although requirements are not met: one line, which is recorded. */
  readonly override?: string | null;
  /** True to delete the local branch of the review too. */
  readonly deleteBranch?: boolean | null;
  /** The layer up to which it lands: its place, or at least 7 digits of its commit. The review stays open with the rest. */
  readonly layer?: string | null;
}

/**
 * Moves the target branch to the landed change and closes the review, both or neither. Changes no work tree and runs no
 * program of the repository. Returns STALE if the change or the target has other commits than the preview showed.
 * @gqlMutationField
 */
export async function landReview(context: Context, input: LandReviewInput): Promise<ReviewPayload> {
  const fields = { ...input, method: METHODS[input.method], head: input.headOid, target: input.targetOid };
  return runOnReview(context, fields, landReviewOperation);
}

/**
 * Moves the target branch back to where it was before the review landed, brings back the branch that was deleted with it,
 * and opens the review again, all or nothing. Returns CONFLICT if that is not possible any more, with what to do instead.
 * @gqlMutationField
 */
export async function undoLanding(context: Context, input: KeyedReviewInput): Promise<ReviewPayload> {
  return runOnReview(context, input, undoLandingOperation);
}

/** The input of `pushLanding`. @gqlInput */
interface PushLandingInput {
  /** The ID of the review. */
  readonly review: ID;
  /** The name of the remote. */
  readonly remote: string;
}

/**
 * Pushes the target branch of a landed review to a remote, by fast-forward only, and then the reviews. Returns CONFLICT if the
 * remote rejects it.
 * @gqlMutationField
 */
export async function pushLanding(context: Context, input: PushLandingInput): Promise<ReviewPayload> {
  return runOnReview(context, input, pushLandingOperation);
}
