import { GalleyError } from "#contract/errors.ts";
import type { Oid } from "#server/git/oid.ts";
import { inputRules } from "../inputRules.ts";
import { nextRequest, wasRequested } from "./writeRequest.ts";
import { requireReview } from "../reviewIndex/findReview.ts";
import { requireRight } from "../viewer/permissions.ts";
import type { ReviewContext } from "../reviewIndex/ReviewContext.ts";
import { assignCommentIds } from "../comments/writeComments.ts";
import { writeCommentLine } from "../notes/commentLine.ts";
import { writeRequestLine } from "../notes/requestLine.ts";

export interface AbandonReviewInput {
  readonly key: string;
  readonly review: string;
  readonly body?: string | null | undefined;
}

const MERGED = "This review is closed: its change was merged.";

/**
 * Abandons a review with a request that has no target, as git-appraise does; the reason is added as a comment. Does
 * nothing to an abandoned review.
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
  const location = { commit: review.head ?? revision, path: "", range: null };
  const commentInput = { original: "", parent: "", location, description: body, resolved: null, extras: { key } };
  const comments = body === "" ? [] : assignCommentIds(review, author, context.now(), [commentInput]);
  await context.store.append(
    [
      { ref: "reviews", revision, lines: [writeRequestLine(item)] },
      ...(comments.length > 0 ? [{ ref: "discuss", revision, lines: comments.map(writeCommentLine) } as const] : []),
    ],
    { key },
  );
  return { review: revision };
}
