import type { Int } from "grats";
import type { StreamFailure } from "../streamFailure.ts";

/**
 * The files of a commit whose paths fit what was searched for.
 * @gqlType
 */
export interface FileNameSearch {
  /**
   * Their paths, the best first; a byte that is not UTF-8 is one lone surrogate.
   * @gqlField
   */
  readonly paths: readonly string[];
  /**
   * How many fit in all.
   * @gqlField
   */
  readonly count: Int;
  /**
   * Whether the commit has more files than were looked at.
   * @gqlField
   */
  readonly isIncomplete: boolean;
  /**
   * What kept files from being looked at: that folders are missing or damaged; null where nothing did.
   * @gqlField
   */
  readonly failure: StreamFailure | null;
}
