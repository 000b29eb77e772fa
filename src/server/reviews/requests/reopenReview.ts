import { GalleyError } from "#contract/errors.ts";
import type { Oid } from "#server/git/oid.ts";
import { inputRules } from "../inputRules.ts";
import { nextRequest, wasRequested, writeRequest } from "./writeRequest.ts";
import { requireReview } from "../reviewIndex/findReview.ts";
import { requireRight } from "../viewer/permissions.ts";
import type { ReviewRoom } from "../reviewIndex/ReviewContext.ts";

const MERGED = "The review is done: its change was merged.";
const ASK_AGAIN = "Request a new review for what is to follow.";
const TARGETLESS = "This review never named a branch that it was to go to.";

/** Takes an abandoned review up again, for the target it had. One that is open already stays as it is. */
export async function reopenReview(
  room: ReviewRoom,
  input: { readonly key: string; readonly review: string },
): Promise<{ readonly review: Oid }> {
  const key = inputRules.key(input.key);
  const review = await requireReview(room, input.review);
  requireRight(room.viewer, "abandon", review.current.requester);
  const done = { review: review.revision };
  if (wasRequested(review, key)) return done;
  if (review.state === "MERGED") throw new GalleyError("CONFLICT", MERGED, { next: ASK_AGAIN });
  if (review.state !== "ABANDONED") return done;
  const { targetRef } = review;
  if (targetRef === "") throw new GalleyError("CONFLICT", TARGETLESS, { next: ASK_AGAIN });
  const item = nextRequest(review, room.viewer, room.now(), { targetRef, extras: { key, act: "reopen" } });
  await writeRequest(room, review, item, key);
  return done;
}
