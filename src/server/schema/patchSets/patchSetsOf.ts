import type { BookedReview } from "#server/reviews/BookedReview.ts";
import type { PatchSetRecord } from "./PatchSet.ts";

const known = new WeakMap<BookedReview, readonly PatchSetRecord[]>();

/**
 * Gives the patch sets of a review, oldest first: those that were recorded, and behind them the branch as it is where it
 * has moved on since. Linear in the recorded ones, once.
 */
export function patchSetsOf(review: BookedReview): readonly PatchSetRecord[] {
  const sets = known.get(review) ?? gather(review);
  known.set(review, sets);
  return sets;
}

function gather(review: BookedReview): readonly PatchSetRecord[] {
  const { patchSets, head, base, updatedAt, participants, current } = review;
  const last = patchSets.at(-1);
  const isLive = head !== null && last?.head !== head;
  const recorded = patchSets.map((set) => ({ ...set, isRecorded: true, isCurrent: !isLive && set === last }));
  if (!isLive) return recorded;
  const by = participants[0] ?? { email: current.requester, name: null };
  const number = (last?.number ?? 0) + 1;
  return [...recorded, { number, head, base, kind: "commits", at: updatedAt, by, isRecorded: false, isCurrent: true }];
}
