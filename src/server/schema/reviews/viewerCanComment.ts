import { permitsOf } from "#server/reviews/viewer/permitsOf.ts";
import type { Review } from "./Review.ts";

/**
 * Whether who asks may write remarks and answers.
 * @gqlField
 */
export function viewerCanComment({ seen: { viewer, review } }: Review): boolean {
  return permitsOf(viewer, review).canComment;
}
