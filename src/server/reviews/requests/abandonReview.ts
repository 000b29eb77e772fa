import { GalleyError } from "#contract/errors.ts";
import type { Oid } from "#server/git/oid.ts";
import { inputRules } from "../inputRules.ts";
import { nextRequest, wasRequested } from "./writeRequest.ts";
import { requireReview } from "../reviewIndex/findReview.ts";
import { requireRight } from "../viewer/permissions.ts";
import type { ReviewRoom } from "../reviewIndex/ReviewContext.ts";
import { sealComments } from "../comments/writeComments.ts";
import { writeCommentLine } from "../notes/commentLine.ts";
import { writeRequestLine } from "../notes/requestLine.ts";

export interface AbandonReviewInput {
  readonly key: string;
  readonly review: string;
  /** Why; may be absent. */
  readonly body?: string | null | undefined;
}

const MERGED = "The review is done: its change was merged.";

/**
 * Gives a review up, by a request without a target, as git-appraise does; why, if said, is a note on it. One that is abandoned
 * already stays as it is.
 */
export async function abandonReview(room: ReviewRoom, input: AbandonReviewInput): Promise<{ readonly review: Oid }> {
  const key = inputRules.key(input.key);
  const body = inputRules.optionalBody(input.body ?? "", "A comment");
  const review = await requireReview(room, input.review);
  const author = requireRight(room.viewer, "abandon", review.current.requester);
  const { revision } = review;
  if (review.state === "ABANDONED" || wasRequested(review, key)) return { review: revision };
  if (review.state === "MERGED") throw new GalleyError("CONFLICT", MERGED);
  const item = nextRequest(review, room.viewer, room.now(), { targetRef: "", extras: { key, act: "abandon" } });
  const location = { commit: review.head ?? revision, path: "", range: null };
  const seed = { original: "", parent: "", location, description: body, resolved: null, extras: { key } };
  const comments = body === "" ? [] : sealComments(review, author, room.now(), [seed]);
  await room.store.append(
    [
      { ref: "reviews", revision, lines: [writeRequestLine(item)] },
      ...(comments.length > 0 ? [{ ref: "discuss", revision, lines: comments.map(writeCommentLine) } as const] : []),
    ],
    { key },
  );
  return { review: revision };
}
