import { combinedFiles } from "#server/git/diffs/combinedFiles.ts";
import { combinedPatches } from "#server/git/patches/combinedPatches.ts";
import { MergeDiff } from "./MergeDiff.ts";
import type { Commit } from "../commits/Commit.ts";
import type { Context } from "../request/Context.ts";
import type { DiffOptions } from "../comparisons/DiffOptions.ts";
import { readDiffOptions } from "../comparisons/readDiffOptions.ts";

/**
 * What a merge made of its parents, held against all of them at once; null for a commit that is no merge. Where it is
 * `condensed`, only the places are shown that are like none of the parents: what the merge itself decided.
 * @gqlField
 */
export async function combinedDiff(
  commit: Commit,
  context: Context,
  options?: DiffOptions | null,
  condensed: boolean = true,
): Promise<MergeDiff | null> {
  const { git } = commit.served;
  const { oid, parents } = await context.loaders.of(git).commit.load(commit.oid());
  if (parents.length < 2) return null;
  const { signal } = context;
  const files = await combinedFiles(git, oid, { signal });
  const read = { ...readDiffOptions(options), isCondensed: condensed, signal };
  return new MergeDiff(files, () => combinedPatches(git, oid, files, read));
}
