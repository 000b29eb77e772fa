import { isWritable } from "#server/git/disk/isWritable.ts";
import { mayDo } from "#server/reviews/viewer/mayDo.ts";
import type { Review } from "./Review.ts";

/**
 * Whether who asks may mark hunks as seen, and the repository can be written to.
 * @gqlField
 */
export async function viewerCanMark(review: Review): Promise<boolean> {
  const { viewer, served } = review.seen;
  return mayDo(viewer, "mark", null) && isWritable(served.git);
}
