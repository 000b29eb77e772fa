import type { Int } from "grats";

/**
 * A line in which something was found, or one near it.
 * @gqlType
 */
export interface SearchedLine {
  /**
   * Its number, counted from 1.
   * @gqlField
   */
  readonly number: Int;
  /**
   * Its text; of a very long line what is around the first thing found. A byte that is not UTF-8 is one lone surrogate.
   * @gqlField
   */
  readonly text: string;
  /**
   * How many bytes were cut off in front of the text.
   * @gqlField
   */
  readonly cutBefore: Int;
  /**
   * Whether something was cut off behind the text.
   * @gqlField
   */
  readonly isCutAfter: boolean;
  /**
   * Whether something was found in it; else it is only near.
   * @gqlField
   */
  readonly isMatch: boolean;
  /**
   * Where in the text each thing found begins and ends, in UTF-16 units, two numbers each.
   * @gqlField
   */
  readonly matches: readonly Int[];
}
