import type { CommentItem } from "../notes/CommentItem.ts";
import type { RequestItem } from "../notes/requestLine.ts";
import { compareMoments, type Moment } from "../notes/timestamps.ts";
import type { ReviewState } from "./IndexedReview.ts";
import type { FoldedReview, FoldedThread } from "./Review.ts";

interface Word extends Moment {
  readonly author: string;
}

/** Tells the requests that show something to be read from those that only describe it anew or end it. */
function isPush({ targetRef, extras }: RequestItem): boolean {
  return targetRef !== "" && extras.act !== "update" && extras.act !== "close";
}

/** Gives the requests that push; of one that two clones wrote down the first. */
function pushesOf(requests: readonly RequestItem[]): readonly RequestItem[] {
  const keys = new Set<string>();
  return requests.filter((request) => {
    const { act, key } = request.extras;
    const isAgain = act === "patchSet" && key !== undefined && keys.has(key);
    if (key !== undefined) keys.add(key);
    return isPush(request) && !isAgain;
  });
}

function wordsOf(threads: readonly FoldedThread[]): readonly Word[] {
  const comments = threads.flatMap((thread) => thread.comments);
  return comments.filter(({ isWithdrawn }) => !isWithdrawn).map(({ item }) => item);
}

function latest<Item extends Moment>(items: readonly Item[]): Item | undefined {
  return items.reduce<Item | undefined>(
    (last, item) => (last === undefined || compareMoments(last, item) <= 0 ? item : last),
    undefined,
  );
}

/** A word of the same moment as a request came after it. */
function isSince(word: Moment | undefined, moment: Moment | undefined): boolean {
  return word !== undefined && (moment === undefined || compareMoments(word, moment) >= 0);
}

/**
 * Says by e-mail whose turn it is. Of an open review: those who are to review it and have said nothing since its author last
 * moved, that is pushed or said something, and its author if somebody has, or if an open thread waits for an answer since the
 * last push. Where nobody is asked, all who took part are; where nobody did, it is the author's, as it is once approved. When
 * it is merged or abandoned nobody has a turn. Linear in the number of comments.
 */
export function whoseTurn(review: FoldedReview, state: ReviewState): readonly string[] {
  const author = review.current.requester;
  if (state === "MERGED" || state === "ABANDONED") return [];
  const asked = review.current.reviewers.filter((email) => email !== author);
  const others = review.participants.map(({ email }) => email).filter((email) => email !== author);
  const readers = [...new Set(asked.length > 0 ? asked : others)];
  if (state === "APPROVED" || readers.length === 0) return [author];

  const words = wordsOf(review.threads);
  const push = latest(pushesOf(review.requests));
  const move = latest<Moment>([...(push ? [push] : []), ...words.filter((word) => word.author === author)]);
  const lastWords = new Map(words.toSorted(compareMoments).map((word) => [word.author, word]));
  const isAnswered = [...lastWords].some(([email, word]) => email !== author && isSince(word, move));
  const waits = review.threads.some(({ state: open, isVerdict, comments }) => {
    const last = comments.findLast(({ isWithdrawn }) => !isWithdrawn)?.item;
    return open === "OPEN" && !isVerdict && last?.author !== author && isSince(last, push);
  });
  return [...(isAnswered || waits ? [author] : []), ...readers.filter((email) => !isSince(lastWords.get(email), move))];
}

/**
 * Tells whether a comment hands a review back by itself: a person's words that do not settle anything. Who settles a thread, or says
 * without a word that it is not done, is still looking; neither do agents hand back.
 */
export function asksForMore({ parent, resolved, description, extras }: CommentItem): boolean {
  const settles = parent !== "" && resolved === true;
  return !settles && description !== "" && extras.agent === undefined;
}
