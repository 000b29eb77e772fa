import { GalleyError } from "#contract/errors.ts";
import { inputRules } from "#server/store/notes/inputRules.ts";
import { requireReview, type ReviewContext } from "#server/reviews/index/ReviewContext.ts";
import type { DerivedComment } from "#server/reviews/state/Review.ts";
import { requireRight } from "#server/reviews/state/Viewer.ts";
import {
  answerOf,
  type CommentAnswer,
  type CommentInput,
  dropDrafts,
  findWritten,
  writeComments,
} from "./writeComments.ts";
import { requireComment } from "#server/reviews/index/findComment.ts";

export interface DeleteCommentInput {
  readonly key: string;
  readonly review: string;
  readonly comment: string;
}

export interface EditCommentInput extends DeleteCommentInput {
  readonly body: string;
}

/** Changes the text of the viewer's own comment; the earlier text stays in its history. */
export async function editComment(context: ReviewContext, input: EditCommentInput): Promise<CommentAnswer> {
  const key = inputRules.key(input.key);
  const body = inputRules.body(input.body);
  const review = await requireReview(context, input.review);
  const found = requireComment(review, input.comment);
  const author = requireRight(context.viewer, "edit", found.comment.item.author);
  const answer = answerOf(review.revision, found);
  const isSame = found.comment.latest.description === body && !found.comment.isDeleted;
  if (isSame || findWritten(review, key) !== null) {
    await dropDrafts(context, review.revision, [key]);
    return answer;
  }
  if (found.comment.isDeleted)
    throw new GalleyError("CONFLICT", "The comment was deleted.", { next: "Write a new one." });
  const commentInputs = [buildEdit(found.comment, { key, body })];
  await writeComments(context, review, author, { key, commentInputs, drafts: [key] });
  return answer;
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

/**
 * Builds a new version of a comment in the same place; without a text it deletes the comment. It accepts or objects as
 * before. A deleted comment does neither, so that it blocks nothing.
 */
export function buildEdit(
  { item, latest }: Pick<DerivedComment, "item" | "latest">,
  { key, body }: { readonly key: string; readonly body: string | null },
): CommentInput {
  return {
    original: item.id,
    parent: item.parent,
    location: item.location,
    description: body ?? "",
    resolved: body === null ? null : item.resolved,
    extras: { key, ...(body === null && { withdrawn: true }) },
    follows: latest.timestamp,
  };
}
