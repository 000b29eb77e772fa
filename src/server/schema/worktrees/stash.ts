import type { Int } from "grats";
import { GalleyError } from "#contract/errors.ts";
import { listStashes, readStash } from "#server/git/snapshots/stashes.ts";
import { Comparison } from "../comparisons/Comparison.ts";
import type { Context } from "../request/Context.ts";
import { type GitObjectID, gitTimestamp, type GitTimestamp } from "../scalars.ts";
import type { Worktree } from "./Worktree.ts";

/**
 * The stash entries, the last one first. All work trees of a repository share them.
 * @gqlField
 */
export async function stashes(worktree: Worktree, context: Context): Promise<readonly StashEntry[]> {
  const all = await listStashes(worktree.served.git, { signal: context.signal });
  return all.map(({ index, message, at, oid }) => ({ index, message, at: gitTimestamp(at), oid }));
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
  /**
   * The time when the entry was made.
   * @gqlField
   */
  readonly at: GitTimestamp;
  /**
   * The commit of the entry.
   * @gqlField
   */
  readonly oid: GitObjectID;
}

/**
 * The changes of a stash entry, including untracked files, compared with the commit that was checked out.
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
