import { permitsOf } from "#server/reviews/viewer/permitsOf.ts";
import type { Review } from "./Review.ts";

/**
 * Whether who asks may give it up.
 * @gqlField
 */
export function viewerCanAbandon({ seen: { viewer, review } }: Review): boolean {
  return permitsOf(viewer, review).canAbandon;
}
