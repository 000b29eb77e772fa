import { GalleyError } from "#contract/errors.ts";
import type { FoldedReview, FoldedThread } from "../FoldedReview.ts";

/** Finds a thread of a review by the id of its first comment, or fails as NOT_FOUND. Linear in the threads. */
export function requireThread({ threads }: Pick<FoldedReview, "threads">, id: string): FoldedThread {
  const thread = threads.find(({ root }) => root.item.id === id);
  if (thread === undefined) throw new GalleyError("NOT_FOUND", "This review has no such thread.");
  return thread;
}
