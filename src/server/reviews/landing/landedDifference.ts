import { displayLine } from "#contract/byteText.ts";
import { mergeBases } from "#server/git/ancestry/mergeBase.ts";
import { type MemoryMerge, mergeInMemory } from "#server/git/ancestry/mergeTree.ts";
import { type ChangedFile, diffTree } from "#server/git/diffs/diffTree.ts";
import { requireCommits, requireTree } from "#server/git/objects/readCommits.ts";
import type { Oid } from "#server/git/oid.ts";
import type { ReadOptions, Repository } from "#server/git/Repository.ts";
import { pick } from "./applyCommits.ts";

/** A change as it was on screen: from its base to the head of the patch set. */
export interface ReviewedChange {
  readonly base: Oid;
  readonly head: Oid;
}

/**
 * Merges a reviewed change into a target. The base of the merge is that of the change: where the two histories have another one,
 * as after the review below it landed as one commit, only the difference that was on screen is applied.
 */
export async function mergeReviewed(
  repository: Repository,
  { base, head }: ReviewedChange,
  target: Oid,
  options: ReadOptions = {},
): Promise<MemoryMerge> {
  const [before, after, onto] = await requireCommits(repository, [base, head, target], options);
  if (base !== target && (await mergeBases(repository, target, head, options)).includes(base))
    return mergeInMemory(repository, target, head, options);
  const { emptyTree } = repository;
  const trees = { before: before?.tree ?? emptyTree, after: after?.tree ?? emptyTree, onto: onto?.tree ?? emptyTree };
  return pick(repository, trees, options);
}

/** A file of the target that would not be as the reviewed change makes it. */
export interface LandedDifference {
  /** In `byteText` encoding. */
  readonly path: string;
  /** The difference, as the end of a sentence about the file. */
  readonly what: string;
}

/**
 * Compares what a target gets by a move with the reviewed change, file by file, mode and content. Empty if they are equal, or
 * different only as a merge of three versions explains: the base of the change, its head, and the target before. Where that merge
 * conflicts, a file has to be as it is in the head. Costs a merge and a list of files.
 */
export async function landedDifferences(
  repository: Repository,
  reviewed: ReviewedChange,
  { from, to }: { readonly from: Oid; readonly to: Oid },
  options: ReadOptions = {},
): Promise<readonly LandedDifference[]> {
  const { marked, conflicts, withDrivers } = await mergeReviewed(repository, reviewed, from, options);
  const landed = await requireTree(repository, to, options);
  if (marked === landed) return [];
  const found = await diffTree(repository, marked, landed, options);
  const unmerged = new Set([...conflicts.map(({ path }) => path), ...withDrivers]);
  const others = unmerged.size === 0 ? [] : await diffTree(repository, reviewed.head, landed, options);
  const unlikeHead = new Set(others.flatMap(({ oldPath, newPath }) => [oldPath, newPath]));
  return found
    .flatMap(differencesOf)
    .filter(({ path }) => !unmerged.has(path) || unlikeHead.has(path))
    .toSorted((one, other) => (one.path < other.path ? -1 : 1));
}

function differencesOf(file: ChangedFile): readonly LandedDifference[] {
  const { oldPath, newPath, oldMode, newMode, oldOid, newOid } = file;
  if (oldPath !== newPath)
    return [
      ...(oldPath === null ? [] : [{ path: oldPath, what: "would be missing" }]),
      ...(newPath === null ? [] : [{ path: newPath, what: "would be there, which the reviewed change does not have" }]),
    ];
  const path = newPath ?? "";
  const ofMode =
    oldMode === newMode ? [] : [{ path, what: `would have the mode ${newMode ?? ""}, not ${oldMode ?? ""}` }];
  return oldOid === newOid ? ofMode : [{ path, what: "would have other contents" }, ...ofMode];
}

const LISTED_MAX = 5;

export const NOT_REVIEWED = "The target would not get what was reviewed.";

/** Names the files that differ in one sentence; empty if there are none. */
export function differenceSentence(differences: readonly LandedDifference[]): string {
  if (differences.length === 0) return "";
  const shown = differences.slice(0, LISTED_MAX).map(({ path, what }) => `${displayLine(path)} ${what}`);
  const rest = differences.length - shown.length;
  const all = rest === 0 ? shown : [...shown, `${rest} more`];
  return ` ${new Intl.ListFormat("en").format(all)}.`;
}
