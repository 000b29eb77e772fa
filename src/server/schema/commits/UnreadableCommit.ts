import type { Int } from "grats";
import type { GitObjectID } from "../scalars.ts";

/**
 * A commit of a history that the repository lacks, or has only in a damaged form: what led to it is not listed. Of a path, and of
 * what is looked for, also a folder or a file's contents: whether they changed there is not known, and the commit is listed.
 * @gqlType
 */
export interface UnreadableCommit {
  /**
   * Its full name.
   * @gqlField
   */
  readonly oid: GitObjectID;
  /**
   * How many commits of the page stand before it.
   * @gqlField
   */
  readonly place: Int;
  /**
   * What happened, in the words of the closed list of errors.
   * @gqlField
   */
  readonly code: string;
  /**
   * What happened and what to do about it, for people.
   * @gqlField
   */
  readonly sentence: string;
}
