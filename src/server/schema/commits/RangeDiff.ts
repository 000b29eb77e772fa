import type { CommitPairing } from "./CommitPairing.ts";

/**
 * Two versions of a branch held together commit by commit.
 * @gqlType
 */
export interface RangeDiff {
  readonly __typename?: "RangeDiff";
  /**
   * The commits of both in the order of `git range-diff`: that of the newer version, what was dropped before what followed it.
   * Merges are left out.
   * @gqlField
   */
  readonly pairs: readonly CommitPairing[];
}
