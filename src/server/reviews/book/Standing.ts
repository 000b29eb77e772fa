import type { Oid } from "#server/git/oid.ts";
import type { FoldedReview } from "../FoldedReview.ts";

/** Where a review stands in the history of the repository. */
export interface Standing {
  /** What it was read at: the review's first commit or its alias, and where its target and its branch led. */
  readonly first: Oid;
  readonly target: Oid | null;
  readonly tip: Oid | null;
  /** The first commit, or its alias, is an ancestor of the target. */
  readonly isMerged: boolean;
  readonly head: Oid | null;
  readonly base: Oid | null;
  /** History was asked for it; else the notes alone. */
  readonly isFromHistory: boolean;
  /** All commits that it names were there. What is missing may still come. */
  readonly isWhole: boolean;
}

/** A review whose standing is asked for. */
export interface StandingQuestion {
  readonly review: FoldedReview;
  /** Where its target and its branch lead now; null where there is no such ref. */
  readonly target: Oid | null;
  readonly tip: Oid | null;
  /** What was answered before, if it was. */
  readonly before: Standing | null;
}
