import type { Int } from "grats";
import type { GitObjectID, GitTimestamp } from "../scalars.ts";

/**
 * Work that was put aside by `git stash`.
 * @gqlType
 */
export interface StashEntry {
  /**
   * Its place in the list, 0 for the last one.
   * @gqlField
   */
  readonly index: Int;
  /**
   * What git or whoever made it says of it.
   * @gqlField
   */
  readonly message: string;
  /**
   * When it was made.
   * @gqlField
   */
  readonly at: GitTimestamp;
  /**
   * Its commit.
   * @gqlField
   */
  readonly oid: GitObjectID;
}
