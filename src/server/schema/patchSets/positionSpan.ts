import { GalleyError } from "#contract/errors.ts";
import type { Repository } from "#server/git/openRepository.ts";
import type { ReadOptions } from "#server/git/readOptions.ts";
import type { BookedReview } from "#server/reviews/BookedReview.ts";
import type { PositionSpan } from "#server/reviews/positions/carryThread.ts";
import { interdiff } from "#server/reviews/patchSets/interdiff.ts";
import { addressedSpan } from "./addressedSpan.ts";

/** Gives the commits that threads stand on where patch set `to` is read from `from`: those that the comparison of the two has. */
export async function positionSpan(
  git: Repository,
  review: BookedReview,
  from: number,
  to: number | null,
  options: ReadOptions,
): Promise<PositionSpan> {
  const span = addressedSpan(review, from, to);
  if (span === null) return { old: review.base, new: review.head, isBetween: false };
  const { base, head, between } = span;
  if (between === null) return { old: base, new: head, isBetween: false };
  try {
    const carried = await interdiff(git, between.older, between.newer, options);
    return { old: carried.from, new: head, isBetween: true };
  } catch (error) {
    if (error instanceof GalleyError && error.code === "OBJECT_MISSING") {
      return { old: base, new: head, isBetween: true };
    }
    throw error;
  }
}
