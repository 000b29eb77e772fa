import type { Oid } from "#server/git/oid.ts";
import type { CommentInThread } from "./requireComment.ts";

/** What a verb that writes a comment answers: the ids of the review, of the thread's first comment and of the comment. */
export interface CommentAnswer {
  readonly review: Oid;
  readonly thread: string;
  readonly comment: string;
}

/** Gives the ids of a comment, its thread and its review. */
export function answerOf(review: Oid, { thread, comment }: CommentInThread): CommentAnswer {
  return { review, thread: thread.root.item.id, comment: comment.item.id };
}
