import type { Int } from "grats";
import type { Ref } from "./Ref.ts";

/**
 * The branch that another one is to follow, as git's configuration has it, and how far the two are apart.
 * @gqlType
 */
export interface Upstream {
  readonly __typename?: "Upstream";
  /**
   * Its name without `refs/remotes/` or `refs/heads/`: `origin/main`.
   * @gqlField
   */
  readonly name: string;
  /**
   * The branch itself; null where it has gone, or was not fetched yet.
   * @gqlField
   */
  readonly ref: Ref | null;
  /**
   * How many commits the branch has that its upstream has not; null where that has gone.
   * @gqlField
   */
  readonly aheadBy: Int | null;
  /**
   * How many commits its upstream has that the branch has not; null where that has gone.
   * @gqlField
   */
  readonly behindBy: Int | null;
}
