import { GalleyError } from "#contract/errors.ts";
import type { ReviewRoom } from "../reviewIndex/ReviewContext.ts";
import type { BookedReview } from "../state/IndexedReview.ts";
import type { FoldedComment, FoldedReview, FoldedThread } from "../state/Review.ts";

/** A comment and the thread that it stands in. */
export interface CommentInThread {
  readonly comment: FoldedComment;
  readonly thread: FoldedThread;
}

/** Finds a comment of a review by the id of its first version, or fails as NOT_FOUND. Linear in the comments. */
export function requireComment({ threads }: Pick<FoldedReview, "threads">, id: string): CommentInThread {
  for (const thread of threads) {
    const comment = thread.comments.find(({ item }) => item.id === id);
    if (comment !== undefined) return { comment, thread };
  }
  throw new GalleyError("NOT_FOUND", "This review has no such remark.");
}

/** Finds a thread of a review by the id of its first comment, or fails as NOT_FOUND. Linear in the threads. */
export function requireThread({ threads }: Pick<FoldedReview, "threads">, id: string): FoldedThread {
  const thread = threads.find(({ root }) => root.item.id === id);
  if (thread === undefined) throw new GalleyError("NOT_FOUND", "This review has no such thread.");
  return thread;
}

export interface FoundRemark {
  readonly review: BookedReview;
  readonly thread: FoldedThread;
  /** The comment that was named. */
  readonly comment: string;
}

const PREFIX = /^[0-9a-f]{7,40}$/u;
const AN_ID = "A remark is named by the first 7 digits of its id or more.";
const LIST = "`galley comments` prints them.";

/** Finds the comment whose id begins so, in whatever review. Linear in all comments. BAD_INPUT and NOT_FOUND where none is meant. */
export async function findRemark(room: ReviewRoom, id: string | undefined): Promise<FoundRemark> {
  if (id === undefined || !PREFIX.test(id)) throw new GalleyError("BAD_INPUT", AN_ID, { next: LIST });
  const found = (await room.book.reviews()).flatMap((review) =>
    review.threads.flatMap((thread) =>
      thread.comments
        .filter(({ item }) => item.id.startsWith(id))
        .map(({ item }): FoundRemark => ({ review, thread, comment: item.id })),
    ),
  );
  const [only, ...others] = found;
  if (only === undefined)
    throw new GalleyError("NOT_FOUND", `No remark has an id that begins “${id}”.`, { next: LIST });
  if (others.length > 0)
    throw new GalleyError("BAD_INPUT", `${found.length} remarks have an id that begins “${id}”.`, {
      next: "Write more of it.",
    });
  return only;
}

/** Finds the comment that a write of this key made or edited; null if there was none. Linear in the comments. */
export function findWritten({ threads }: Pick<FoldedReview, "threads">, key: string): CommentInThread | null {
  for (const thread of threads) {
    const comment = thread.comments.find(({ history }) => history.some(({ extras }) => extras.key === key));
    if (comment !== undefined) return { comment, thread };
  }
  return null;
}
