import type { Int } from "grats";
import { checkTarget, proposeTarget } from "#server/reviews/requests/requestReview.ts";
import type { Context } from "../request/Context.ts";
import type { Repository } from "../repositories/Repository.ts";
import type { GitObjectID } from "../scalars.ts";

/**
 * A target branch for the review of a change.
 * @gqlType
 */
interface ReviewTarget {
  /**
   * The name of the branch.
   * @gqlField
   */
  readonly target: string;
  /**
   * Why it cannot be the target, or null if it can.
   * @gqlField
   */
  readonly reason: string | null;
  /**
   * The commit where the head left the branch, on this machine or on a remote, whichever is nearest. Null if the branch
   * cannot be the target.
   * @gqlField
   */
  readonly base: GitObjectID | null;
  /**
   * The number of commits from there to the head; 0 if the branch cannot be the target.
   * @gqlField
   */
  readonly commits: Int;
}

/**
 * Whether `base` can be the target of a review of `head`. If `isProposal` is true and it cannot, the nearest branch.
 * @gqlField
 */
export async function reviewTarget(
  repository: Repository,
  context: Context,
  base: string,
  head: string,
  isProposal: boolean = false,
): Promise<ReviewTarget> {
  const reviewContext = await context.loaders.reviewsOf(repository.served).reviewContext();
  const choose = isProposal ? proposeTarget : checkTarget;
  return choose(reviewContext, { base, head });
}
