import type { BookedReview } from "#server/reviews/BookedReview.ts";
import type { CommentItem } from "#server/reviews/CommentItem.ts";

/** How a reader hands back: by a verdict, or by remarks alone. */
export type HandBack = "approve" | "reject" | "comment";

/**
 * Tells how the reader handed back, by what was said besides what was there `before`; null where nothing was. A verdict counts
 * more than remarks. Who settles a thread, or says without a word that it is not done, is still looking: that alone hands nothing
 * back; neither do agents. Linear in the comments.
 */
export function handedBack(review: BookedReview, before: ReadonlySet<string>): HandBack | null {
  const verdict = review.verdicts.findLast(({ commentId, stands }) => stands && !before.has(commentId));
  if (verdict !== undefined) return verdict.verdict;
  const isSaid = review.threads.some(({ comments }) =>
    comments.some(({ item, isWithdrawn }) => !isWithdrawn && !before.has(item.id) && asksForMore(item)),
  );
  return isSaid ? "comment" : null;
}

function asksForMore({ parent, resolved, description, extras }: CommentItem): boolean {
  const settles = parent !== "" && resolved === true;
  return !settles && description !== "" && extras.agent === undefined;
}
