import type { ID, Int } from "grats";
import type { ThreadOrDraft } from "#server/reviews/positions/ThreadPosition.ts";
import { draftAsThread } from "#server/reviews/index/Draft.ts";
import type { LayerRange } from "../comparisons/Comparison.ts";
import type { Context } from "../request/Context.ts";
import { Review } from "./Review.ts";
import { Draft } from "../comments/Draft.ts";
import type { ReviewComment } from "../comments/ReviewComment.ts";
import { ReviewThread } from "../comments/ReviewThread.ts";
import { type ThreadPosition, toThreadPosition } from "../comments/ThreadPosition.ts";

/** The thread of the comment. @gqlField thread */
export function threadOfComment(comment: ReviewComment): ReviewThread {
  return new ReviewThread(comment.viewerReview, comment.derivedThread);
}

/** The review of the thread. @gqlField review */
export function reviewOfThread(thread: ReviewThread): Review {
  return new Review(thread.viewerReview);
}

/**
 * The positions of the threads, and of the viewer's drafts of threads, in the comparison that `comparison` returns for the same
 * arguments. Defaults to the current change. Linear in both; differences are read for all threads together.
 * @gqlField
 */
export async function positions(
  review: Review,
  context: Context,
  from?: Int | null,
  to?: Int | null,
  layers?: LayerRange | null,
): Promise<readonly ThreadPlacement[]> {
  const { served, review: indexedReview } = review.viewerReview;
  const loaders = context.loaders.reviewsOf(served);
  const written = await loaders.drafts(indexedReview.revision);
  const placement = async (threadId: ID, thread: ThreadOrDraft): Promise<ThreadPlacement> => ({
    threadId,
    position: toThreadPosition(await loaders.position(indexedReview, thread, { from, to, layers })),
  });
  const threads = review.threads().map(({ id, derived }) => placement(id, derived));
  const drafts = written.flatMap((draft) => {
    const thread = draftAsThread(draft);
    return thread === null ? [] : placement(new Draft(review.viewerReview, draft).id, thread);
  });
  return Promise.all([...threads, ...drafts]);
}

/** The position of a thread or draft in a change of its review. @gqlType */
export interface ThreadPlacement {
  /** The ID of the thread or the draft. @gqlField */
  readonly threadId: ID;
  /** The position. @gqlField */
  readonly position: ThreadPosition;
}
