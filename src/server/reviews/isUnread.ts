import type { BookedReview } from "./BookedReview.ts";
import { secondsOf } from "./secondsOf.ts";

/**
 * Tells whether somebody else has said something in a review since the viewer last looked. `marks` hold, by the review's
 * first commit, the `updatedAt` that was seen; of a review that is done and was never looked at nothing is new. Constant
 * while nothing is, else linear in the review's items.
 */
export function isUnread(review: BookedReview, marks: ReadonlyMap<string, string>, viewer: string | null): boolean {
  const mark = marks.get(review.revision);
  const isDone = review.state === "MERGED" || review.state === "ABANDONED";
  const seen = mark === undefined ? (isDone ? Infinity : -1) : secondsOf(mark);
  if (review.updatedAt <= seen) return false;
  const isNews = (author: string, timestamp: string): boolean => author !== viewer && secondsOf(timestamp) > seen;
  return (
    review.requests.some(({ extras, requester, timestamp }) => isNews(extras.by ?? requester, timestamp)) ||
    review.threads.some(({ comments }) =>
      comments.some(({ history }) => history.some(({ author, timestamp }) => isNews(author, timestamp))),
    )
  );
}
