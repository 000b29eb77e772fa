import type { Int } from "grats";
import type { IgnoreProblemKind } from "./IgnoreProblemKind.ts";

/**
 * What keeps a list of commits, or a line of it, from counting.
 * @gqlType
 */
interface IgnoreProblem {
  /**
   * Where the list is, or should be.
   * @gqlField
   */
  readonly path: string;
  /**
   * The line, counted from 1; null where it is the whole list.
   * @gqlField
   */
  readonly line: Int | null;
  /**
   * What is wrong with it.
   * @gqlField
   */
  readonly problem: IgnoreProblemKind;
}

/**
 * The commits that blame passes over, as the tree lists them in `.git-blame-ignore-revs` and in the file that the setting
 * `blame.ignoreRevsFile` names.
 * @gqlType
 */
export interface IgnoredRevisions {
  /**
   * How many commits are passed over.
   * @gqlField
   */
  readonly count: Int;
  /**
   * The lists that were read.
   * @gqlField
   */
  readonly files: readonly string[];
  /**
   * What in them does not count, or what list could not be read.
   * @gqlField
   */
  readonly problems: readonly IgnoreProblem[];
}
