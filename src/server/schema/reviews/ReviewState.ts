import type { Int } from "grats";

/**
 * Where a review stands: open, waiting for changes, approved, in its target, or given up.
 * @gqlEnum
 */
export type ReviewState = "OPEN" | "CHANGES_REQUESTED" | "APPROVED" | "MERGED" | "ABANDONED";

/**
 * How many reviews a repository has of each kind.
 * @gqlType
 */
export interface ReviewCounts {
  /**
   * Open ones that nobody approved or sent back.
   * @gqlField
   */
  readonly open: Int;
  /**
   * Those that wait for changes.
   * @gqlField
   */
  readonly changesRequested: Int;
  /**
   * Those that may go in.
   * @gqlField
   */
  readonly approved: Int;
  /**
   * Those that are in.
   * @gqlField
   */
  readonly merged: Int;
  /**
   * Those that were given up.
   * @gqlField
   */
  readonly abandoned: Int;
  /**
   * Those in which it is the turn of who asks.
   * @gqlField
   */
  readonly waitingForViewer: Int;
}
