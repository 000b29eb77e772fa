import { GalleyError } from "#contract/errors.ts";
import type { Oid } from "#server/git/oid.ts";
import { findWritten, requireThread } from "./findComment.ts";
import type { FoldedThread } from "../state/Review.ts";
import { inputRules } from "../inputRules.ts";
import { proposedAddressed } from "../state/deriveThread.ts";
import { requireReview } from "../reviewIndex/findReview.ts";
import { requireRight } from "../viewer/permissions.ts";
import type { ResolveThreadInput } from "./resolveThread.ts";
import type { ReviewRoom } from "../reviewIndex/ReviewContext.ts";
import { type CommentSeed, writeComments } from "./writeComments.ts";

const NOT_RESOLVED = "Only a thread that was resolved can be reopened: a note or an approval holds nothing up.";
const REMARK = "Begin a new thread, or ask for changes.";

/**
 * Reopens a resolved thread by an answer to its first comment that objects; one that somebody says is addressed is said by it not
 * to be done yet. Any other that is open already stays as it is.
 */
export async function reopenThread(
  room: ReviewRoom,
  input: ResolveThreadInput,
): Promise<{ readonly review: Oid; readonly thread: string }> {
  const author = requireRight(room.viewer, "resolve", null);
  const key = inputRules.key(input.key);
  const body = inputRules.optionalBody(input.body ?? "", "A comment");
  const review = await requireReview(room, input.review);
  const thread = requireThread(review, input.thread);
  const answer = { review: review.revision, thread: thread.root.item.id };
  const isOpen = thread.state === "OPEN" && proposedAddressed(thread) === null;
  if (findWritten(review, key) !== null || isOpen) return answer;
  if (thread.state === "NOTE" || thread.root.latest.resolved === true) {
    throw new GalleyError("BAD_INPUT", NOT_RESOLVED, { next: REMARK });
  }
  const seeds = [seedReopening(thread, key, body)];
  await writeComments(room, review, author, { key, seeds, drafts: [] });
  return answer;
}

function seedReopening({ root, comments }: FoldedThread, key: string, body: string): CommentSeed {
  return {
    original: "",
    parent: root.item.id,
    location: null,
    description: body,
    resolved: false,
    extras: { key, act: "reopen" },
    answers: comments.at(-1)?.item.timestamp,
  };
}
