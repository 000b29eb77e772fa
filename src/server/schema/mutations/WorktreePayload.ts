import type { Problem } from "./Problem.ts";
import type { Worktree } from "../worktrees/Worktree.ts";

/**
 * What became of a deed on a work tree: how it is now, or why it was not done.
 * @gqlType
 */
export interface WorktreePayload {
  /**
   * The work tree as it is now; null where nothing was done.
   * @gqlField
   */
  readonly worktree: Worktree | null;
  /**
   * Why nothing was done; null where it was.
   * @gqlField
   */
  readonly problem: Problem | null;
}
