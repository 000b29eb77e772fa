import { GalleyError } from "#contract/errors.ts";
import { forkPoint } from "#server/git/ancestry/mergeBase.ts";
import type { Oid } from "#server/git/oid.ts";
import { type IndexedReview, isListed } from "#server/reviews/state/IndexedReview.ts";
import { inputRules } from "#server/store/notes/inputRules.ts";
import { changedFields, editFields, type EnteredFields } from "#server/store/notes/requestLine.ts";
import { nextRequest, type RequestChange, wasRequested, writeRequest } from "../patchSets/writeRequest.ts";
import {
  requireReview,
  requireTarget,
  requireUnderReview,
  type ReviewContext,
  targetCommits,
} from "#server/reviews/index/ReviewContext.ts";
import { requireRight } from "#server/reviews/state/Viewer.ts";

/** Fields that are absent or null do not change. */
export interface UpdateReviewInput extends Omit<EnteredFields, "description"> {
  readonly key: string;
  readonly review: string;
  readonly title?: string | null | undefined;
  readonly body?: string | null | undefined;
  /** The description that `body` was written from; absent if it does not matter what is overwritten. */
  readonly bodyBefore?: string | null | undefined;
  readonly target?: string | null | undefined;
  /** True to request a review that lists do not have yet, even if nothing changes. */
  readonly isRequested?: boolean | null | undefined;
}

const NOTHING_LEFT = "This target already contains all commits of the review.";
const UNRELATED = "This target has no history in common with the commits of the review.";

const KEEP_BOTH = "Both texts are kept: choose one, or join them.";

/**
 * Changes title, description, reviewers or target of a review with a new request line. Writes nothing if nothing
 * changes, unless it requests a review that is not listed: the line makes it listed. Fails as CONFLICT if the description has changed since `bodyBefore`.
 */
export async function updateReview(
  context: ReviewContext,
  input: UpdateReviewInput,
): Promise<{ readonly review: Oid }> {
  const key = inputRules.key(input.key);
  const review = await requireReview(context, input.review);
  requireRight(context.viewer, "update", review.current.requester);
  const done = { review: review.revision };
  if (wasRequested(review, key)) return done;
  requireUnderReview(review);
  const { body, bodyBefore } = input;
  if (body != null && bodyBefore != null && bodyBefore !== review.body && body !== review.body)
    throw new GalleyError("CONFLICT", "The description was changed in another window.", { next: KEEP_BOTH });
  const change: RequestChange = {
    ...editFields(review.current, { ...input, description: computeDescription(review, input) }),
    ...(await gatherTarget(context, review, input)),
    extras: { key, act: "update" },
  };
  const item = nextRequest(review, context.viewer, context.now(), change);
  const { targetRef } = review.current;
  const isSame = changedFields(review.current, item).length === 0 && item.targetRef === targetRef;
  const isNewlyRequested = input.isRequested === true && !isListed(review);
  if (!isNewlyRequested && isSame) return done;
  const { baseCommit } = item;
  const isMoved = targetRef !== item.targetRef && review.head !== null;
  const extras = isMoved ? { ...item.extras, head: review.head, base: baseCommit } : item.extras;
  await writeRequest(context, review, { ...item, extras }, key);
  return done;
}

function computeDescription(review: IndexedReview, { title, body }: UpdateReviewInput): string {
  const first = title == null ? review.title : inputRules.title(title);
  const rest = body == null ? review.body : inputRules.optionalBody(body, "A description");
  if (first === review.title && rest === review.body) return review.current.description;
  return rest === "" ? first : `${first}\n\n${rest}`;
}

async function gatherTarget(
  { git }: ReviewContext,
  { head, current }: IndexedReview,
  { target }: UpdateReviewInput,
): Promise<Pick<RequestChange, "targetRef" | "baseCommit"> | null> {
  if (target == null) return null;
  const { ref } = await requireTarget(git, target);
  if (ref === current.targetRef) return null;
  const base = head === null ? null : await forkPoint(git, head, await targetCommits(git, ref));
  if (head !== null && base === null) throw new GalleyError("BAD_INPUT", UNRELATED);
  if (head !== null && base === head) throw new GalleyError("BAD_INPUT", NOTHING_LEFT);
  return { targetRef: ref, baseCommit: base ?? current.baseCommit };
}
