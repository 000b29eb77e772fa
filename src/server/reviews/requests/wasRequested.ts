import type { FoldedReview } from "../FoldedReview.ts";

/** Tells whether a write of this key made one of a review's requests. */
export function wasRequested({ requests }: Pick<FoldedReview, "requests">, key: string): boolean {
  return requests.some(({ extras }) => extras.key === key);
}
