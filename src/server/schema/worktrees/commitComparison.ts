import type { Int } from "grats";
import { GalleyError } from "#contract/errors.ts";
import { mergeAgain } from "#server/git/ancestry/mergeTree.ts";
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
 * The merge compared with what Git makes of its two parents, as `git show --remerge-diff` does: only what the merge
 * itself changed, with conflict markers on the old side. Null for a commit that is not a merge of two.
 * @gqlField
 */
export async function remergeComparison({ served, record }: Commit, context: Context): Promise<Comparison | null> {
  const { git } = served;
  const merge = () => mergeAgain(git, record, { signal: context.signal });
  const merged = await context.loaders.of(git).once(`merge again ${record.oid}`, merge);
  return merged === null ? null : Comparison.between(context, served, merged, record.oid, "TWO");
}

/**
 * The number of files that the merge itself changed, beyond what Git makes of its two parents; null for a commit that is
 * not a merge of two.
 * @gqlField
 */
export async function filesChangedByMerge(commit: Commit, context: Context): Promise<Int | null> {
  const comparison = await remergeComparison(commit, context);
  return comparison && (await comparison.changedFiles(context)).length;
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
