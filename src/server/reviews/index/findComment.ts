import { GalleyError } from "#contract/errors.ts";
import type { ReviewContext } from "./ReviewContext.ts";
import type { IndexedReview } from "../state/IndexedReview.ts";
import type { DerivedComment, DerivedReview, DerivedThread } from "../state/Review.ts";

export interface CommentInThread {
  readonly comment: DerivedComment;
  readonly thread: DerivedThread;
}

/** Finds a comment of a review by the id of its first version, or fails as NOT_FOUND. Linear in the comments. */
export function requireComment({ threads }: Pick<DerivedReview, "threads">, id: string): CommentInThread {
  for (const thread of threads) {
    const comment = thread.comments.find(({ item }) => item.id === id);
    if (comment !== undefined) return { comment, thread };
  }
  throw new GalleyError("NOT_FOUND", "This review has no such comment.");
}

/** Finds a thread of a review by the id of its first comment, or fails as NOT_FOUND. Linear in the threads. */
export function requireThread({ threads }: Pick<DerivedReview, "threads">, id: string): DerivedThread {
  const thread = threads.find(({ root }) => root.item.id === id);
  if (thread === undefined) throw new GalleyError("NOT_FOUND", "This review has no such thread.");
  return thread;
}

export interface CommentMatch extends CommentInThread {
  readonly review: IndexedReview;
}

const PREFIX = /^[0-9a-f]{7,40}$/u;
const AN_ID = "A comment id needs at least its first 7 digits.";
const LIST = "`galley comments` prints them.";

/**
 * Finds the comment with an id prefix in any review. Linear in all comments. Fails as BAD_INPUT and NOT_FOUND if none
 * matches.
 */
export async function findComment(context: ReviewContext, id: string | undefined): Promise<CommentMatch> {
  if (id === undefined || !PREFIX.test(id)) throw new GalleyError("BAD_INPUT", AN_ID, { next: LIST });
  const found = (await context.index.reviews()).flatMap((review) =>
    review.threads.flatMap((thread) =>
      thread.comments
        .filter(({ item }) => item.id.startsWith(id))
        .map((comment): CommentMatch => ({ review, thread, comment })),
    ),
  );
  const [only, ...others] = found;
  if (only === undefined)
    throw new GalleyError("NOT_FOUND", `No comment has an id that begins with “${id}”.`, { next: LIST });
  if (others.length > 0)
    throw new GalleyError("BAD_INPUT", `${found.length} comments have an id that begins with “${id}”.`, {
      next: "Enter more digits.",
    });
  return only;
}

const MOMENT = /^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}.*)?$/u;

/** Parses a patch set's number, or a day or time in ISO 8601, into whole seconds, as comments are dated; null if absent. */
export function readSince(review: IndexedReview, sinceText: string | null): number | null {
  if (sinceText === null) return null;
  const number = /^(?:ps|PS)?(\d{1,6})$/u.exec(sinceText)?.[1];
  const set = review.patchSets.find((one) => String(one.number) === number);
  if (set !== undefined) return set.at ?? 0;
  const moment = MOMENT.test(sinceText) ? Date.parse(sinceText) : Number.NaN;
  if (Number.isFinite(moment)) return Math.floor(moment / 1000);
  const last = review.patchSets.length;
  throw new GalleyError(
    "BAD_INPUT",
    `“${sinceText}” is not a patch set from 1 to ${last} or a time such as 2026-11-22 or 2026-11-22T14:30Z.`,
  );
}
