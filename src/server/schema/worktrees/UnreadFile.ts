import type { Float } from "grats";

/**
 * Why a file is not read. An untracked one that is large, or whose name says that it may hold a secret, is read when somebody
 * asks for it. Others are not: one without the right to or in another encoding than attributes say, one that a filter of the repository would have to run for, as
 * git-crypt's, and a folder that is a repository of its own.
 * @gqlEnum
 */
export type UnreadReason = "LARGE" | "SECRET" | "UNREADABLE" | "FILTERED" | "NESTED";

/**
 * A file that is not among the changes though it may differ.
 * @gqlType
 */
export interface UnreadFile {
  /**
   * Where it is, from the root of the work tree; a folder ends with a slash.
   * @gqlField
   */
  readonly path: string;
  /**
   * How large it is; 0 for a folder.
   * @gqlField
   */
  readonly bytes: Float;
  /**
   * Why it was not read.
   * @gqlField
   */
  readonly reason: UnreadReason;
}
