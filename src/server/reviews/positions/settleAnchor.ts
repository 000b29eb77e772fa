import type { Repository } from "#server/git/openRepository.ts";
import type { AnchorInput } from "./AnchorInput.ts";
import type { BookedReview } from "../BookedReview.ts";
import { carryAnchor } from "./carryAnchor.ts";
import { placeAnchor } from "./placeAnchor.ts";
import type { Anchor } from "./readAnchor.ts";
import { worktreeOf } from "../book/worktreeOf.ts";

/**
 * Finds the commit that a remark is to stand on, as `placeAnchor` does. What was read in a part of uncommitted work, such as
 * what is staged, is carried onto the snapshot, or onto what it is held against, where the lines are the same there.
 */
export async function settleAnchor(git: Repository, review: BookedReview, anchor: AnchorInput): Promise<Anchor> {
  const { commit, path, side } = anchor;
  const target = side === "new" ? review.head : review.base;
  const isOfReview = review.patchSets.some(({ head, base }) => commit === head || commit === base);
  if (commit === null || path === null || target === null || isOfReview || worktreeOf(review) === null)
    return placeAnchor(review, anchor);
  return placeAnchor(review, await carryAnchor(git, { ...anchor, commit }, target));
}
