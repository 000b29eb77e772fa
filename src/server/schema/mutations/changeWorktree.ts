import type { ID } from "grats";
import { inputRules } from "#server/reviews/inputRules.ts";
import type { ReviewRoom } from "#server/reviews/book/ReviewRoom.ts";
import { attempt } from "./attempt.ts";
import type { Context } from "../request/Context.ts";
import { readId } from "../readId.ts";
import { Worktree } from "../worktrees/Worktree.ts";
import type { WorktreePayload } from "./WorktreePayload.ts";

/** The work tree of a repository, and the client's name of what is done to it. */
interface WorktreeInput {
  readonly key: string;
  readonly repositoryId: ID;
}

/** Has something done to the work tree of a repository, and looks at it anew. A failure that was foreseen becomes a problem. */
export async function changeWorktree(
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
