import type { GitObjectID } from "../scalars.ts";

/**
 * A work tree of a repository: the one it was made with, or one that `git worktree add` linked to it.
 * @gqlType
 */
export interface LinkedWorktree {
  readonly __typename?: "LinkedWorktree";
  /**
   * Where it is on this machine, or was; of a bare repository its own folder.
   * @gqlField
   */
  readonly path: string;
  /**
   * The short name of the branch that is checked out; null where none is.
   * @gqlField
   */
  readonly branch: string | null;
  /**
   * The commit that is checked out; null where there is none.
   * @gqlField
   */
  readonly headOid: GitObjectID | null;
  /**
   * Whether it is the one that the repository was made with.
   * @gqlField
   */
  readonly isMain: boolean;
  /**
   * Whether it has no files: the main one of a bare repository.
   * @gqlField
   */
  readonly isBare: boolean;
  /**
   * Whether git is told to keep it, even where it is not found.
   * @gqlField
   */
  readonly isLocked: boolean;
  /**
   * What whoever locked it said; null where nothing was said, and where it is not locked.
   * @gqlField
   */
  readonly lockReason: string | null;
  /**
   * Whether its folder is not there any more, so that git would forget it.
   * @gqlField
   */
  readonly isPrunable: boolean;
  /**
   * Whether this Galley shows it.
   * @gqlField
   */
  readonly isServed: boolean;
}
