import { GalleyError } from "#contract/errors.ts";
import type { BookedReview } from "#server/reviews/BookedReview.ts";
import type { ChangeEnds } from "#server/reviews/patchSets/interdiff.ts";
import type { PatchSetRecord } from "./PatchSet.ts";
import { patchSetsOf } from "./patchSetsOf.ts";

/** The commits that a change lies between. */
export interface ReviewSpan {
  readonly base: string;
  readonly head: string;
  /** Of two patch sets held together both; null where one is held against its base. */
  readonly between: { readonly older: ChangeEnds; readonly newer: ChangeEnds } | null;
}

/**
 * Gives the commits between which patch set `to` of a review is read, the last where it is null: from its base (`from` 0), or
 * from the head of another patch set. Null where nothing tells them; NOT_FOUND for a number that the review has not.
 */
export function reviewSpan(review: BookedReview, from: number, to: number | null): ReviewSpan | null {
  const sets = patchSetsOf(review);
  const last = to === null ? sets.at(-1) : numbered(sets, to);
  if (last === undefined) return null;
  const older = from === 0 ? null : numbered(sets, from);
  const base = older === null ? last.base : older.head;
  return base === null ? null : { base, head: last.head, between: older && { older, newer: last } };
}

function numbered(sets: readonly PatchSetRecord[], number: number): PatchSetRecord {
  const found = sets.find((set) => set.number === number);
  if (found) return found;
  throw new GalleyError("NOT_FOUND", `The review has no patch set ${number}.`);
}
