import type { ID } from "grats";
import { readUnread as read } from "#server/reviews/worktree/readUnread.ts";
import { changeWorktree } from "./changeWorktree.ts";
import type { Context } from "../request/Context.ts";
import type { WorktreePayload } from "./WorktreePayload.ts";

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
