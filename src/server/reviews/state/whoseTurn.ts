import type { CommentItem } from "#server/store/notes/CommentItem.ts";
import type { RequestItem } from "#server/store/notes/requestLine.ts";
import { compareMoments, type Moment } from "#server/store/notes/timestamps.ts";
import type { ReviewState } from "./IndexedReview.ts";
import type { DerivedReview, DerivedThread } from "./Review.ts";

/**
 * Returns true for requests with something new to read, false for those that only change the description or end the
 * review.
 */
function isPush({ targetRef, extras }: RequestItem): boolean {
  return targetRef !== "" && extras.part === undefined && extras.act !== "update" && extras.act !== "close";
}

/** Returns the requests that push; the first of those that two clones recorded. */
function pushesOf(requests: readonly RequestItem[]): readonly RequestItem[] {
  const keys = new Set<string>();
  return requests.filter((request) => {
    const { act, key } = request.extras;
    const isAgain = act === "patchSet" && key !== undefined && keys.has(key);
    if (key !== undefined) keys.add(key);
    return isPush(request) && !isAgain;
  });
}

function commentsOf(threads: readonly DerivedThread[]): readonly (Moment & { readonly author: string })[] {
  const comments = threads.flatMap((thread) => thread.comments);
  return comments.filter(({ isDeleted }) => !isDeleted).map(({ item }) => item);
}

function latest<Item extends Moment>(items: readonly Item[]): Item | undefined {
  return items.reduce<Item | undefined>(
    (last, item) => (last === undefined || compareMoments(last, item) <= 0 ? item : last),
    undefined,
  );
}

/** A comment of the same moment as a request counts as later. */
function isSince(comment: Moment | undefined, moment: Moment | undefined): boolean {
  return comment !== undefined && (moment === undefined || compareMoments(comment, moment) >= 0);
}

/**
 * Returns the email addresses of the people whose turn it is. For an open review: the reviewers who have not responded
 * since its author last pushed or commented, and the author if somebody has responded, or if an open thread waits for
 * an answer since the last push. Without reviewers, all participants count as reviewers. So does who opened a pull
 * request. Without any, or once approved, it is the author's turn. A merged or abandoned review is nobody's turn.
 * Linear in the number of comments.
 */
export function whoseTurn(review: DerivedReview, state: ReviewState): readonly string[] {
  const author = review.current.requester;
  if (state === "MERGED" || state === "ABANDONED") return [];
  const authors = author === "" ? [] : [author];
  const reviewers = review.current.reviewers.filter((email) => email !== author);
  const others = review.participants.map(({ email }) => email);
  const openers = review.requests.flatMap(({ extras }) => (extras.pull && extras.imported ? [extras.imported.by] : []));
  const asked = [...(reviewers.length > 0 ? reviewers : others), ...openers];
  const readers = [...new Set(asked)].filter((email) => email !== author);
  if (state === "APPROVED" || readers.length === 0) return authors;

  const activity = commentsOf(review.threads);
  const push = latest(pushesOf(review.requests));
  const move = latest<Moment>([...(push ? [push] : []), ...activity.filter((comment) => comment.author === author)]);
  const lastComments = new Map(activity.toSorted(compareMoments).map((comment) => [comment.author, comment]));
  const isAnswered = [...lastComments].some(([email, comment]) => email !== author && isSince(comment, move));
  const waits = review.threads.some(({ state: open, comments }) => {
    const last = comments.findLast(({ isDeleted }) => !isDeleted)?.item;
    return open === "OPEN" && last?.author !== author && isSince(last, push);
  });
  return [
    ...(isAnswered || waits ? authors : []),
    ...readers.filter((email) => !isSince(lastComments.get(email), move)),
  ];
}

/**
 * Returns true if a comment alone counts as submitting a review: a person's text that does not resolve a thread. A
 * person who resolves a thread, or reopens it without a text, is still reviewing; agents never submit a review.
 */
export function submitsReview({ parent, resolved, description, extras }: CommentItem): boolean {
  const resolves = parent !== "" && resolved === true;
  return !resolves && description !== "" && extras.agent === undefined;
}
