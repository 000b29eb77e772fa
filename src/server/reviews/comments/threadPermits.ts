import type { FoldedThread } from "../FoldedReview.ts";
import { mayDo } from "../viewer/mayDo.ts";
import { proposedAddressed } from "./proposedAddressed.ts";
import type { Viewer } from "../Viewer.ts";

/**
 * Tells what a viewer may do in a thread as it stands: all who take part may answer, resolve and reopen, which of an open thread
 * that is proposed to be addressed says that it is not. Linear in its comments.
 */
export function threadPermits(
  viewer: Viewer,
  { state, root, comments }: Pick<FoldedThread, "state" | "root" | "comments">,
): { readonly canReply: boolean; readonly canResolve: boolean; readonly canReopen: boolean } {
  const mayResolve = mayDo(viewer, "resolve", null);
  const isSettled = state === "RESOLVED" && root.latest.resolved !== true;
  return {
    canReply: mayDo(viewer, "comment", null),
    canResolve: state === "OPEN" && mayResolve,
    canReopen: (isSettled || proposedAddressed({ state, comments }) !== null) && mayResolve,
  };
}
