import type { Int } from "grats";

/** The state of a review. @gqlEnum */
export type ReviewState = "OPEN" | "CHANGES_REQUESTED" | "APPROVED" | "MERGED" | "ABANDONED";

/** The number of reviews of a repository in each state. @gqlType */
export interface ReviewCounts {
  /** The number of open reviews without a verdict. @gqlField */
  readonly open: Int;
  /** The number of reviews with requested changes. @gqlField */
  readonly changesRequested: Int;
  /** The number of approved reviews. @gqlField */
  readonly approved: Int;
  /** The number of merged reviews. @gqlField */
  readonly merged: Int;
  /** The number of abandoned reviews. @gqlField */
  readonly abandoned: Int;
  /** The number of reviews where it is the viewer's turn. @gqlField */
  readonly waitingForViewer: Int;
}
