import { isListed } from "./isListed.ts";
import type { BookedReview, ReviewState } from "../BookedReview.ts";

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
