import type { Int } from "grats";

/**
 * Some lines of a file, one behind another.
 * @gqlType
 */
export interface LineSpan {
  /**
   * The first, counted from 1.
   * @gqlField
   */
  readonly start: Int;
  /**
   * How many they are.
   * @gqlField
   */
  readonly count: Int;
}
