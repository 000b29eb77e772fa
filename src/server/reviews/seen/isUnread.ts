import type { BookedReview } from "../BookedReview.ts";
import { readMark } from "./readMark.ts";
import { secondsOf } from "../secondsOf.ts";

/**
 * Tells whether somebody else has said something in a review since the viewer last looked. `marks` hold, by the review's
 * first commit, what `readMark` wrote then; of a review that is done and was never looked at nothing is new. Constant
 * while nothing is, else linear in the review's items.
 */
export function isUnread(review: BookedReview, marks: ReadonlyMap<string, string>, viewer: string | null): boolean {
  const mark = readMark.read(marks.get(review.revision));
  if (mark === null && (review.state === "MERGED" || review.state === "ABANDONED")) return false;
  const { updatedAt = -1, entries = null, others = null } = mark ?? {};
  if (review.updatedAt <= updatedAt && (entries === null || entries === review.entryCount)) return false;
  const times = readMark.timesOfOthers(review, viewer);
  return (others !== null && times.length > others) || times.some((timestamp) => secondsOf(timestamp) > updatedAt);
}
