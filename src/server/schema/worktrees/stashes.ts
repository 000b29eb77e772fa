import { listStashes } from "#server/git/snapshots/listStashes.ts";
import type { Context } from "../request/Context.ts";
import { gitTimestamp } from "../gitTimestamp.ts";
import type { StashEntry } from "./StashEntry.ts";
import type { Worktree } from "./Worktree.ts";

/**
 * What was put aside, the last one first; all work trees of a repository share it.
 * @gqlField
 */
export async function stashes(worktree: Worktree, context: Context): Promise<readonly StashEntry[]> {
  const all = await listStashes(worktree.served.git, { signal: context.signal });
  return all.map(({ index, message, at, oid }) => ({ index, message, at: gitTimestamp(at), oid }));
}
