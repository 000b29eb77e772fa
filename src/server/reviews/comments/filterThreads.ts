import { GalleyError } from "#contract/errors.ts";
import { secondsOf } from "../notes/timestamps.ts";
import type { IndexedReview } from "../state/IndexedReview.ts";
import type { DerivedThread } from "../state/Review.ts";

export interface ThreadFilter {
  /** Only the threads that were written on this file. */
  readonly path: string | null;
  /** Only open threads. */
  readonly isOpen: boolean;
  /** Only threads with activity since then, as the user enters it. */
  readonly since: string | null;
  /** False to leave out verdicts without a reply. */
  readonly verdicts: boolean;
}

/** Returns the threads of a review that match, in the same order. Fails as BAD_INPUT if `since` is no time. */
export function filterThreads(
  review: IndexedReview,
  { path, isOpen, since, verdicts }: ThreadFilter,
): readonly DerivedThread[] {
  const start = readSince(review, since);
  return review.threads.filter(
    ({ state, location, isVerdict, comments }) =>
      (path === null || location?.path === path) &&
      (!isOpen || state === "OPEN") &&
      (start === null || comments.some(({ history }) => history.some((item) => secondsOf(item.timestamp) >= start))) &&
      (verdicts || !isVerdict || comments.some(({ item }) => item.parent !== "" && item.description !== "")),
  );
}

const MOMENT = /^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}.*)?$/u;

/** Parses `sinceText` into seconds: a patch set by its number, or a day or time in ISO 8601; null if absent. */
export function readSince(review: IndexedReview, sinceText: string | null): number | null {
  if (sinceText === null) return null;
  const number = /^(?:ps|PS)?(\d{1,6})$/u.exec(sinceText)?.[1];
  const set = review.patchSets.find((one) => String(one.number) === number);
  if (set !== undefined) return set.at ?? 0;
  const moment = MOMENT.test(sinceText) ? Date.parse(sinceText) : Number.NaN;
  if (Number.isFinite(moment)) return moment / 1000;
  const last = review.patchSets.length;
  throw new GalleyError(
    "BAD_INPUT",
    `“${sinceText}” is not a patch set from 1 to ${last} or a time such as 2026-11-22 or 2026-11-22T14:30Z.`,
  );
}
