import { hasLeft } from "#server/git/refs/hasLeft.ts";
import { mergeBase } from "#server/git/ancestry/mergeBase.ts";
import type { Oid } from "#server/git/oid.ts";
import { oldestCommit } from "#server/git/ancestry/oldestCommit.ts";
import { readCommits } from "#server/git/objects/readCommits.ts";
import type { BookedReview } from "../BookedReview.ts";
import { firstCommit } from "../book/firstCommit.ts";
import { readTips } from "../book/readTips.ts";
import type { ReviewRoom } from "../book/ReviewRoom.ts";

/** A state of the change that is not recorded yet. */
export interface NewHead {
  readonly head: Oid;
  readonly base: Oid | null;
  /** The first commit of it, where the review's own is not in its history any more. */
  readonly alias: Oid | null;
}

/**
 * Finds the state of a review's branch that is to be recorded as its next patch set, or null where there is nothing new.
 * Walks what lies between it, the last one recorded and the target.
 */
export async function findNewHead(room: ReviewRoom, review: BookedReview): Promise<NewHead | null> {
  const { reviewRef } = review.current;
  const tips = await readTips(room.git, new Set([reviewRef, review.targetRef]));
  const target = tips.get(review.targetRef) ?? null;
  const tip = tips.get(reviewRef) ?? review.head;
  if (tip === null || !(await isNew(room, review, tip))) return null;
  const base = target === null ? null : await mergeBase(room.git, target, tip);
  if (tip === review.head) return { head: tip, base: base ?? review.base, alias: null };
  if (base === null || base === tip) return null; // the branch has nothing of its own any more
  const first = await oldestCommit(room.git, base, tip);
  if (first === null || (await isOfAnother(room, review, first))) return null;
  return { head: tip, base, alias: first };
}

/**
 * Tells whether a commit is a state of the change that came after the last one recorded. In a clone that lags behind, the
 * branch still stands where it stood before, which is nothing new; it is where whoever asked for the review took it back here.
 */
async function isNew({ git, viewer }: ReviewRoom, review: BookedReview, tip: Oid): Promise<boolean> {
  const { patchSets, current } = review;
  const last = patchSets.at(-1)?.head;
  if (last === undefined) return true;
  if (last === tip) return false;
  if (viewer.email === current.requester && (await hasLeft(git, current.reviewRef, last))) return true;
  if (patchSets.some(({ head }) => head === tip)) return false;
  const [before, after] = await readCommits(git, [last, tip]);
  if (before == null || after == null) return false;
  return after.committer.at >= before.committer.at || (await mergeBase(git, tip, last)) === last;
}

/** Tells whether a commit is the first of another review: the branch was taken for something else. */
async function isOfAnother({ book }: ReviewRoom, review: BookedReview, first: Oid): Promise<boolean> {
  const reviews = await book.reviews();
  return reviews.some((other) => other.revision !== review.revision && firstCommit(other) === first);
}
