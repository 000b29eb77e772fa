import { answerOf, type CommentAnswer, writeComments } from "./writeComments.ts";
import { inputRules } from "../inputRules.ts";
import { requireComment } from "./findComment.ts";
import { requireReview } from "../reviewIndex/findReview.ts";
import { requireRight } from "../viewer/permissions.ts";
import type { ReviewRoom } from "../reviewIndex/ReviewContext.ts";
import { seedEdit } from "./buildComment.ts";

export interface WithdrawCommentInput {
  readonly key: string;
  readonly review: string;
  readonly comment: string;
}

/** Takes one's own comment back by an entry that says so: it holds nothing up any more, and stays in the history. */
export async function withdrawComment(room: ReviewRoom, input: WithdrawCommentInput): Promise<CommentAnswer> {
  const key = inputRules.key(input.key);
  const review = await requireReview(room, input.review);
  const found = requireComment(review, input.comment);
  const author = requireRight(room.viewer, "withdraw", found.comment.item.author);
  if (!found.comment.isWithdrawn) {
    const seeds = [seedEdit(found.comment, { key, body: null })];
    await writeComments(room, review, author, { key, seeds, drafts: [] });
  }
  return answerOf(review.revision, found);
}
