import type { Int } from "grats";

/**
 * How many commits a list has.
 * @gqlType
 */
export interface CommitCount {
  /**
   * How many there are; where that is not exact, there are more than these.
   * @gqlField
   */
  readonly value: Int;
  /**
   * Whether all of them were counted.
   * @gqlField
   */
  readonly isExact: boolean;
}
