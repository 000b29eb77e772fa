import type { Int } from "grats";

/**
 * Lines of code as they were when something was said of them.
 * @gqlType
 */
export interface QuotedCode {
  /**
   * The number of the first of `lines`, counted from 1.
   * @gqlField
   */
  readonly startLine: Int;
  /**
   * What stood above them.
   * @gqlField
   */
  readonly before: readonly string[];
  /**
   * The lines that were remarked on.
   * @gqlField
   */
  readonly lines: readonly string[];
  /**
   * What stood below them.
   * @gqlField
   */
  readonly after: readonly string[];
}
