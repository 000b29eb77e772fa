import type { FoldedComment } from "../FoldedReview.ts";
import { mayDo } from "../viewer/mayDo.ts";
import type { Viewer } from "../Viewer.ts";

/** Tells whether a viewer may edit or withdraw a comment: only their own, and only until it is withdrawn. */
export function commentPermits(
  viewer: Viewer,
  { item, isWithdrawn }: Pick<FoldedComment, "item" | "isWithdrawn">,
): { readonly canEdit: boolean; readonly canWithdraw: boolean } {
  return {
    canEdit: !isWithdrawn && mayDo(viewer, "edit", item.author),
    canWithdraw: !isWithdrawn && mayDo(viewer, "withdraw", item.author),
  };
}
