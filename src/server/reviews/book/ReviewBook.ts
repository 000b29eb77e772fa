import { hasCommitGraph } from "#server/git/ancestry/hasCommitGraph.ts";
import type { Repository } from "#server/git/openRepository.ts";
import { abortable } from "../abortable.ts";
import type { BookedReview } from "../BookedReview.ts";
import { BookPage } from "./BookPage.ts";
import { CommitPresence } from "./CommitPresence.ts";
import type { FoldedReview } from "../FoldedReview.ts";
import { FoldedNotes } from "./FoldedNotes.ts";
import { readStandings } from "./readStandings.ts";
import { readTips } from "./readTips.ts";
import type { ReviewStore } from "../store/reviewStore.ts";
import { targetBefore } from "./targetBefore.ts";

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
