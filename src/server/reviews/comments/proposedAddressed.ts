import type { Oid } from "#server/git/oid.ts";
import type { FoldedComment, FoldedThread } from "../FoldedReview.ts";

/** What somebody proposes to have done what a thread asks for. */
export interface ProposedAddressed {
  /** The commit or snapshot. */
  readonly by: Oid;
  /** The answer that says so. */
  readonly comment: FoldedComment;
}

/**
 * Gives the last proposal that an open thread is addressed; null once a person has said anything after it, for they may have
 * looked and found otherwise. What an agent adds to its own proposal leaves it standing. Linear in the thread's comments.
 */
export function proposedAddressed({
  state,
  comments,
}: Pick<FoldedThread, "state" | "comments">): ProposedAddressed | null {
  if (state !== "OPEN") return null;
  const last = comments.findLast(
    ({ item, isWithdrawn }) => !isWithdrawn && (item.extras.addressed !== undefined || item.extras.agent === undefined),
  );
  const by = last?.item.extras.addressed?.by;
  return last === undefined || by === undefined ? null : { by, comment: last };
}
