import { permitsOf } from "#server/reviews/viewer/permitsOf.ts";
import type { Review } from "./Review.ts";

/**
 * Whether who asks may give a verdict.
 * @gqlField
 */
export function viewerCanGiveVerdict({ seen: { viewer, review } }: Review): boolean {
  return permitsOf(viewer, review).canGiveVerdict;
}
