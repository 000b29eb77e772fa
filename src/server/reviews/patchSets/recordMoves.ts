import type { Oid } from "#server/git/oid.ts";
import type { BookedReview } from "../BookedReview.ts";
import { isUnderReview } from "../book/isUnderReview.ts";
import { readTips } from "../book/readTips.ts";
import { recordNewHead } from "./recordNewHead.ts";
import type { ReviewRoom } from "../book/ReviewRoom.ts";

/** What was looked at in vain: where a review's branch stood, by the review. One that stands there still is not looked at again. */
export type LookedAt = Map<Oid, string>;

/**
 * Records each branch that moved as a patch set of its review, of all reviews that the viewer asked for or takes part in. Who
 * else does so at the same time, here or in another clone, writes the same. Gives the reviews that got one. Asks once where
 * all branches stand; a review whose branch did not move costs nothing more.
 */
export async function recordMoves(room: ReviewRoom, lookedAt: LookedAt): Promise<readonly Oid[]> {
  const { email } = room.viewer;
  const reviews = (await room.book.reviews()).filter((review) => isMeant(review, email));
  if (reviews.length === 0) return [];
  const tips = await readTips(
    room.git,
    new Set(reviews.flatMap(({ current, targetRef }) => [current.reviewRef, targetRef])),
  );
  const recorded: Oid[] = [];
  for (const review of reviews) {
    const tip = tips.get(review.current.reviewRef) ?? null;
    const stand = `${tip} ${tips.get(review.targetRef)} ${review.patchSets.length}`;
    if (tip === null || tip === review.patchSets.at(-1)?.head || lookedAt.get(review.revision) === stand) continue;
    lookedAt.set(review.revision, stand);
    if ((await recordNewHead(room, review)) !== null) recorded.push(review.revision);
  }
  return recorded;
}

/** Uncommitted work is recorded where it is looked at. */
function isMeant(review: BookedReview, email: string | null): boolean {
  const takesPart = review.participants.some((person) => person.email === email);
  return email !== null && takesPart && !review.isPrivate && isUnderReview(review);
}
