import { GalleyError } from "#contract/errors.ts";
import { answerOf, type CommentAnswer, writeComments } from "./writeComments.ts";
import { dropDrafts } from "./discardDraft.ts";
import { findWritten, requireComment } from "./findComment.ts";
import { inputRules } from "../inputRules.ts";
import { requireReview } from "../reviewIndex/findReview.ts";
import { requireRight } from "../viewer/permissions.ts";
import type { ReviewRoom } from "../reviewIndex/ReviewContext.ts";
import { seedEdit } from "./buildComment.ts";

export interface EditCommentInput {
  readonly key: string;
  readonly review: string;
  readonly comment: string;
  readonly body: string;
}

const WITHDRAWN = "The remark was taken back.";
const WRITE_ANOTHER = "Write another one.";

/** Gives one's own comment another text; what it said before stays in its history. */
export async function editComment(room: ReviewRoom, input: EditCommentInput): Promise<CommentAnswer> {
  const key = inputRules.key(input.key);
  const body = inputRules.body(input.body);
  const review = await requireReview(room, input.review);
  const found = requireComment(review, input.comment);
  const author = requireRight(room.viewer, "edit", found.comment.item.author);
  const answer = answerOf(review.revision, found);
  const isSame = found.comment.latest.description === body && !found.comment.isWithdrawn;
  if (isSame || findWritten(review, key) !== null) {
    await dropDrafts(room, review.revision, [key]);
    return answer;
  }
  if (found.comment.isWithdrawn) throw new GalleyError("CONFLICT", WITHDRAWN, { next: WRITE_ANOTHER });
  const seeds = [seedEdit(found.comment, { key, body })];
  await writeComments(room, review, author, { key, seeds, drafts: [key] });
  return answer;
}
