import type { FoldedReview } from "../FoldedReview.ts";

/** Gives the full name of the ref that a review is to go to, or was to before it was abandoned; empty if none was ever named. */
export function targetBefore({ requests }: Pick<FoldedReview, "requests">): string {
  return requests.findLast(({ targetRef }) => targetRef !== "")?.targetRef ?? "";
}
