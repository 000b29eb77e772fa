import type { Int } from "grats";
import type { DiffAlgorithm } from "./DiffAlgorithm.ts";
import type { Whitespace } from "./Whitespace.ts";

/**
 * How contents are held against each other, and how much is shown around what differs.
 * @gqlInput
 */
export interface DiffOptions {
  /** Which white space is left out of account; `SHOW` where left out. */
  readonly whitespace?: Whitespace | null;
  /** How lines are paired; `MYERS` where left out. */
  readonly algorithm?: DiffAlgorithm | null;
  /** Lines shown around a change, 0 to 999,999, which is the whole file; 3 where left out. Counts of lines take no notice of it. */
  readonly contextLines?: Int | null;
}
