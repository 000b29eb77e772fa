import { permitsOf } from "#server/reviews/viewer/permitsOf.ts";
import type { Review } from "./Review.ts";

/**
 * Whether who asks may change its title, text, reviewers and target.
 * @gqlField
 */
export function viewerCanUpdate({ seen: { viewer, review } }: Review): boolean {
  return permitsOf(viewer, review).canUpdate;
}
