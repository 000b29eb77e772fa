import type { FoldedReview } from "../FoldedReview.ts";

/** Tells whether a request said that the change came in by other commits, and none since reopened the review. */
export function isClosed({ requests }: Pick<FoldedReview, "requests">): boolean {
  const last = requests.findLast(({ extras }) => extras.act === "close" || extras.act === "reopen");
  return last?.extras.act === "close";
}
