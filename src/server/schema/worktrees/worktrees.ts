import type { Int } from "grats";
import { worktreeList } from "#server/git/workTree/worktreeList.ts";
import { countUnseen } from "#server/reviews/viewed/viewedMarks.ts";
import { lookAtWorktree } from "#server/reviews/worktree/scanWorktree.ts";
import { shortRefName } from "../repositories/Ref.ts";
import type { Repository } from "../repositories/Repository.ts";
import type { Context } from "../request/Context.ts";
import { Review } from "../reviews/Review.ts";
import type { GitObjectID } from "../scalars.ts";

/**
 * All its work trees, the main one first.
 * @gqlField
 */
export async function worktrees(repository: Repository, context: Context): Promise<readonly LinkedWorktree[]> {
  const all = await worktreeList(repository.served.git, { signal: context.signal });
  const served = new Set(context.repositories.all.map(({ git }) => git.path));
  return all.map(({ path, head, branch, isBare, locked, prunable }, index) => ({
    path,
    branch: branch === null ? null : shortRefName(branch),
    headOid: head,
    isMain: index === 0,
    isBare,
    isLocked: locked !== null,
    lockReason: locked === "" ? null : locked,
    isPrunable: prunable !== null,
    isServed: served.has(path),
  }));
}

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

/**
 * How much is uncommitted in a work tree.
 * @gqlType
 */
interface WorktreeSummary {
  /**
   * The short name of the branch that is checked out; null where none is.
   * @gqlField
   */
  readonly branch: string | null;
  /**
   * Files with uncommitted changes, untracked ones among them.
   * @gqlField
   */
  readonly files: Int;
  /**
   * Files in conflict.
   * @gqlField
   */
  readonly conflicted: Int;
  /**
   * Files that were not read.
   * @gqlField
   */
  readonly unread: Int;
  /**
   * Hunks that who asks has not marked as seen; null where counting takes more than a second: it goes on, and is there the
   * next time.
   * @gqlField
   */
  readonly unseenHunks: Int | null;
  /**
   * The review that this work is in, as far as it was looked at; null where there is none.
   * @gqlField
   */
  readonly review: Review | null;
}

/**
 * How much is uncommitted, at the cost of a look: nothing is recorded. Null for a bare repository.
 * @gqlField
 */
export async function worktreeSummary(repository: Repository, context: Context): Promise<WorktreeSummary | null> {
  const { served } = repository;
  const { git } = served;
  if (git.workTree === null) return null;
  const loaders = context.loaders.reviewsOf(served);
  const room = await loaders.room();
  const { snapshot, review } = await lookAtWorktree(room, { priority: "prefetch", signal: context.signal });
  const { head, commit, branch, conflicts, unread, isClean } = snapshot;
  const span = { base: head ?? git.emptyTree, head: commit };
  const seen = review === null ? new Set<string>() : await loaders.seenHunks(review);
  const files = isClean ? [] : await context.loaders.of(git).files({ from: span.base, to: commit });
  return {
    branch: branch === null ? null : shortRefName(branch),
    files: files.length,
    conflicted: conflicts.length,
    unread: unread.length,
    unseenHunks: isClean ? 0 : ((await countUnseen(git, span, seen))?.hunks ?? null),
    review: review && new Review({ served, review, viewer: room.viewer }),
  };
}
