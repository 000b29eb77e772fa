import type { FoldedReview } from "../FoldedReview.ts";
import type { CommentInThread } from "./requireComment.ts";

/** Finds the comment that a write of this key made or edited; null if there was none. Linear in the comments. */
export function findWritten({ threads }: Pick<FoldedReview, "threads">, key: string): CommentInThread | null {
  for (const thread of threads) {
    const comment = thread.comments.find(({ history }) => history.some(({ extras }) => extras.key === key));
    if (comment !== undefined) return { comment, thread };
  }
  return null;
}
