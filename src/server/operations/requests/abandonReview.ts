import { GalleyError } from "#contract/errors.ts";
import type { Oid } from "#server/git/oid.ts";
import { assignCommentIds, buildReply, findWritten } from "../comments/writeComments.ts";
import { inputRules } from "#server/store/notes/inputRules.ts";
import type { CommentItem } from "#server/store/notes/CommentItem.ts";
import { MERGED, REQUEST_NEW_REVIEW, requireReview, type ReviewContext } from "#server/reviews/index/ReviewContext.ts";
import type { DerivedReview, DerivedThread } from "#server/reviews/state/Review.ts";
import { buildVerdict, verdictSubject } from "../verdicts/buildVerdict.ts";
import { type Author, requireRight } from "#server/reviews/state/Viewer.ts";
import { nextRequest, wasRequested, writeRequest } from "../patchSets/writeRequest.ts";

export interface AbandonReviewInput {
  readonly key: string;
  readonly review: string;
  readonly body?: string | null | undefined;
}

/**
 * Abandons a review as git-appraise does: with a request that has no target, and an objection that contains the reason.
 * Without the objection git-appraise would say that the review is pending or accepted. Does nothing to an abandoned
 * review.
 */
export async function abandonReview(
  context: ReviewContext,
  input: AbandonReviewInput,
): Promise<{ readonly review: Oid }> {
  const key = inputRules.key(input.key);
  const body = inputRules.optionalBody(input.body, "A comment");
  const review = await requireReview(context, input.review);
  const author = requireRight(context.viewer, "abandon", review.current.requester);
  const { revision } = review;
  if (review.state === "ABANDONED" || wasRequested(review, key)) return { review: revision };
  if (review.state === "MERGED") throw new GalleyError("CONFLICT", MERGED, { next: REQUEST_NEW_REVIEW });
  const item = nextRequest(review, context.viewer, context.now(), { targetRef: "", extras: { key, act: "abandon" } });
  const head = review.head ?? revision;
  const subject = await verdictSubject(context, review, head, null);
  const objection = buildVerdict(review, author.email, { key, verdict: "reject", body, subject });
  await writeRequest(context, review, item, key, assignCommentIds(review, author, context.now(), objection));
  return { review: revision };
}

const TARGETLESS = "This review never had a target branch.";

/**
 * Reopens an abandoned review with the target that it had, and answers the objection with which it was abandoned. Does
 * nothing to an open review.
 */
export async function reopenReview(
  context: ReviewContext,
  input: { readonly key: string; readonly review: string },
): Promise<{ readonly review: Oid }> {
  const key = inputRules.key(input.key);
  const review = await requireReview(context, input.review);
  const author = requireRight(context.viewer, "abandon", review.current.requester);
  const done = { review: review.revision };
  if (wasRequested(review, key)) return done;
  if (review.state === "MERGED") throw new GalleyError("CONFLICT", MERGED, { next: REQUEST_NEW_REVIEW });
  if (review.state !== "ABANDONED") return done;
  const { targetRef } = review;
  if (targetRef === "") throw new GalleyError("CONFLICT", TARGETLESS, { next: REQUEST_NEW_REVIEW });
  const item = nextRequest(review, context.viewer, context.now(), { targetRef, extras: { key, act: "reopen" } });
  await writeRequest(context, review, item, key, answerToAbandonment(review, author, context.now(), key));
  return done;
}

/** Builds the comments that answer the objection with which a review was abandoned, so that it blocks no more. */
export function answerToAbandonment(
  review: Pick<DerivedReview, "current" | "threads">,
  author: Author,
  now: number,
  key: string,
): readonly CommentItem[] {
  const objection = abandonObjection(review);
  const replies = objection === null ? [] : buildReply(objection, { key, body: "", resolves: true });
  return assignCommentIds(review, author, now, replies);
}

/**
 * Finds the objection that was written when a review was abandoned, if it still objects: Galley's has the key of the
 * request without a target, that of `git appraise abandon` states no time.
 */
function abandonObjection({ current, threads }: Pick<DerivedReview, "current" | "threads">): DerivedThread | null {
  if (current.targetRef !== "") return null;
  const { key } = current.extras;
  const thread =
    key === undefined
      ? threads.findLast(({ isVerdict, root }) => isVerdict && root.item.isUndated && root.latest.resolved === false)
      : findWritten({ threads }, key)?.thread;
  return thread?.status === false ? thread : null;
}
