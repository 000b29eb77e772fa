import { answerOf, type CommentAnswer, writeComments } from "./writeComments.ts";
import { inputRules } from "../inputRules.ts";
import { requireComment } from "./findComment.ts";
import { requireReview } from "../reviewIndex/findReview.ts";
import { requireRight } from "../viewer/permissions.ts";
import type { ReviewContext } from "../reviewIndex/ReviewContext.ts";
import { buildEdit } from "./buildComment.ts";

export interface DeleteCommentInput {
  readonly key: string;
  readonly review: string;
  readonly comment: string;
}

/** Deletes the viewer's own comment with a new entry: it blocks nothing any more, and stays in the history. */
export async function deleteComment(context: ReviewContext, input: DeleteCommentInput): Promise<CommentAnswer> {
  const key = inputRules.key(input.key);
  const review = await requireReview(context, input.review);
  const found = requireComment(review, input.comment);
  const author = requireRight(context.viewer, "delete", found.comment.item.author);
  if (!found.comment.isDeleted) {
    const commentInputs = [buildEdit(found.comment, { key, body: null })];
    await writeComments(context, review, author, { key, commentInputs, drafts: [] });
  }
  return answerOf(review.revision, found);
}
