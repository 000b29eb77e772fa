import { GalleyError } from "#contract/errors.ts";
import type { Oid } from "#server/git/oid.ts";
import { answerOf, type CommentAnswer } from "./answerOf.ts";
import { dropDrafts } from "./dropDrafts.ts";
import { findWritten } from "./findWritten.ts";
import { inputRules } from "../inputRules.ts";
import { requireReview } from "../book/requireReview.ts";
import { requireRight } from "../viewer/requireRight.ts";
import { requireThread } from "./requireThread.ts";
import type { ReviewRoom } from "../book/ReviewRoom.ts";
import { seedReply } from "./seedReply.ts";
import { writeComments } from "./writeComments.ts";

export interface ReplyInput {
  readonly key: string;
  readonly review: string;
  readonly thread: string;
  /** The comment that is answered; the thread's first one if absent. */
  readonly parent?: string | null | undefined;
  readonly body: string;
  /** Whether the answer resolves the thread too. */
  readonly resolves?: boolean | null | undefined;
  /** The commit or snapshot that it says did what was asked for: a proposal, which leaves the thread open. */
  readonly addressed?: Oid | undefined;
}

const NO_PARENT = "The remark that is answered is not in this thread.";

/** Answers in a thread; resolves it, or proposes that it is addressed, if asked to. A draft of the same key is done with by this. */
export async function reply(room: ReviewRoom, input: ReplyInput): Promise<CommentAnswer> {
  const resolves = input.resolves ?? false;
  const author = requireRight(room.viewer, resolves ? "resolve" : "comment", null);
  const key = inputRules.key(input.key);
  const body = inputRules.body(input.body);
  const review = await requireReview(room, input.review);
  const written = findWritten(review, key);
  if (written !== null) {
    await dropDrafts(room, review.revision, [key]);
    return answerOf(review.revision, written);
  }
  const thread = requireThread(review, input.thread);
  const parent = input.parent ?? undefined;
  if (parent !== undefined && !thread.comments.some(({ item }) => item.id === parent)) {
    throw new GalleyError("NOT_FOUND", NO_PARENT);
  }
  const { addressed } = input;
  const seeds = seedReply(thread, { key, parent, body, resolves, addressed });
  const commits = addressed === undefined ? [] : [addressed];
  const [item] = await writeComments(room, review, author, { key, seeds, commits, drafts: [key] });
  return { review: review.revision, thread: thread.root.item.id, comment: item?.id ?? "" };
}
