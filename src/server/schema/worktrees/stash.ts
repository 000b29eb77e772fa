import type { Int } from "grats";
import { listStashes } from "#server/git/snapshots/stashes.ts";
import type { Context } from "../request/Context.ts";
import type { Worktree } from "./Worktree.ts";

/**
 * The stash entries, the last one first. All work trees of a repository share them.
 * @gqlField
 */
export async function stashes(worktree: Worktree, context: Context): Promise<readonly StashEntry[]> {
  const all = await listStashes(worktree.served.git, { signal: context.signal });
  return all.map(({ index, message }) => ({ index, message }));
}

/**
 * An entry of `git stash`.
 * @gqlType
 */
export interface StashEntry {
  /**
   * The index in the list, 0 for the last entry.
   * @gqlField
   */
  readonly index: Int;
  /**
   * The message of the entry.
   * @gqlField
   */
  readonly message: string;
}
