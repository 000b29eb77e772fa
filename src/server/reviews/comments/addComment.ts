import { type AnchorInput, readAnchor, resolveAnchor } from "../positions/Anchor.ts";
import { buildComment, type CommentAnswer, repeatedAnswer, writeComments } from "./writeComments.ts";
import { currentReview } from "../patchSets/recordPatchSet.ts";
import { inputRules } from "../inputRules.ts";
import { requireReview, type ReviewContext } from "../reviewIndex/ReviewContext.ts";
import { requireRight } from "../viewer/Viewer.ts";

export interface AddCommentInput {
  readonly key: string;
  readonly review: string;
  readonly anchor: AnchorInput;
  readonly body: string;
  readonly kind: "blocking" | "note";
}

/**
 * Begins a thread on lines, on a file or on the review, on either side; the lines need not be part of the change.
 * Removes a draft of the same key.
 */
export async function addComment(context: ReviewContext, input: AddCommentInput): Promise<CommentAnswer> {
  const author = requireRight(context.viewer, "comment", null);
  const key = inputRules.key(input.key);
  const body = inputRules.body(input.body);
  const found = await requireReview(context, input.review);
  const { revision } = found;
  const before = await repeatedAnswer(context, found, key);
  if (before !== null) return before;
  const review = await currentReview(context, found);
  const anchor = await resolveAnchor(context.git, review, input.anchor);
  const file = await readAnchor(context.git, anchor);
  const commentInputs = [buildComment(review, anchor, file, { key, body, kind: input.kind })];
  const commits = anchor.commit === review.head ? [anchor.commit] : [];
  const [item] = await writeComments(context, review, author, { key, commentInputs, commits, drafts: [key] });
  const comment = item?.id ?? "";
  return { review: revision, thread: comment, comment };
}
