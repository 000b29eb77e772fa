import { hasCommitGraph } from "#server/git/ancestry/commitGraph.ts";
import { eventLoopYielder } from "#server/git/eventLoop.ts";
import type { Oid } from "#server/git/oid.ts";
import type { Repository } from "#server/git/Repository.ts";
import { abortable } from "#server/git/processes/streams.ts";
import { type CommentItem, parseCommentLine } from "#server/store/notes/CommentItem.ts";
import { parseRequestLine, type RequestItem } from "#server/store/notes/requestLine.ts";
import { isTimestamp, timestampOf } from "#server/store/notes/timestamps.ts";
import { deriveReview } from "../state/deriveReview.ts";
import type { IndexedReview } from "../state/IndexedReview.ts";
import { type DerivedReview, targetBefore } from "../state/Review.ts";
import { lineTimes } from "#server/store/lineTimes.ts";
import type { NotesSnapshot, ReviewStore } from "#server/store/ReviewStore.ts";
import { IndexPage } from "./IndexPage.ts";
import { CommitPresence, readMergeStatuses } from "./readMergeStatuses.ts";
import { readTips } from "./readTips.ts";

/** All reviews of one repository. Each is derived once, until its notes or its branches move. */
export interface ReviewIndex {
  /** Returns all reviews, the last changed first: the same list and the same objects as long as nothing moved. */
  reviews(signal?: AbortSignal): Promise<readonly IndexedReview[]>;
  /** Finds a review by the id of its first commit, or by a unique prefix of at least seven digits; null if none. */
  find(idOrPrefix: string, signal?: AbortSignal): Promise<IndexedReview | null>;
  /** Counts the lines of all notes of reviews in which there is no request or comment. They are kept. */
  unreadableLines(signal?: AbortSignal): Promise<number>;
}

const PREFIX = /^[0-9a-f]{7,64}$/u;

/**
 * Creates the index of a repository's reviews. Reading it asks git for the refs of notes and branches; what did not
 * move costs nothing more. Simultaneous calls share one read.
 */
export function createReviewIndex(repository: Repository, store: ReviewStore): ReviewIndex {
  const notes = new DerivedReviews(repository);
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
    async unreadableLines(signal) {
      await abortable(readNext(), signal);
      return notes.unreadableLines();
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
  readonly unreadableLines: number;
}

const NO_LINES: readonly string[] = [];

interface NoteItems extends Omit<DerivedFromLines, "review" | "unreadableLines"> {
  readonly revision: Oid;
  readonly requestItems: readonly RequestItem[];
  readonly commentItems: readonly CommentItem[];
  /** The lines of comments that state no time, by the comment's id. */
  readonly undated: ReadonlyMap<string, string>;
  /** Lines that are no record. */
  readonly unreadable: number;
}

class DerivedReviews {
  readonly #repository: Repository;
  #known: ReadonlyMap<Oid, DerivedFromLines> = new Map();
  #snapshot: NotesSnapshot | null = null;
  #reviews: readonly DerivedReview[] = [];

  constructor(repository: Repository) {
    this.#repository = repository;
  }

  /**
   * Returns the reviews of a snapshot. Derives those whose lines changed since the last call, linear in these lines,
   * and walks over all others once. A review stays the same object until its lines change, and so does the list.
   */
  async read(snapshot: NotesSnapshot): Promise<readonly DerivedReview[]> {
    if (this.#snapshot === snapshot) return this.#reviews;
    const yieldToEventLoop = eventLoopYielder();
    const next = new Map<Oid, DerivedFromLines>();
    const changed: NoteItems[] = [];
    for (const [revision, requests] of snapshot.requests) {
      const comments = snapshot.comments.get(revision) ?? NO_LINES;
      const isPrivate = snapshot.privates.has(revision);
      const last = this.#known.get(revision);
      const isSame = last?.requests === requests && last.comments === comments && last.isPrivate === isPrivate;
      if (isSame) next.set(revision, last);
      else {
        await yieldToEventLoop();
        changed.push(parseNotes(revision, requests, comments, isPrivate));
      }
    }
    for (const items of await this.#dated(changed)) {
      await yieldToEventLoop();
      const { revision, requests, comments, isPrivate, requestItems, commentItems, unreadable } = items;
      const review = deriveReview(revision, requestItems, commentItems, isPrivate, unreadable);
      const unreadableLines = review?.unreadableLines ?? unreadable;
      next.set(revision, { requests, comments, isPrivate, review, unreadableLines });
    }
    this.#known = next;
    this.#snapshot = snapshot;
    this.#reviews = [...next.values()].flatMap(({ review }) => review ?? []);
    return this.#reviews;
  }

  /** Linear in the reviews. */
  unreadableLines(): number {
    return [...this.#known.values()].reduce((sum, { unreadableLines }) => sum + unreadableLines, 0);
  }

  /** Gives comments that state no time that of the commit that added their line to the notes. */
  async #dated(all: readonly NoteItems[]): Promise<readonly NoteItems[]> {
    const wanted = new Map(
      all.filter(({ undated }) => undated.size > 0).map(({ revision, undated }) => [revision, [...undated.values()]]),
    );
    if (wanted.size === 0) return all;
    const times = await lineTimes(this.#repository, "discuss", wanted);
    return all.map((items) => {
      const { revision, undated, commentItems } = items;
      if (undated.size === 0) return items;
      const date = (item: CommentItem): CommentItem => {
        const at = times.get(revision)?.get(undated.get(item.id) ?? "");
        return at === undefined ? item : { ...item, timestamp: timestampOf(at), isUndated: true };
      };
      return { ...items, commentItems: commentItems.map(date) };
    });
  }
}

function parseNotes(
  revision: Oid,
  requests: readonly string[],
  comments: readonly string[],
  isPrivate: boolean,
): NoteItems {
  const requestItems = requests.flatMap((line) => parseRequestLine(line) ?? []);
  const undated = new Map<string, string>();
  const commentItems = comments.flatMap((line) => {
    const item = parseCommentLine(line);
    if (item !== null && !isTimestamp(item.timestamp)) undated.set(item.id, line);
    return item ?? [];
  });
  const lines = [...requests, ...comments].filter((line) => line.trim() !== "").length;
  const unreadable = lines - requestItems.length - commentItems.length;
  return { revision, requests, comments, isPrivate, requestItems, commentItems, undated, unreadable };
}
