import { isListed } from "./isListed.ts";
import type { BookedReview, ReviewState } from "../BookedReview.ts";

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
