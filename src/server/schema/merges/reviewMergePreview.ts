import { previewMerge } from "#server/git/ancestry/previewMerge.ts";
import type { Context } from "../request/Context.ts";
import { isOnWorktree } from "../reviews/isOnWorktree.ts";
import type { MergePreview } from "./MergePreview.ts";
import { Ref } from "../repositories/Ref.ts";
import type { Review } from "../reviews/Review.ts";

/**
 * Whether the change merges into the branch that it is to go to, as both are now, and which files conflict. Nothing is merged.
 * Null where it is merged or given up, on uncommitted work, where one of the two is not here, and where they share no history.
 * @gqlField mergePreview
 */
export async function reviewMergePreview(review: Review, context: Context): Promise<MergePreview | null> {
  const { served, review: booked } = review.seen;
  const isDone = booked.state === "MERGED" || booked.state === "ABANDONED";
  if (isDone || booked.head === null || isOnWorktree(review)) return null;
  const target = await Ref.find(context, served, booked.targetRef);
  if (target === null || target.record.commit === null) return null;
  const options = { priority: "prefetch", signal: context.signal } as const;
  return previewMerge(served.git, target.record.commit, booked.head, options);
}
