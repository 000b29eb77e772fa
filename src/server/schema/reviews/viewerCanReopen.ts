import { permitsOf } from "#server/reviews/viewer/permitsOf.ts";
import type { Review } from "./Review.ts";

/**
 * Whether who asks may take it up again.
 * @gqlField
 */
export function viewerCanReopen({ seen: { viewer, review } }: Review): boolean {
  return permitsOf(viewer, review).canReopen;
}
