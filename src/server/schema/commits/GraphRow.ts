import type { Int } from "grats";
import type { GitObjectID } from "../scalars.ts";

/**
 * How one commit is drawn in the graph of a history. Columns are counted from 0 on the left; those beyond the last that is
 * drawn stand as that one.
 * @gqlType
 */
export interface GraphRow {
  /**
   * The column in which the commit stands.
   * @gqlField
   */
  readonly column: Int;
  /**
   * The line on which it stands, a number that no other line of the page has.
   * @gqlField
   */
  readonly line: Int;
  /**
   * The columns whose lines end in it: its children's.
   * @gqlField
   */
  readonly ups: readonly Int[];
  /**
   * The columns whose lines begin in it, or that it joins: its parents', in their order.
   * @gqlField
   */
  readonly downs: readonly Int[];
  /**
   * The lines below it by their columns; 0 where there is none.
   * @gqlField
   */
  readonly below: readonly Int[];
  /**
   * How many more lines there are below it than are drawn.
   * @gqlField
   */
  readonly hidden: Int;
  /**
   * What it came from, where it is a merge; else nothing.
   * @gqlField
   */
  readonly merges: readonly GitObjectID[];
}
