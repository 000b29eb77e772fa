import type { Int } from "grats";

/**
 * What happened to a change between two of its patch sets. `PUSHED`: commits were added. `REBASED`: it stands on another base.
 * `AMENDED`: its last commit was made anew. `REWRITTEN`: its commits were squashed, split, put in another order or replaced.
 * `BASE_MOVED`: it is held against another base, its commits are the same. `COMMITTED`: uncommitted work became commits.
 * `EDITED`: uncommitted work went on.
 * @gqlEnum
 */
export type PatchSetMoveKind = "PUSHED" | "REBASED" | "AMENDED" | "REWRITTEN" | "BASE_MOVED" | "COMMITTED" | "EDITED";

/**
 * How a patch set came from the one before.
 * @gqlType
 */
export interface PatchSetMove {
  /**
   * What happened.
   * @gqlField
   */
  readonly kind: PatchSetMoveKind;
  /**
   * The same in words for people: "rebased onto 3 new commits, 2 files edited".
   * @gqlField
   */
  readonly sentence: string;
  /**
   * How many files the author edited, whatever the base brought.
   * @gqlField
   */
  readonly editedFiles: Int;
  /**
   * How many commits came: of a push those pushed, of another base those that it has and the old one has not.
   * @gqlField
   */
  readonly newCommits: Int;
}
