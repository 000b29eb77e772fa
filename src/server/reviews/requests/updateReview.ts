import { GalleyError } from "#contract/errors.ts";
import { mergeBase } from "#server/git/ancestry/mergeBase.ts";
import type { Oid } from "#server/git/oid.ts";
import type { BookedReview } from "../state/IndexedReview.ts";
import { inputRules } from "../inputRules.ts";
import { nextRequest, type RequestChange, wasRequested, writeRequest } from "./writeRequest.ts";
import { requireReview, requireTarget, requireUnderReview } from "../reviewIndex/findReview.ts";
import { requireRight } from "../viewer/permissions.ts";
import type { ReviewRoom } from "../reviewIndex/ReviewContext.ts";

/** What is absent or null stays as it is. */
export interface UpdateReviewInput {
  readonly key: string;
  readonly review: string;
  readonly title?: string | null | undefined;
  readonly body?: string | null | undefined;
  readonly reviewers?: readonly string[] | null | undefined;
  /** A branch. */
  readonly target?: string | null | undefined;
}

const NOTHING_LEFT = "A review needs a target that lacks its commits, and this one has them all.";
const UNRELATED = "A review needs a target with which its commits have history in common.";

/** Changes title, description, reviewers or target of a review, by a new request line. Nothing is written if all is as it was. */
export async function updateReview(room: ReviewRoom, input: UpdateReviewInput): Promise<{ readonly review: Oid }> {
  const key = inputRules.key(input.key);
  const review = await requireReview(room, input.review);
  requireRight(room.viewer, "update", review.current.requester);
  const done = { review: review.revision };
  if (wasRequested(review, key)) return done;
  requireUnderReview(review);
  const { reviewers } = input;
  const change: RequestChange = {
    description: computeDescription(review, input),
    reviewers: reviewers == null ? review.current.reviewers : inputRules.reviewers(reviewers),
    ...(await gatherTarget(room, review, input)),
    extras: { key, act: "update" },
  };
  const item = nextRequest(review, room.viewer, room.now(), change);
  const { description, targetRef } = review.current;
  const isSame = item.description === description && item.targetRef === targetRef;
  if (isSame && item.reviewers.join("\n") === review.current.reviewers.join("\n")) return done;
  const { baseCommit } = item;
  const isMoved = targetRef !== item.targetRef && review.head !== null;
  const extras = isMoved ? { ...item.extras, head: review.head, base: baseCommit } : item.extras;
  await writeRequest(room, review, { ...item, extras }, key);
  return done;
}

function computeDescription(review: BookedReview, { title, body }: UpdateReviewInput): string {
  const first = title == null ? review.title : inputRules.title(title);
  const rest = body == null ? review.body : inputRules.optionalBody(body, "A description");
  if (first === review.title && rest === review.body) return review.current.description;
  return rest === "" ? first : `${first}\n\n${rest}`;
}

async function gatherTarget(
  { git }: ReviewRoom,
  { head, current }: BookedReview,
  { target }: UpdateReviewInput,
): Promise<Pick<RequestChange, "targetRef" | "baseCommit"> | null> {
  if (target == null) return null;
  const { ref, commit } = await requireTarget(git, target);
  if (ref === current.targetRef) return null;
  const base = head === null ? null : await mergeBase(git, commit, head);
  if (head !== null && base === null) throw new GalleyError("BAD_INPUT", UNRELATED);
  if (head !== null && base === head) throw new GalleyError("BAD_INPUT", NOTHING_LEFT);
  return { targetRef: ref, baseCommit: base ?? current.baseCommit };
}
