import { GalleyError } from "#contract/errors.ts";
import type { Oid } from "#server/git/oid.ts";
import { inputRules } from "../inputRules.ts";
import { nextRequest, wasRequested, writeRequest } from "./writeRequest.ts";
import { requireReview } from "../reviewIndex/findReview.ts";
import { requireRight } from "../viewer/permissions.ts";
import type { ReviewContext } from "../reviewIndex/ReviewContext.ts";

const MERGED = "This review is closed: its change was merged.";
const REQUEST_NEW_REVIEW = "Request a new review for further changes.";
const TARGETLESS = "This review never had a target branch.";

/** Reopens an abandoned review with the target that it had. Does nothing to an open review. */
export async function reopenReview(
  context: ReviewContext,
  input: { readonly key: string; readonly review: string },
): Promise<{ readonly review: Oid }> {
  const key = inputRules.key(input.key);
  const review = await requireReview(context, input.review);
  requireRight(context.viewer, "abandon", review.current.requester);
  const done = { review: review.revision };
  if (wasRequested(review, key)) return done;
  if (review.state === "MERGED") throw new GalleyError("CONFLICT", MERGED, { next: REQUEST_NEW_REVIEW });
  if (review.state !== "ABANDONED") return done;
  const { targetRef } = review;
  if (targetRef === "") throw new GalleyError("CONFLICT", TARGETLESS, { next: REQUEST_NEW_REVIEW });
  const item = nextRequest(review, context.viewer, context.now(), { targetRef, extras: { key, act: "reopen" } });
  await writeRequest(context, review, item, key);
  return done;
}
