import { hasAllChanges, previewMerge } from "#server/git/ancestry/mergeTree.ts";
import { Ref } from "../repositories/Ref.ts";
import type { Context } from "../request/Context.ts";
import type { Review } from "./Review.ts";
import type { Comparison } from "../comparisons/Comparison.ts";

/** The expected result of merging a change into its base. @gqlType */
export interface MergePreview {
  readonly __typename?: "MergePreview";
  /** Whether it merges without conflicts. @gqlField */
  readonly isClean: boolean;
  /** The conflicting files, in Git's order. @gqlField */
  readonly conflicts: readonly MergeConflict[];
}

/** A file with merge conflicts. @gqlType */
export interface MergeConflict {
  readonly __typename?: "MergeConflict";
  /** The path of the file; one of its paths if it was renamed. @gqlField */
  readonly path: string;
  /** The kinds of conflicts, at least one. @gqlField */
  readonly kinds: readonly MergeConflictKind[];
}

/**
 * The kind of a merge conflict. Both sides changed the same lines (`CONTENT`) or bytes (`BINARY`); both added the file
 * (`BOTH_ADDED`); one changed or renamed what the other deleted (`MODIFIED_DELETED`, `RENAMED_DELETED`); both renamed
 * it (`RENAMED_BOTH`), or renamed something else to its path (`RENAMED_ONTO`); it is a file on one side and a link or
 * submodule (`TYPES`), or a folder (`FILE_FOLDER`), on the other; it was added to a folder that the other side renamed
 * (`FOLDER_RENAMED`); both moved a submodule (`SUBMODULE`); or another conflict (`OTHER`).
 * @gqlEnum
 */
export type MergeConflictKind =
  | "CONTENT"
  | "BINARY"
  | "BOTH_ADDED"
  | "MODIFIED_DELETED"
  | "RENAMED_DELETED"
  | "RENAMED_BOTH"
  | "RENAMED_ONTO"
  | "TYPES"
  | "FILE_FOLDER"
  | "FOLDER_RENAMED"
  | "SUBMODULE"
  | "OTHER";

/**
 * Whether the head merges into the base, and the files that conflict. Nothing is merged. Null if there is no base to
 * merge into: for a root commit, for two patch sets, and for unrelated histories.
 * @gqlField mergePreview
 */
export async function comparisonMergePreview(comparison: Comparison, context: Context): Promise<MergePreview | null> {
  const ends = await mergedEnds(comparison, context);
  return ends && previewMerge(...ends, { priority: "prefetch", signal: context.signal });
}

/**
 * True if the base has all that the head changed since the merge base, also in other commits, such as a squashed one. A
 * review of it would show what its target has already.
 * @gqlField
 */
export async function isInBase(comparison: Comparison, context: Context): Promise<boolean> {
  const ends = await mergedEnds(comparison, context);
  return ends !== null && hasAllChanges(...ends, { priority: "prefetch", signal: context.signal });
}

async function mergedEnds(comparison: Comparison, context: Context) {
  const { served, base, head, ported } = comparison.source;
  if (ported !== null || base === null) return null;
  // The answer asks for the merge bases too; git's modules then have them without another process.
  const shared = await context.loaders.of(served.git).mergeBases(base, head);
  return shared.length === 0 ? null : ([served.git, base, head] as const);
}

/**
 * Whether the change currently merges into its target branch, and the files that conflict. Nothing is merged. Null if
 * the review is merged or abandoned, for uncommitted work, if head or target is missing, and for unrelated histories.
 * @gqlField mergePreview
 */
export async function reviewMergePreview(review: Review, context: Context): Promise<MergePreview | null> {
  const { served, review: indexedReview } = review.viewerReview;
  const isDone = indexedReview.state === "MERGED" || indexedReview.state === "ABANDONED";
  if (isDone || indexedReview.head === null || review.isOnWorktree) return null;
  const target = await Ref.find(context, served, indexedReview.targetRef);
  if (target === null || target.record.commit === null) return null;
  const options = { priority: "prefetch", signal: context.signal } as const;
  return previewMerge(served.git, target.record.commit, indexedReview.head, options);
}
