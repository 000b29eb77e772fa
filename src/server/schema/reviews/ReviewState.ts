/**
 * Where a review stands: open, waiting for changes, approved, in its target, or given up.
 * @gqlEnum
 */
export type ReviewState = "OPEN" | "CHANGES_REQUESTED" | "APPROVED" | "MERGED" | "ABANDONED";
