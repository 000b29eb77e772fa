import { GalleyError } from "#contract/errors.ts";
import type { Oid } from "#server/git/oid.ts";
import { inputRules } from "#server/store/notes/inputRules.ts";
import { requireReview, type ReviewContext } from "#server/reviews/index/ReviewContext.ts";
import type { DerivedThread } from "#server/reviews/state/Review.ts";
import { proposedAddressed } from "#server/reviews/state/deriveThread.ts";
import { requireRight } from "#server/reviews/state/Viewer.ts";
import { buildAnswer, buildReply, type CommentInput, findWritten, writeComments } from "./writeComments.ts";
import { requireThread } from "#server/reviews/index/findComment.ts";

export interface ResolveThreadInput {
  readonly key: string;
  readonly review: string;
  readonly thread: string;
  readonly body?: string | null | undefined;
}

/** The thread, and the comment that was written for it by this call or an earlier one of its key; undefined if none was. */
interface Decided {
  readonly review: Oid;
  readonly thread: string;
  readonly comment?: string | undefined;
}

/** Checks the input and returns what it is about; `answer` is the result if nothing has to be written. */
async function readInput(context: ReviewContext, input: ResolveThreadInput) {
  const author = requireRight(context.viewer, "resolve", null);
  const key = inputRules.key(input.key);
  const body = inputRules.optionalBody(input.body, "A comment");
  const review = await requireReview(context, input.review);
  const thread = requireThread(review, input.thread);
  const comment = findWritten(review, key)?.comment.item.id;
  return {
    author,
    key,
    body,
    review,
    thread,
    answer: { review: review.revision, thread: thread.root.item.id, comment },
  };
}

const NOTE = "A note or a verdict does not need to be resolved.";

/** Resolves a thread by replying to all its comments that still object. Does nothing to a resolved thread. */
export async function resolveThread(context: ReviewContext, input: ResolveThreadInput): Promise<Decided> {
  const { author, key, body, review, thread, answer } = await readInput(context, input);
  if (answer.comment !== undefined || thread.state === "RESOLVED") return answer;
  if (thread.state === "NOTE") throw new GalleyError("BAD_INPUT", NOTE, { next: "Reply to it instead." });
  const commentInputs = buildReply(thread, { key, body, resolves: true });
  const [comment] = await writeComments(context, review, author, { key, commentInputs, drafts: [] });
  return { ...answer, comment: comment?.id };
}

const NOT_RESOLVED = "Only a resolved thread can be reopened: a note or an approval blocks nothing.";

/**
 * Reopens a resolved thread by an objecting reply to its first comment; in a thread with a proposed fix this rejects
 * the proposal. Does nothing to any other open thread.
 */
export async function reopenThread(context: ReviewContext, input: ResolveThreadInput): Promise<Decided> {
  const { author, key, body, review, thread, answer } = await readInput(context, input);
  const isOpen = thread.state === "OPEN" && proposedAddressed(thread) === null;
  if (answer.comment !== undefined || isOpen) return answer;
  if (thread.state === "NOTE" || thread.root.latest.resolved === true) {
    throw new GalleyError("BAD_INPUT", NOT_RESOLVED, { next: "Start a new thread, or request changes." });
  }
  const commentInputs = [buildReopening(thread, key, body)];
  const [comment] = await writeComments(context, review, author, { key, commentInputs, drafts: [] });
  return { ...answer, comment: comment?.id };
}

function buildReopening({ root, comments }: DerivedThread, key: string, body: string): CommentInput {
  const last = { id: root.item.id, timestamp: comments.at(-1)?.item.timestamp };
  return buildAnswer(last, { description: body, resolved: false, extras: { key, act: "reopen" } });
}
