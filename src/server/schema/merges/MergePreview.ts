import type { MergeConflict } from "./MergeConflict.ts";

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
