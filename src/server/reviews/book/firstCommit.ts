import { isOid, type Oid } from "#server/git/oid.ts";
import type { FoldedReview } from "../FoldedReview.ts";

/** Gives the first commit of a review's change, or the one that took its place when the change was rewritten. */
export function firstCommit({ current, revision }: Pick<FoldedReview, "current" | "revision">): Oid {
  return isOid(current.alias) ? current.alias : revision;
}
