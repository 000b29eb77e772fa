import type { Oid } from "#server/git/oid.ts";
import { recordNewHead } from "./recordNewHead.ts";
import { requireReview } from "../book/requireReview.ts";
import type { ReviewRoom } from "../book/ReviewRoom.ts";

/**
 * Records the state of a review's branch as a patch set where it is new, and keeps its commits from garbage collection. A
 * branch that was rewritten down to its first commit keeps its review: the new first commit is written as its alias. Whoever
 * records it, and however often, it is written once. Gives the number, or null where there was nothing new.
 */
export async function recordPatchSet(
  room: ReviewRoom,
  input: { readonly review: string },
): Promise<{ readonly review: Oid; readonly number: number | null }> {
  const review = await requireReview(room, input.review);
  return { review: review.revision, number: await recordNewHead(room, review) };
}
