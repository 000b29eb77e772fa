import { hasCommitGraph } from "#server/git/ancestry/commitGraph.ts";
import { breather } from "#server/git/eventLoop.ts";
import type { Oid } from "#server/git/oid.ts";
import type { Repository } from "#server/git/openRepository.ts";
import { abortable } from "../abortable.ts";
import type { CommentItem } from "../notes/CommentItem.ts";
import { parseCommentLine } from "../notes/commentLine.ts";
import { parseRequestLine, type RequestItem } from "../notes/requestLine.ts";
import { foldReview } from "../state/deriveReview.ts";
import type { BookedReview } from "../state/IndexedReview.ts";
import { type FoldedReview, targetBefore } from "../state/Review.ts";
import type { NotesSnapshot, ReviewStore } from "../store/reviewStore.ts";
import { BookPage } from "./IndexPage.ts";
import { CommitPresence, readStandings } from "./readMergeStatuses.ts";
import { readTips } from "./readTips.ts";

/** All reviews of one repository, each folded once until its notes or its branches move. */
export interface ReviewBook {
  /** Gives all reviews as they stand now, those that changed last first; the same list and the same reviews as long as nothing moved. */
  reviews(signal?: AbortSignal): Promise<readonly BookedReview[]>;
  /** Finds one by the id of its first commit, or by a prefix of at least seven digits that only one has; null if none is meant. */
  find(idOrPrefix: string, signal?: AbortSignal): Promise<BookedReview | null>;
}

const PREFIX = /^[0-9a-f]{7,64}$/u;

/**
 * Keeps the book of a repository's reviews. To read it asks git for the notes' and the branches' refs; what did not move
 * costs nothing more. Who asks at the same time is served together.
 */
export function reviewBook(repository: Repository, store: ReviewStore): ReviewBook {
  const notes = new FoldedNotes();
  const presence = new CommitPresence(repository);
  let page = BookPage.blank;
  let running: Promise<unknown> = Promise.resolve();
  let next: Promise<BookPage> | null = null;

  async function read(): Promise<BookPage> {
    const [snapshot, knownTips] = await Promise.all([store.snapshot(), readTips(repository, page.names)]);
    const folded = await notes.read(snapshot);
    const names = folded === page.folded ? page.names : namesOf(folded, page.names);
    const tips = names === page.names ? knownTips : await readTips(repository, names);
    const isSure = page.isSure || (await hasCommitGraph(repository));
    if (folded === page.folded && tips === page.tips && isSure === page.isSure) return page;
    const answers = await readStandings(repository, presence, page.questions(folded, tips, isSure));
    page = page.next(folded, names, tips, isSure, answers);
    return page;
  }

  /** Reads once more, after what is being read now: it must see all that was written before it was asked for. */
  function readNext(): Promise<BookPage> {
    next ??= running.then(begin, begin);
    return next;
  }

  function begin(): Promise<BookPage> {
    next = null;
    const reading = read();
    running = reading;
    return reading;
  }

  return {
    reviews: async (signal) => (await abortable(readNext(), signal)).reviews,
    async find(idOrPrefix, signal) {
      const now = await abortable(readNext(), signal);
      return now.get(idOrPrefix) ?? (PREFIX.test(idOrPrefix) ? now.getOnly(idOrPrefix) : null);
    },
  };
}

/** Gives the refs that reviews name: the very set of before where these are the same. */
function namesOf(reviews: readonly FoldedReview[], before: ReadonlySet<string>): ReadonlySet<string> {
  const names = new Set<string>();
  for (const review of reviews) names.add(review.current.reviewRef).add(targetBefore(review));
  return names.size === before.size && [...names].every((name) => before.has(name)) ? before : names;
}

/** A review with the lines that it was folded from. */
interface Fold {
  readonly requests: readonly string[];
  readonly comments: readonly string[];
  readonly isPrivate: boolean;
  readonly review: FoldedReview | null;
}

const NO_LINES: readonly string[] = [];

/** The reviews that a repository's notes tell of. */
class FoldedNotes {
  #folds: ReadonlyMap<Oid, Fold> = new Map();
  #snapshot: NotesSnapshot | null = null;
  #reviews: readonly FoldedReview[] = [];

  /**
   * Gives the reviews of a snapshot. Folds those whose lines changed since the last call, linear in these lines, and walks
   * over all others once; a review stays the same object until its lines change, and so does the list.
   */
  async read(snapshot: NotesSnapshot): Promise<readonly FoldedReview[]> {
    if (this.#snapshot === snapshot) return this.#reviews;
    const breathe = breather();
    const folds = new Map<Oid, Fold>();
    for (const [revision, requests] of snapshot.requests) {
      const comments = snapshot.comments.get(revision) ?? NO_LINES;
      const isPrivate = snapshot.privates.has(revision);
      const last = this.#folds.get(revision);
      const isSame = last?.requests === requests && last.comments === comments && last.isPrivate === isPrivate;
      if (isSame) folds.set(revision, last);
      else {
        await breathe();
        const review = fold(revision, requests, comments, isPrivate);
        folds.set(revision, { requests, comments, isPrivate, review });
      }
    }
    this.#folds = folds;
    this.#snapshot = snapshot;
    this.#reviews = [...folds.values()].flatMap(({ review }) => review ?? []);
    return this.#reviews;
  }
}

/** Null where no line is a request. */
function fold(
  revision: Oid,
  requestLines: readonly string[],
  commentLines: readonly string[],
  isPrivate: boolean,
): FoldedReview | null {
  const requests: readonly RequestItem[] = requestLines.flatMap((line) => parseRequestLine(line) ?? []);
  const comments: readonly CommentItem[] = commentLines.flatMap((line) => parseCommentLine(line) ?? []);
  return foldReview(revision, requests, comments, isPrivate);
}
