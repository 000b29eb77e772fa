import { GalleyError } from "#contract/errors.ts";
import type { FoldedComment, FoldedReview, FoldedThread } from "../FoldedReview.ts";

/** A comment and the thread that it stands in. */
export interface CommentInThread {
  readonly comment: FoldedComment;
  readonly thread: FoldedThread;
}

/** Finds a comment of a review by the id of its first version, or fails as NOT_FOUND. Linear in the comments. */
export function requireComment({ threads }: Pick<FoldedReview, "threads">, id: string): CommentInThread {
  for (const thread of threads) {
    const comment = thread.comments.find(({ item }) => item.id === id);
    if (comment !== undefined) return { comment, thread };
  }
  throw new GalleyError("NOT_FOUND", "This review has no such remark.");
}
