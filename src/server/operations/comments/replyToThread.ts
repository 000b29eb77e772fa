import { GalleyError } from "#contract/errors.ts";
import type { Oid } from "#server/git/oid.ts";
import { revParse } from "#server/git/refs/revParse.ts";
import { inputRules } from "#server/store/notes/inputRules.ts";
import type { CommentItem } from "#server/store/notes/CommentItem.ts";
import { currentReview } from "../patchSets/recordPatchSet.ts";
import { requireReview, type ReviewContext } from "#server/reviews/index/ReviewContext.ts";
import { proposedAddressed } from "#server/reviews/state/deriveThread.ts";
import type { IndexedReview } from "#server/reviews/state/IndexedReview.ts";
import { type Author, requireRight } from "#server/reviews/state/Viewer.ts";
import { refreshWorktree } from "../worktree/takeSnapshot.ts";
import { answerOf, buildReply, type CommentAnswer, repeatedAnswer, writeComments } from "./writeComments.ts";
import { requireThread } from "#server/reviews/index/findComment.ts";

export interface ReplyInput {
  readonly key: string;
  readonly review: string;
  readonly thread: string;
  /** The comment to reply to; the thread's first one if absent. */
  readonly parent?: string | null | undefined;
  readonly body: string;
  readonly resolves?: boolean | null | undefined;
  /** The commit or snapshot that it proposes as the fix; the thread stays open. */
  readonly addressed?: Oid | undefined;
}

/**
 * Replies in a thread; optionally resolves it, or proposes that it is addressed. Removes a draft of the same key. A proposal that is the
 * thread's last one, of the same author, commit and text, is not written again. Fails as CONFLICT if only the text is another.
 */
export async function reply(context: ReviewContext, input: ReplyInput): Promise<CommentAnswer> {
  const resolves = input.resolves ?? false;
  const author = requireRight(context.viewer, resolves ? "resolve" : "comment", null);
  const key = inputRules.key(input.key);
  const body = inputRules.body(input.body);
  const review = await requireReview(context, input.review);
  const before = await repeatedAnswer(context, review, key);
  if (before !== null) return before;
  const thread = requireThread(review, input.thread);
  const parent = input.parent ?? undefined;
  if (parent !== undefined && !thread.comments.some(({ item }) => item.id === parent)) {
    throw new GalleyError("NOT_FOUND", "The comment that you reply to is not in this thread.");
  }
  const { addressed } = input;
  if (addressed !== undefined && thread.state === "RESOLVED")
    throw new GalleyError("CONFLICT", "This thread is resolved, so there is nothing to propose.", { next: REPLY_ONLY });
  const proposed = addressed === undefined ? null : proposedAddressed(thread);
  if (proposed !== null && proposed.by === addressed && isBy(author, proposed.comment.item)) {
    if (proposed.comment.latest.description === body)
      return answerOf(review.revision, { thread, comment: proposed.comment });
    throw new GalleyError("CONFLICT", PROPOSED, { next: CHANGE_FIRST });
  }
  const commentInputs = buildReply(thread, { key, parent, body, resolves, addressed });
  const commits = addressed === undefined ? [] : [addressed];
  const [item] = await writeComments(context, review, author, { key, commentInputs, commits, drafts: [key] });
  return { review: review.revision, thread: thread.root.item.id, comment: item?.id ?? "" };
}

function isBy({ email, agent }: Author, { author, extras }: CommentItem): boolean {
  return author === email && extras.agent?.name === agent;
}

const PROPOSED = "You proposed the same already: nobody replied, and nothing changed since.";
const CHANGE_FIRST = "To add a text, reply without a proposal. Else change the code first, or wait for the reviewer.";
const REPLY_ONLY = "Reply without a proposal, or ask the reviewer to reopen it.";
const GONE = "The last commit of the review is not in the repository any more.";
const NAME = "Name the commit that addresses it.";

/**
 * Returns the commit proposed as the fix: that of a revision, else the current head of the review, for uncommitted work
 * a snapshot of the current files. Fails as NOT_FOUND if there is none.
 */
export async function addressedBy(
  context: ReviewContext,
  review: IndexedReview,
  revision: string | undefined,
): Promise<Oid> {
  if (revision !== undefined) {
    const commit = await revParse(context.git, revision);
    if (commit === null)
      throw new GalleyError("NOT_FOUND", `“${revision}” is not a commit of this repository.`, { next: NAME });
    return commit;
  }
  const { head } = await currentReview(context, await refreshWorktree(context, review.revision));
  if (head === null) throw new GalleyError("NOT_FOUND", GONE, { next: NAME });
  return head;
}
