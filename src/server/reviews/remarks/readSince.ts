import { GalleyError } from "#contract/errors.ts";
import type { BookedReview } from "../BookedReview.ts";

const MOMENT = /^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}.*)?$/u;

/** Reads since when, in seconds: a patch set by its number, or a day or moment in ISO 8601; null where nothing is said. */
export function readSince(review: BookedReview, word: string | undefined): number | null {
  if (word === undefined) return null;
  const number = /^(?:ps|PS)?(\d{1,6})$/u.exec(word)?.[1];
  const set = review.patchSets.find((one) => String(one.number) === number);
  if (set !== undefined) return set.at;
  const moment = MOMENT.test(word) ? Date.parse(word) : Number.NaN;
  if (Number.isFinite(moment)) return moment / 1000;
  const last = review.patchSets.length;
  throw new GalleyError(
    "BAD_INPUT",
    `“${word}” is neither a patch set from 1 to ${last} nor a time such as 2026-11-22 or 2026-11-22T14:30Z.`,
  );
}
