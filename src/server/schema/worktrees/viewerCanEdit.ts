import type { Context } from "../request/Context.ts";
import type { Worktree } from "./Worktree.ts";

/**
 * Whether who asks may have its files changed.
 * @gqlField
 */
export async function viewerCanEdit(worktree: Worktree, context: Context): Promise<boolean> {
  return (await context.loaders.reviewsOf(worktree.served).viewer()).role === "maintainer";
}
