import type { Int } from "grats";
import type { WorktreePart } from "./WorktreePart.ts";

/**
 * How many files a part of uncommitted work has.
 * @gqlType
 */
export interface WorktreePartCount {
  /**
   * Which part.
   * @gqlField
   */
  readonly part: WorktreePart;
  /**
   * Files that differ in it.
   * @gqlField
   */
  readonly files: Int;
}
