import type { CombinedSide as GitCombinedSide } from "#server/git/diffs/combinedFiles.ts";
import type { ChangeStatus } from "../comparisons/FileChange.ts";
import type { GitObjectID } from "../scalars.ts";

/**
 * What one parent of a merge has of a file, and what the merge did to that.
 * @gqlType
 */
export interface CombinedSide extends GitCombinedSide {
  /**
   * What happened to the file, seen from this parent.
   * @gqlField
   */
  readonly status: ChangeStatus;
  /**
   * Where this parent has it, or would have it.
   * @gqlField
   */
  readonly path: string;
  /**
   * Its mode there, as git writes it; null where this parent has it not.
   * @gqlField
   */
  readonly mode: string | null;
  /**
   * The object that this parent has; null where it has none.
   * @gqlField
   */
  readonly oid: GitObjectID | null;
}
