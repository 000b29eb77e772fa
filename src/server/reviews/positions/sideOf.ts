import type { BookedReview } from "../BookedReview.ts";
import type { FoldedThread } from "../FoldedReview.ts";

const known = new WeakMap<BookedReview, ReadonlySet<string | null>>();

/**
 * Tells on which side of the change a thread stands. Other tools cannot say so: a remark on a base is one on what was there
 * before.
 */
export function sideOf(
  review: BookedReview,
  { location, side }: Pick<FoldedThread, "location" | "side">,
): "old" | "new" {
  const bases = known.get(review) ?? basesOf(review);
  known.set(review, bases);
  const commit = location?.commit ?? "";
  return side === "old" || (commit !== "" && bases.has(commit)) ? "old" : "new";
}

function basesOf({ base, patchSets, requests }: BookedReview): ReadonlySet<string | null> {
  return new Set([base, ...patchSets.map((set) => set.base), ...requests.map(({ baseCommit }) => baseCommit)]);
}
