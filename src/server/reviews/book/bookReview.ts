import type { BookedReview, ReviewState } from "../BookedReview.ts";
import type { FoldedReview } from "../FoldedReview.ts";
import { isClosed } from "./isClosed.ts";
import type { Standing } from "./Standing.ts";
import { targetBefore } from "./targetBefore.ts";
import { whoseTurn } from "./whoseTurn.ts";

/** Puts together what the notes and what history say of a review. */
export function bookReview(review: FoldedReview, standing: Standing): BookedReview {
  const state = stateOf(review, standing);
  const targetRef = targetBefore(review);
  const { current, title, body } = review;
  const people = review.participants.flatMap(({ email, name }) => [email, name ?? ""]);
  const words = [title, body, current.reviewRef, targetRef, ...people];
  // Written out: what is spread over another has a shape of its own for each, which ten thousand of them pay for.
  return {
    revision: review.revision,
    requests: review.requests,
    current,
    title,
    body,
    createdAt: review.createdAt,
    updatedAt: review.updatedAt,
    isAbandoned: review.isAbandoned,
    isPrivate: review.isPrivate,
    status: review.status,
    threads: review.threads,
    verdicts: review.verdicts,
    patchSets: review.patchSets,
    participants: review.participants,
    commentCount: review.commentCount,
    entryCount: review.entryCount,
    openThreads: review.openThreads,
    state,
    targetRef,
    head: standing.head,
    base: standing.base,
    mergedHow: state === "MERGED" ? mergedHow(review) : null,
    turn: whoseTurn(review, state),
    searchText: words.join("\n").toLowerCase(),
  };
}

function stateOf(review: FoldedReview, { isMerged }: Standing): ReviewState {
  if (review.isAbandoned) return "ABANDONED";
  if (isMerged || isClosed(review)) return "MERGED";
  if (review.status === null) return "OPEN";
  return review.status ? "APPROVED" : "CHANGES_REQUESTED";
}

function mergedHow(review: FoldedReview): "merge" | "squash" | "rebase" {
  const closing = review.requests.findLast(({ extras }) => extras.act === "close");
  return (isClosed(review) ? closing?.extras.closed : null) ?? "merge";
}
