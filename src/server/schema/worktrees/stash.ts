import type { Int } from "grats";
import { GalleyError } from "#contract/errors.ts";
import { listStashes, readStash } from "#server/git/snapshots/stashes.ts";
import { Comparison } from "../comparisons/Comparison.ts";
import type { Context } from "../request/Context.ts";
import { type GitObjectID, gitTimestamp, type GitTimestamp } from "../scalars.ts";
import type { Worktree } from "./Worktree.ts";

/**
 * What was put aside, the last one first; all work trees of a repository share it.
 * @gqlField
 */
export async function stashes(worktree: Worktree, context: Context): Promise<readonly StashEntry[]> {
  const all = await listStashes(worktree.served.git, { signal: context.signal });
  return all.map(({ index, message, at, oid }) => ({ index, message, at: gitTimestamp(at), oid }));
}

/**
 * Work that was put aside by `git stash`.
 * @gqlType
 */
export interface StashEntry {
  /**
   * Its place in the list, 0 for the last one.
   * @gqlField
   */
  readonly index: Int;
  /**
   * What git or whoever made it says of it.
   * @gqlField
   */
  readonly message: string;
  /**
   * When it was made.
   * @gqlField
   */
  readonly at: GitTimestamp;
  /**
   * Its commit.
   * @gqlField
   */
  readonly oid: GitObjectID;
}

/**
 * What a stash changes, its untracked files among it, held against the commit that was checked out then.
 * @gqlField
 */
export async function stash(worktree: Worktree, context: Context, index: Int): Promise<Comparison> {
  const { served } = worktree;
  const options = { signal: context.signal };
  const found = (await listStashes(served.git, options)).find((one) => one.index === index);
  if (found === undefined) throw new GalleyError("NOT_FOUND", `There is no stash ${index} in ${served.git.name}.`);
  const { base, commit } = await readStash(served.git, found, options);
  return Comparison.between(context, served, base, commit, "TWO");
}
