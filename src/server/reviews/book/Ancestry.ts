import type { Oid } from "#server/git/oid.ts";

/** What is asked of history about the reviews for one target. */
export interface Ancestry {
  /** Whether the target has a commit in its history. */
  isInTarget(oid: Oid): Promise<boolean>;
  /** Whether a commit has another one in its history, both being ahead of the target. */
  leadsTo(from: Oid, to: Oid): Promise<boolean>;
  /** The best common ancestor of a commit and the target; null where there is none, or no target. */
  mergeBase(oid: Oid): Promise<Oid | null>;
}
