import type { Int } from "grats";
import { GalleyError } from "#contract/errors.ts";
import { listStashes } from "#server/git/snapshots/listStashes.ts";
import { readStash } from "#server/git/snapshots/readStash.ts";
import { Comparison } from "../comparisons/Comparison.ts";
import type { Context } from "../request/Context.ts";
import type { Worktree } from "./Worktree.ts";

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
