import type { GitTimestamp } from "../scalars.ts";

/**
 * Who waits until a review is handed back.
 * @gqlType
 */
export interface Waiter {
  /**
   * What they call themselves, which nobody has checked.
   * @gqlField
   */
  readonly name: string;
  /**
   * Whether it is a program.
   * @gqlField
   */
  readonly isAgent: boolean;
  /**
   * When they began.
   * @gqlField
   */
  readonly since: GitTimestamp;
}
