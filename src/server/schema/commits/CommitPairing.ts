import type { Commit } from "./Commit.ts";
import type { CommitPairingKind } from "./CommitPairingKind.ts";

/**
 * A commit of the older version of a branch and the one that took its place.
 * @gqlType
 */
export interface CommitPairing {
  readonly __typename?: "CommitPairing";
  /**
   * The older one; null where the newer was added.
   * @gqlField
   */
  readonly old: Commit | null;
  /**
   * The newer one; null where the older was dropped.
   * @gqlField
   */
  readonly new: Commit | null;
  /**
   * What became of it.
   * @gqlField
   */
  readonly kind: CommitPairingKind;
}
