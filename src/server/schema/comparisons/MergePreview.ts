import { previewMerge } from "#server/git/ancestry/mergeTree.ts";
import { Ref } from "../repositories/Ref.ts";
import type { Context } from "../request/Context.ts";
import type { Review } from "../reviews/Review.ts";
import { isOnWorktree } from "../reviews/reviewSource.ts";
import type { Comparison } from "./Comparison.ts";

/**
 * What would come of merging a change into its base.
 * @gqlType
 */
export interface MergePreview {
  readonly __typename?: "MergePreview";
  /**
   * Whether git merges it without help.
   * @gqlField
   */
  readonly isClean: boolean;
  /**
   * The files that somebody has to merge by hand, in git's order.
   * @gqlField
   */
  readonly conflicts: readonly MergeConflict[];
}

/**
 * A file that git does not merge by itself.
 * @gqlType
 */
export interface MergeConflict {
  readonly __typename?: "MergeConflict";
  /**
   * The file; where it was renamed, by one of its names.
   * @gqlField
   */
  readonly path: string;
  /**
   * Why: one kind at least.
   * @gqlField
   */
  readonly kinds: readonly MergeConflictKind[];
}

/**
 * Why git leaves a file to a person. Both sides changed the same lines (`CONTENT`) or bytes (`BINARY`); both added it
 * (`BOTH_ADDED`); one changed or renamed what the other deleted (`MODIFIED_DELETED`, `RENAMED_DELETED`); both renamed it
 * (`RENAMED_BOTH`), or something else to its name (`RENAMED_ONTO`); it is a file on one side and a link or submodule
 * (`TYPES`), or a folder (`FILE_FOLDER`), on the other; it was added to a folder that the other side renamed
 * (`FOLDER_RENAMED`); both moved a submodule (`SUBMODULE`); or something that Galley has no word for (`OTHER`).
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
 * Whether the head merges into the base, and which files conflict. Nothing is merged. Null where there is nothing to merge
 * into: for a first commit, for two states of a change held together, and for histories that share nothing.
 * @gqlField mergePreview
 */
export async function comparisonMergePreview(comparison: Comparison, context: Context): Promise<MergePreview | null> {
  if (comparison.interdiff() !== null) return null;
  const [base, head] = await Promise.all([comparison.base(context), comparison.head(context)]);
  if (base === null) return null;
  return previewMerge(head.served.git, base.oid(), head.oid(), { priority: "prefetch", signal: context.signal });
}

/**
 * Whether the change merges into the branch that it is to go to, as both are now, and which files conflict. Nothing is merged.
 * Null where it is merged or given up, on uncommitted work, where one of the two is not here, and where they share no history.
 * @gqlField mergePreview
 */
export async function reviewMergePreview(review: Review, context: Context): Promise<MergePreview | null> {
  const { served, review: booked } = review.seen;
  const isDone = booked.state === "MERGED" || booked.state === "ABANDONED";
  if (isDone || booked.head === null || isOnWorktree(review)) return null;
  const target = await Ref.find(context, served, booked.targetRef);
  if (target === null || target.record.commit === null) return null;
  const options = { priority: "prefetch", signal: context.signal } as const;
  return previewMerge(served.git, target.record.commit, booked.head, options);
}
