import type { MergeConflictKind } from "./MergeConflictKind.ts";

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
