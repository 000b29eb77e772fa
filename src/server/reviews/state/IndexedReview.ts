import type { Oid } from "#server/git/oid.ts";
import type { FoldedReview } from "./Review.ts";

export type ReviewState = "OPEN" | "CHANGES_REQUESTED" | "APPROVED" | "MERGED" | "ABANDONED";

/** A review as its notes and the branches of the repository tell it together. */
export interface BookedReview extends FoldedReview {
  readonly state: ReviewState;
  /** The full name of the ref that it is to go to: of an abandoned review the one it was to go to before. */
  readonly targetRef: string;
  /** The last commit of the change; null where it is in the repository no more. */
  readonly head: Oid | null;
  /** The commit that the change is read from: of an open review its merge base with the target. Null where it is unknown. */
  readonly base: Oid | null;
  /** How it came into the target; null unless it is MERGED. */
  readonly mergedHow: "merge" | "squash" | "rebase" | null;
  /** The e-mail addresses of those whose turn it is. */
  readonly turn: readonly string[];
  /** All words that a search looks into, in lower case. */
  readonly searchText: string;
}

/** Tells whether a review still waits for an end: it is neither merged nor abandoned. */
export function isUnderReview({ state }: Pick<BookedReview, "state">): boolean {
  return state !== "MERGED" && state !== "ABANDONED";
}

/** Tells whether a review is for the lists: a private one is once somebody has remarked on it. */
export function isListed({ isPrivate, threads }: Pick<FoldedReview, "isPrivate" | "threads">): boolean {
  return !isPrivate || threads.length > 0;
}

/** Which reviews are wanted; what is null or empty does not matter. People by their e-mail addresses. */
export interface ReviewFilter {
  /** Words that all have to stand somewhere in title, text, people or branches, whatever their case. */
  readonly query: string;
  readonly states: readonly ReviewState[] | null;
  readonly author: string | null;
  readonly reviewer: string | null;
  readonly turnOf: string | null;
}

/** Picks those of the reviews that are listed and keeps their order. Linear in their text. */
export function filterReviews(
  reviews: readonly BookedReview[],
  { query, states, author, reviewer, turnOf }: ReviewFilter,
): readonly BookedReview[] {
  const words = query.toLowerCase().split(/\s+/u).filter(Boolean);
  return reviews
    .filter(isListed)
    .filter(
      ({ state, current, turn, searchText }) =>
        (states === null || states.length === 0 || states.includes(state)) &&
        (author === null || current.requester === author) &&
        (reviewer === null || current.reviewers.includes(reviewer)) &&
        (turnOf === null || turn.includes(turnOf)) &&
        words.every((word) => searchText.includes(word)),
    );
}

/** How many reviews there are in each state, and in how many it is the viewer's turn. */
export interface ReviewTally {
  readonly states: Readonly<Record<ReviewState, number>>;
  readonly waitingForViewer: number;
}

/** Counts the reviews that are listed in one walk. `viewer` is an e-mail address; nothing waits for somebody who has none. */
export function countReviews(reviews: readonly BookedReview[], viewer: string | null): ReviewTally {
  const states = { OPEN: 0, CHANGES_REQUESTED: 0, APPROVED: 0, MERGED: 0, ABANDONED: 0 };
  let waitingForViewer = 0;
  for (const { state, turn } of reviews.filter(isListed)) {
    states[state] += 1;
    if (viewer !== null && turn.includes(viewer)) waitingForViewer += 1;
  }
  return { states, waitingForViewer };
}
