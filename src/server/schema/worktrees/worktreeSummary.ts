import type { Int } from "grats";
import { countUnseen } from "#server/reviews/seen/countUnseen.ts";
import { lookAtWorktree } from "#server/reviews/worktree/lookAtWorktree.ts";
import type { Context } from "../request/Context.ts";
import type { Repository } from "../repositories/Repository.ts";
import { Review } from "../reviews/Review.ts";
import { shortRefName } from "../shortRefName.ts";

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
