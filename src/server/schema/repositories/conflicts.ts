import { describeOperation, type GitOperation as Operation } from "#server/git/workTree/conflicts.ts";
import type { GitObjectID } from "../scalars.ts";

/** What both sides did to a path in conflict. @gqlEnum */
export type ConflictKind =
  | "BOTH_MODIFIED"
  | "BOTH_ADDED"
  | "BOTH_DELETED"
  | "DELETED_BY_THEM"
  | "DELETED_BY_US"
  | "ADDED_BY_US"
  | "ADDED_BY_THEM";

/** A path in conflict. @gqlType */
export interface ConflictedPath {
  /** The path. @gqlField */
  readonly path: string;
  /** What both sides did to it. @gqlField */
  readonly kind: ConflictKind;
}

/** An operation of Git that is or was in progress: it waits to be continued or aborted. @gqlType */
export interface GitOperation {
  /** Its name with the branch and the step, such as "a rebase of feat, 2 of 5". @gqlField */
  readonly description: string;
  /** The commit whose side is "theirs" in a conflict, or null. @gqlField */
  readonly theirsOid: GitObjectID | null;
}

export function gitOperation(operation: Operation | null): GitOperation | null {
  return operation && { description: describeOperation(operation), theirsOid: operation.theirs };
}
