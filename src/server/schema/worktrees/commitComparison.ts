import type { Int } from "grats";
import { GalleyError } from "#contract/errors.ts";
import { readStash, stashSpan } from "#server/git/snapshots/stashes.ts";
import { Comparison } from "../comparisons/Comparison.ts";
import type { Context } from "../request/Context.ts";
import { countParts, type WorktreePart, type WorktreePartCount } from "./Worktree.ts";
import type { Commit } from "../commits/Commit.ts";

/**
 * The changes of the commit relative to one of its parents, counted from 1; a root commit is compared with the empty
 * tree. Of a stash, the changes of a part of it, whatever the parent.
 * @gqlField
 */
export async function comparison(
  { served, record }: Commit,
  context: Context,
  parent: Int = 1,
  part: WorktreePart = "ALL",
): Promise<Comparison> {
  const { parents, oid } = record;
  const options = { signal: context.signal };
  const stash = await readStash(served.git, record, options);
  if (stash !== null) {
    const { from, to } = await stashSpan(served.git, stash, part, options);
    return Comparison.between(context, served, from, to, "TWO");
  }
  if (!Number.isInteger(parent) || parent < 1 || parent > Math.max(parents.length, 1)) {
    throw new GalleyError(
      "BAD_INPUT",
      `The commit has ${parents.length} ${parents.length === 1 ? "parent" : "parents"}; parent ${parent} does not exist.`,
    );
  }
  return Comparison.between(context, served, parents[parent - 1] ?? null, oid, "TWO");
}

/**
 * The parts of a stash that have files, with their counts; null for a commit that is no stash. `ALL` always comes first.
 * @gqlField
 */
export async function stashParts(
  { served, record }: Commit,
  context: Context,
): Promise<readonly WorktreePartCount[] | null> {
  const options = { signal: context.signal };
  const stash = await readStash(served.git, record, options);
  return stash && countParts(context, served, (part) => stashSpan(served.git, stash, part, options));
}
