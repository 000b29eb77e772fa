import type { Int } from "grats";
import type { GitObjectID } from "../scalars.ts";

/**
 * What both sides did to a path in conflict.
 * @gqlEnum
 */
export type ConflictKind =
  | "BOTH_MODIFIED"
  | "BOTH_ADDED"
  | "BOTH_DELETED"
  | "DELETED_BY_THEM"
  | "DELETED_BY_US"
  | "ADDED_BY_US"
  | "ADDED_BY_THEM";

/**
 * A path in conflict.
 * @gqlType
 */
export interface ConflictedPath {
  /**
   * The path.
   * @gqlField
   */
  readonly path: string;
  /**
   * What both sides did to it.
   * @gqlField
   */
  readonly kind: ConflictKind;
}

/**
 * The kind of an operation of Git that can be in progress.
 * @gqlEnum
 */
export type GitOperationKind = "MERGE" | "REBASE" | "APPLY_PATCHES" | "CHERRY_PICK" | "REVERT" | "BISECT";

/**
 * An operation of Git that is in progress.
 * @gqlType
 */
export interface GitOperation {
  /**
   * The kind of operation.
   * @gqlField
   */
  readonly kind: GitOperationKind;
  /**
   * The short name of the branch that is rebased, or null.
   * @gqlField
   */
  readonly branch: string | null;
  /**
   * The number of the current commit, or null if the operation has no steps.
   * @gqlField
   */
  readonly step: Int | null;
  /**
   * The number of commits, or null if the operation has no steps.
   * @gqlField
   */
  readonly steps: Int | null;
  /**
   * The commit whose side is "theirs" in a conflict, or null.
   * @gqlField
   */
  readonly theirsOid: GitObjectID | null;
}
