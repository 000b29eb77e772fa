import type { Oid } from "#server/git/oid.ts";
import type { DerivedReview } from "./Review.ts";

export type ReviewState = "OPEN" | "CHANGES_REQUESTED" | "APPROVED" | "MERGED" | "ABANDONED";

/** A review derived from its notes and the branches of the repository. */
export interface IndexedReview extends DerivedReview {
  readonly state: ReviewState;
  /** The full name of the target ref; of an abandoned review the last target. */
  readonly targetRef: string;
  /** The last commit of the change; null if it is not in the repository any more. */
  readonly head: Oid | null;
  /** The base of the change: of an open review its merge base with the target. Null if unknown. */
  readonly base: Oid | null;
  /** The way it came into the target; null unless it is MERGED. */
  readonly mergedHow: "merge" | "squash" | "rebase" | null;
  /** The email addresses of the people whose turn it is. */
  readonly turn: readonly string[];
  readonly searchText: string;
}

/** Returns true if a review is open: neither merged nor abandoned. */
export function isUnderReview({ state }: Pick<IndexedReview, "state">): boolean {
  return state !== "MERGED" && state !== "ABANDONED";
}

/**
 * Returns true if a review belongs in lists: a private review does if it is of a pull request, and once it has a comment, or somebody
 * requested or described it.
 */
export function isListed({
  isPrivate,
  threads,
  requests,
}: Pick<DerivedReview, "isPrivate" | "threads" | "requests">): boolean {
  return !isPrivate || threads.length > 0 || requests.some(({ extras }) => extras.act === "update" || extras.pull);
}

/** Criteria for reviews; null or empty ones match everything. People are given by their email addresses. */
export interface ReviewFilter {
  /** Words that must all occur in title, text, people or branches, in any case. */
  readonly query: string;
  readonly states: readonly ReviewState[] | null;
  readonly author: string | null;
  readonly reviewer: string | null;
  readonly turnOf: string | null;
}

/** Returns the listed reviews that match, in the same order. Linear in their text. */
export function filterReviews(
  reviews: readonly IndexedReview[],
  { query, states, author, reviewer, turnOf }: ReviewFilter,
): readonly IndexedReview[] {
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

/** The number of reviews in each state, and of those where it is the viewer's turn. */
export interface ReviewTally {
  readonly states: Readonly<Record<ReviewState, number>>;
  readonly waitingForViewer: number;
}

/** Counts the listed reviews in one walk. `viewer` is an email address; without one nothing waits for the viewer. */
export function countReviews(reviews: readonly IndexedReview[], viewer: string | null): ReviewTally {
  const states = { OPEN: 0, CHANGES_REQUESTED: 0, APPROVED: 0, MERGED: 0, ABANDONED: 0 };
  let waitingForViewer = 0;
  for (const { state, turn } of reviews.filter(isListed)) {
    states[state] += 1;
    if (viewer !== null && turn.includes(viewer)) waitingForViewer += 1;
  }
  return { states, waitingForViewer };
}
