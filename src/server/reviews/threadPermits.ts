import type { FoldedThread } from "./FoldedReview.ts";
import { mayDo } from "./mayDo.ts";
import type { Viewer } from "./Viewer.ts";

/** Tells what a viewer may do in a thread as it stands: all who take part may answer, resolve and reopen. */
export function threadPermits(
  viewer: Viewer,
  { state, root }: Pick<FoldedThread, "state" | "root">,
): { readonly canReply: boolean; readonly canResolve: boolean; readonly canReopen: boolean } {
  const mayResolve = mayDo(viewer, "resolve", null);
  return {
    canReply: mayDo(viewer, "comment", null),
    canResolve: state === "OPEN" && mayResolve,
    canReopen: state === "RESOLVED" && root.latest.resolved !== true && mayResolve,
  };
}
