import { hasCommitGraph } from "#server/git/ancestry/commitGraph.ts";
import { eventLoopYielder } from "#server/git/eventLoop.ts";
import type { Oid } from "#server/git/oid.ts";
import type { Repository } from "#server/git/Repository.ts";
import { abortable } from "../abortable.ts";
import type { CommentItem } from "../notes/CommentItem.ts";
import { parseCommentLine } from "../notes/commentLine.ts";
import { parseRequestLine, type RequestItem } from "../notes/requestLine.ts";
import { deriveReview } from "../state/deriveReview.ts";
import type { IndexedReview } from "../state/IndexedReview.ts";
import { type DerivedReview, targetBefore } from "../state/Review.ts";
import type { NotesSnapshot, ReviewStore } from "../store/reviewStore.ts";
import { IndexPage } from "./IndexPage.ts";
import { CommitPresence, readMergeStatuses } from "./readMergeStatuses.ts";
import { readTips } from "./readTips.ts";

/** All reviews of one repository. Each is derived once, until its notes or its branches move. */
export interface ReviewIndex {
  /**
   * Returns all reviews, the last changed first. Returns the same list and the same objects as long as nothing moved.
   */
  reviews(signal?: AbortSignal): Promise<readonly IndexedReview[]>;
  /**
   * Finds a review by the id of its first commit, or by a unique prefix of at least seven digits; null if there is
   * none.
   */
  find(idOrPrefix: string, signal?: AbortSignal): Promise<IndexedReview | null>;
}

const PREFIX = /^[0-9a-f]{7,64}$/u;

/**
 * Creates the index of a repository's reviews. Reading it asks git for the refs of notes and branches; what did not
 * move costs nothing more. Simultaneous calls share one read.
 */
export function createReviewIndex(repository: Repository, store: ReviewStore): ReviewIndex {
  const notes = new DerivedReviews();
  const presence = new CommitPresence(repository);
  let page = IndexPage.blank;
  let running: Promise<unknown> = Promise.resolve();
  let next: Promise<IndexPage> | null = null;

  async function read(): Promise<IndexPage> {
    const [snapshot, knownTips] = await Promise.all([store.snapshot(), readTips(repository, page.names)]);
    const derived = await notes.read(snapshot);
    const names = derived === page.derived ? page.names : namesOf(derived, page.names);
    const tips = names === page.names ? knownTips : await readTips(repository, names);
    const isSure = page.isSure || (await hasCommitGraph(repository));
    if (derived === page.derived && tips === page.tips && isSure === page.isSure) return page;
    const answers = await readMergeStatuses(repository, presence, page.questions(derived, tips, isSure));
    page = page.next(derived, names, tips, isSure, answers);
    return page;
  }

  /** Reads again after the current read: the result must include everything written before the call. */
  function readNext(): Promise<IndexPage> {
    next ??= running.then(begin, begin);
    return next;
  }

  function begin(): Promise<IndexPage> {
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

/** Returns the refs that reviews name; the same set object as before if they did not change. */
function namesOf(reviews: readonly DerivedReview[], before: ReadonlySet<string>): ReadonlySet<string> {
  const names = new Set<string>();
  for (const review of reviews) names.add(review.current.reviewRef).add(targetBefore(review));
  return names.size === before.size && [...names].every((name) => before.has(name)) ? before : names;
}

interface DerivedFromLines {
  readonly requests: readonly string[];
  readonly comments: readonly string[];
  readonly isPrivate: boolean;
  readonly review: DerivedReview | null;
}

const NO_LINES: readonly string[] = [];

/** The reviews in a repository's notes. */
class DerivedReviews {
  #known: ReadonlyMap<Oid, DerivedFromLines> = new Map();
  #snapshot: NotesSnapshot | null = null;
  #reviews: readonly DerivedReview[] = [];

  /**
   * Returns the reviews of a snapshot. Derives those whose lines changed since the last call, linear in these lines,
   * and walks over all others once. A review stays the same object until its lines change, and so does the list.
   */
  async read(snapshot: NotesSnapshot): Promise<readonly DerivedReview[]> {
    if (this.#snapshot === snapshot) return this.#reviews;
    const yieldToEventLoop = eventLoopYielder();
    const next = new Map<Oid, DerivedFromLines>();
    for (const [revision, requests] of snapshot.requests) {
      const comments = snapshot.comments.get(revision) ?? NO_LINES;
      const isPrivate = snapshot.privates.has(revision);
      const last = this.#known.get(revision);
      const isSame = last?.requests === requests && last.comments === comments && last.isPrivate === isPrivate;
      if (isSame) next.set(revision, last);
      else {
        await yieldToEventLoop();
        const review = deriveFromLines(revision, requests, comments, isPrivate);
        next.set(revision, { requests, comments, isPrivate, review });
      }
    }
    this.#known = next;
    this.#snapshot = snapshot;
    this.#reviews = [...next.values()].flatMap(({ review }) => review ?? []);
    return this.#reviews;
  }
}

/** Returns null if no line is a request. */
function deriveFromLines(
  revision: Oid,
  requestLines: readonly string[],
  commentLines: readonly string[],
  isPrivate: boolean,
): DerivedReview | null {
  const requests: readonly RequestItem[] = requestLines.flatMap((line) => parseRequestLine(line) ?? []);
  const comments: readonly CommentItem[] = commentLines.flatMap((line) => parseCommentLine(line) ?? []);
  return deriveReview(revision, requests, comments, isPrivate);
}
