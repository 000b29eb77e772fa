import { reviewOfHead as find } from "#server/reviews/requests/reviewOfHead.ts";
import type { Repository } from "../repositories/Repository.ts";
import type { Context } from "../request/Context.ts";
import { Review } from "./Review.ts";

/**
 * The review of a branch or a commit that waits for an end; null where there is none.
 * @gqlField
 */
export async function reviewOfHead(repository: Repository, context: Context, head: string): Promise<Review | null> {
  const { served } = repository;
  const room = await context.loaders.reviewsOf(served).room();
  const review = await find(room, head);
  return review && new Review({ served, review, viewer: room.viewer });
}
