import { type AnchorInput, readAnchor, settleAnchor } from "../positions/Anchor.ts";
import { answerOf, type CommentAnswer, writeComments } from "./writeComments.ts";
import { currentReview } from "../patchSets/recordPatchSet.ts";
import { dropDrafts } from "./discardDraft.ts";
import { findWritten } from "./findComment.ts";
import { inputRules } from "../inputRules.ts";
import { requireReview } from "../reviewIndex/findReview.ts";
import { requireRight } from "../viewer/permissions.ts";
import type { ReviewRoom } from "../reviewIndex/ReviewContext.ts";
import { seedRemark } from "./buildComment.ts";

export interface AddCommentInput {
  readonly key: string;
  readonly review: string;
  readonly anchor: AnchorInput;
  readonly body: string;
  readonly kind: "blocking" | "note";
}

/**
 * Begins a thread on lines, on a file or on the review, on either side; what is remarked on need not be part of the change.
 * A draft of the same key is done with by this.
 */
export async function addComment(room: ReviewRoom, input: AddCommentInput): Promise<CommentAnswer> {
  const author = requireRight(room.viewer, "comment", null);
  const key = inputRules.key(input.key);
  const body = inputRules.body(input.body);
  const found = await requireReview(room, input.review);
  const { revision } = found;
  const written = findWritten(found, key);
  if (written !== null) {
    await dropDrafts(room, revision, [key]);
    return answerOf(revision, written);
  }
  const review = await currentReview(room, found);
  const anchor = await settleAnchor(room.git, review, input.anchor);
  const file = await readAnchor(room.git, anchor);
  const seeds = [seedRemark(review, anchor, file, { key, body, kind: input.kind })];
  const commits = anchor.commit === review.head ? [anchor.commit] : [];
  const [item] = await writeComments(room, review, author, { key, seeds, commits, drafts: [key] });
  const comment = item?.id ?? "";
  return { review: revision, thread: comment, comment };
}
