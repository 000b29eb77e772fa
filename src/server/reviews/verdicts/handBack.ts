import { GalleyError } from "#contract/errors.ts";
import type { BookedReview } from "../BookedReview.ts";
import { isUnderReview } from "../book/isUnderReview.ts";
import type { ReviewRoom } from "../book/ReviewRoom.ts";
import { takeSnapshot } from "../worktree/takeSnapshot.ts";
import { isOfWorktree } from "../worktree/isOfWorktree.ts";

/**
 * Takes a snapshot when uncommitted work is handed back with what was said of it, so that what is done from then on can be told
 * apart. Does nothing for any other review; where it fails the next look takes it.
 */
export async function handBack(room: ReviewRoom, review: BookedReview): Promise<void> {
  const isLast = review.patchSets.at(-1)?.kind === "snapshot";
  if (!isLast || !review.isPrivate || !isUnderReview(review) || !isOfWorktree(review, room.git.id)) return;
  try {
    await takeSnapshot(room);
  } catch (error) {
    if (!(error instanceof GalleyError)) throw error; // what was said is written
  }
}
