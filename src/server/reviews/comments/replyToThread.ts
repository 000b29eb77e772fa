import { GalleyError } from "#contract/errors.ts";
import type { Oid } from "#server/git/oid.ts";
import { revParse } from "#server/git/refs/revParse.ts";
import { inputRules } from "../inputRules.ts";
import { currentReview } from "../patchSets/recordPatchSet.ts";
import { requireReview } from "../reviewIndex/findReview.ts";
import type { ReviewRoom } from "../reviewIndex/ReviewContext.ts";
import type { BookedReview } from "../state/IndexedReview.ts";
import { requireRight } from "../viewer/permissions.ts";
import { refreshWorktree } from "../worktree/takeSnapshot.ts";
import { seedReply } from "./buildComment.ts";
import { dropDrafts } from "./discardDraft.ts";
import { findWritten, requireThread } from "./findComment.ts";
import { answerOf, type CommentAnswer, writeComments } from "./writeComments.ts";

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

const GONE = "The review's last commit is not in the repository any more.";
const NAME = "Name the commit that did it.";

/**
 * Gives the commit that is said to have done what a remark asks for: the one of a revision, else what the review is at this
 * moment, of uncommitted work a snapshot of the files as they are. Fails as NOT_FOUND where there is none.
 */
export async function addressedBy(room: ReviewRoom, review: BookedReview, revision: string | undefined): Promise<Oid> {
  if (revision !== undefined) {
    const commit = await revParse(room.git, revision);
    if (commit === null)
      throw new GalleyError("NOT_FOUND", `“${revision}” is no commit of this repository.`, { next: NAME });
    return commit;
  }
  const { head } = await currentReview(room, await refreshWorktree(room, review.revision));
  if (head === null) throw new GalleyError("NOT_FOUND", GONE, { next: NAME });
  return head;
}
