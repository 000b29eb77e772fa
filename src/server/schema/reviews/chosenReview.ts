import { chooseReview } from "#server/reviews/book/chooseReview.ts";
import { refreshWorktree } from "#server/reviews/worktree/refreshWorktree.ts";
import type { Repository } from "../repositories/Repository.ts";
import type { Context } from "../request/Context.ts";
import { Review } from "./Review.ts";

/**
 * The review that a person means: by the beginning of its id or by its branch; where nothing is said that of the branch that is
 * checked out, else that of the uncommitted work. With `refreshed` what is uncommitted now is its last patch set, where it is about
 * that, and where nothing is said and there is none, one of the uncommitted work is begun.
 * @gqlField
 */
export async function chosenReview(
  repository: Repository,
  context: Context,
  name?: string | null,
  refreshed: boolean = false,
): Promise<Review> {
  const { served } = repository;
  const room = await context.loaders.reviewsOf(served).room();
  const choose = refreshed ? refreshWorktree : chooseReview;
  return new Review({ served, review: await choose(room, name ?? undefined), viewer: room.viewer });
}
