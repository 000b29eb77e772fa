import type { ID, Int } from "grats";
import { inputRules } from "#server/reviews/inputRules.ts";
import type { ReviewRoom } from "#server/reviews/reviewIndex/ReviewContext.ts";
import { forgetSnapshots } from "#server/reviews/worktree/dropSnapshots.ts";
import { readUnread as read } from "#server/reviews/worktree/includeSkippedFile.ts";
import { readId } from "../globalId.ts";
import type { Context } from "../request/Context.ts";
import { Worktree } from "../worktrees/Worktree.ts";
import { attempt, type Problem } from "./Problem.ts";

/**
 * What became of a deed on a work tree: how it is now, or why it was not done.
 * @gqlType
 */
export interface WorktreePayload {
  /**
   * The work tree as it is now; null where nothing was done.
   * @gqlField
   */
  readonly worktree: Worktree | null;
  /**
   * Why nothing was done; null where it was.
   * @gqlField
   */
  readonly problem: Problem | null;
}

/** The work tree of a repository, and the client's name of what is done to it. */
interface WorktreeInput {
  readonly key: string;
  readonly repositoryId: ID;
}

/** Has something done to the work tree of a repository, and looks at it anew. A failure that was foreseen becomes a problem. */
async function changeWorktree(
  context: Context,
  input: WorktreeInput,
  deed: (room: ReviewRoom) => Promise<unknown>,
): Promise<WorktreePayload> {
  const { done, problem } = await attempt(async () => {
    inputRules.key(input.key);
    const { served } = readId(context, "Repository", input.repositoryId);
    await deed(await context.loaders.reviewsOf(served).room());
    context.loaders.forget();
    return Worktree.load(context, served);
  });
  return problem ? { worktree: null, problem } : { worktree: done, problem: null };
}

/**
 * The work tree to look at.
 * @gqlInput
 */
interface TakeSnapshotInput {
  /** The client's name of the deed. */
  readonly key: string;
  /** The repository whose work tree it is. */
  readonly repositoryId: ID;
}

/**
 * Takes a snapshot of all that is not committed and records it in the review that it belongs to. Where nothing has changed
 * nothing is written. It stays in this repository.
 * @gqlMutationField
 */
export async function takeSnapshot(context: Context, input: TakeSnapshotInput): Promise<WorktreePayload> {
  return changeWorktree(context, input, async () => undefined);
}

/**
 * What became of snapshots that were to go.
 * @gqlType
 */
interface DropSnapshotsPayload {
  /**
   * How many were taken away; null where nothing was done.
   * @gqlField
   */
  readonly dropped: Int | null;
  /**
   * How many are left; null where nothing was done.
   * @gqlField
   */
  readonly left: Int | null;
  /**
   * Why nothing was done; null where it was.
   * @gqlField
   */
  readonly problem: Problem | null;
}

/**
 * The snapshots to take away.
 * @gqlInput
 */
interface DropSnapshotsInput {
  /** The client's name of the deed. */
  readonly key: string;
  /** The repository. */
  readonly slug: string;
  /** The first digits of their commits' ids, whatever refers to them; all to which no review refers where left out. */
  readonly ids?: readonly string[] | null;
}

/**
 * Takes snapshots of uncommitted work away. What a review says of one stays; the files go when git next cleans up. BAD_INPUT where a
 * name fits none or several, and takes none then.
 * @gqlMutationField
 */
export async function dropSnapshots(context: Context, input: DropSnapshotsInput): Promise<DropSnapshotsPayload> {
  const { done, problem } = await attempt(async () => {
    const room = await context.loaders.reviewsOf(context.repositories.bySlug(input.slug)).room();
    return forgetSnapshots(room, { key: input.key, which: input.ids ?? "all" });
  });
  if (problem) return { dropped: null, left: null, problem };
  return { dropped: done.dropped, left: done.stay, problem: null };
}

/**
 * A file that was not read.
 * @gqlInput
 */
interface ReadUnreadInput {
  /** The client's name of the deed. */
  readonly key: string;
  /** The repository whose work tree it is in. */
  readonly repositoryId: ID;
  /** The file's path, as `Worktree.unread` has it. */
  readonly path: string;
}

/**
 * Has an untracked file read that is large or may hold a secret: from now on it is among the changes. What was read stays in this
 * repository, until somebody shares the review.
 * @gqlMutationField
 */
export async function readUnread(context: Context, input: ReadUnreadInput): Promise<WorktreePayload> {
  return changeWorktree(context, input, (room) => read(room, { path: input.path }));
}
