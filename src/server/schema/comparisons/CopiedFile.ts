import type { Int } from "grats";
import type { CopiedFile as GitCopiedFile } from "#server/git/diffs/findCopies.ts";

/**
 * A file that is listed as added and was made of another one.
 * @gqlType
 */
export interface CopiedFile extends GitCopiedFile {
  /**
   * Where it is.
   * @gqlField
   */
  readonly path: string;
  /**
   * The file it was made of, in the older state.
   * @gqlField
   */
  readonly from: string;
  /**
   * How much of it is the same, in per cent.
   * @gqlField
   */
  readonly similarity: Int;
}
