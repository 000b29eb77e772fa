import { GalleyError } from "#contract/errors.ts";
import type { Oid } from "#server/git/oid.ts";
import { inputRules } from "../inputRules.ts";
import { nextRequest, wasRequested, writeRequest } from "./writeRequest.ts";
import { requireReview } from "../reviewIndex/findReview.ts";
import { requireRight } from "../viewer/permissions.ts";
import type { ReviewContext } from "../reviewIndex/ReviewContext.ts";
import { assignCommentIds } from "../comments/writeComments.ts";
import { buildVerdict } from "../verdicts/giveVerdict.ts";

export interface AbandonReviewInput {
  readonly key: string;
  readonly review: string;
  readonly body?: string | null | undefined;
}

const MERGED = "This review is closed: its change was merged.";

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
  const body = inputRules.optionalBody(input.body ?? "", "A comment");
  const review = await requireReview(context, input.review);
  const author = requireRight(context.viewer, "abandon", review.current.requester);
  const { revision } = review;
  if (review.state === "ABANDONED" || wasRequested(review, key)) return { review: revision };
  if (review.state === "MERGED") throw new GalleyError("CONFLICT", MERGED);
  const item = nextRequest(review, context.viewer, context.now(), { targetRef: "", extras: { key, act: "abandon" } });
  const head = review.head ?? revision;
  const objection = buildVerdict(review, author.email, { key, verdict: "reject", body, head });
  await writeRequest(context, review, item, key, assignCommentIds(review, author, context.now(), objection));
  return { review: revision };
}
