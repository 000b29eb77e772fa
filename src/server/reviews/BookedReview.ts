import type { Oid } from "#server/git/oid.ts";
import type { FoldedReview } from "./FoldedReview.ts";

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
