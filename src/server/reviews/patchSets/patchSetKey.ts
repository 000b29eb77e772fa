import type { Oid } from "#server/git/oid.ts";
import type { BookedReview } from "../BookedReview.ts";

/** Digits of a commit's id that a key has room for. */
const OID_DIGITS = 40;

/** Gives the key under which a head is recorded as the next patch set of a review: the same whoever records it, so that it counts once. */
export function patchSetKey({ patchSets }: Pick<BookedReview, "patchSets">, head: Oid): string {
  return `ps-${patchSets.length + 1}-${head.slice(0, OID_DIGITS)}`;
}
