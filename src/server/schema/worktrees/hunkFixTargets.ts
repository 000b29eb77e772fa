import type { Int } from "grats";
import { hunkFixTargets } from "#server/reviews/landing/fixTargets.ts";
import { type FixTarget, toFixTarget } from "../comments/FixTarget.ts";
import type { Context } from "../request/Context.ts";
import type { Worktree } from "./Worktree.ts";

/** A hunk of uncommitted work, and the commit that it belongs to. @gqlType */
export interface HunkFixTarget {
  /** The path of the file. @gqlField */
  readonly path: string;
  /** The first changed line of the file as it is now. @gqlField */
  readonly line: Int;
  /** The commit; null if its lines are older than the branch. @gqlField */
  readonly target: FixTarget | null;
}

/**
 * The commits of the branch that the hunks of the uncommitted work belong to: those that last touched the changed lines, or the line
 * above added ones. Empty if the branch has no commits of its own. New files are left out.
 * @gqlField
 */
export async function fixTargets(worktree: Worktree, context: Context): Promise<readonly HunkFixTarget[]> {
  const found = await hunkFixTargets(worktree.served.git, worktree.taken.snapshot, { signal: context.signal });
  return found.map(({ path, line, target }) => ({ path, line, target: toFixTarget(target) }));
}
