import type { Oid } from "#server/git/oid.ts";
import type { BookedReview, ReviewState } from "../state/IndexedReview.ts";
import { type FoldedReview, isClosed, targetBefore } from "../state/Review.ts";
import { whoseTurn } from "../state/whoseTurn.ts";
import type { Standing, StandingQuestion } from "./mergeStatus.ts";
import type { Tips } from "./readTips.ts";

/** A review as it was booked, and from what. */
interface Entry {
  readonly folded: FoldedReview;
  readonly standing: Standing;
  readonly booked: BookedReview;
}

/** All reviews as they stood at one moment, and what was read for that. Never changes; the next page is made from it. */
export class BookPage {
  static readonly blank = new BookPage([], new Set(), new Map(), new Map(), false);
  readonly folded: readonly FoldedReview[];
  /** The refs that the reviews name. */
  readonly names: ReadonlySet<string>;
  readonly tips: Tips;
  /** Whether history was read with the commit-graph, and so surely right. */
  readonly isSure: boolean;
  /** Those that changed last first. */
  readonly reviews: readonly BookedReview[];
  readonly #entries: ReadonlyMap<Oid, Entry>;

  private constructor(
    folded: readonly FoldedReview[],
    names: ReadonlySet<string>,
    tips: Tips,
    entries: ReadonlyMap<Oid, Entry>,
    isSure: boolean,
  ) {
    this.folded = folded;
    this.names = names;
    this.tips = tips;
    this.isSure = isSure;
    this.#entries = entries;
    this.reviews = [...entries.values()].map(({ booked }) => booked).toSorted(byUpdate);
  }

  /** Gives what has to be asked of history for the next page: about reviews whose notes or refs moved, or that were in doubt. */
  questions(folded: readonly FoldedReview[], tips: Tips, isSure: boolean): readonly StandingQuestion[] {
    return folded.flatMap((review) => {
      const entry = this.#entries.get(review.revision);
      const target = tips.get(entry?.folded === review ? entry.booked.targetRef : targetBefore(review)) ?? null;
      const tip = tips.get(review.current.reviewRef) ?? null;
      const last = entry?.standing ?? null;
      // What was read without the commit-graph may err in one way alone: something merged was taken to be not.
      const before = last?.isMerged || this.isSure === isSure ? last : null;
      const isSame = entry?.folded === review && before?.target === target && before.tip === tip;
      return isSame && before.isWhole ? [] : [{ review, target, tip, before }];
    });
  }

  /** Makes the next page from the answers. A review stays the same object where nothing about it changed. */
  next(
    folded: readonly FoldedReview[],
    names: ReadonlySet<string>,
    tips: Tips,
    isSure: boolean,
    answers: ReadonlyMap<Oid, Standing>,
  ): BookPage {
    const entries = new Map<Oid, Entry>();
    for (const review of folded) {
      const last = this.#entries.get(review.revision);
      const standing = answers.get(review.revision) ?? last?.standing;
      if (standing === undefined) continue;
      const isSame = last?.folded === review && isSameStanding(last.standing, standing);
      const booked = isSame ? last.booked : bookReview(review, standing);
      entries.set(review.revision, { folded: review, standing, booked });
    }
    return new BookPage(folded, names, tips, entries, isSure);
  }

  /** Finds a review by its first commit. */
  get(revision: string): BookedReview | null {
    return this.#entries.get(revision)?.booked ?? null;
  }

  /** Finds the one review whose first commit begins so; null if there is none, or more than one. Linear in the reviews. */
  getOnly(prefix: string): BookedReview | null {
    const [only, ...others] = this.reviews.filter(({ revision }) => revision.startsWith(prefix));
    return others.length > 0 ? null : (only ?? null);
  }
}

/** Whether a review reads the same from both: where its refs lead does not matter by itself. */
function isSameStanding(one: Standing, other: Standing): boolean {
  return one.isMerged === other.isMerged && one.head === other.head && one.base === other.base;
}

function byUpdate(one: BookedReview, other: BookedReview): number {
  return other.updatedAt - one.updatedAt || (one.revision < other.revision ? -1 : 1);
}

/** Puts together what the notes and what history say of a review. */
export function bookReview(review: FoldedReview, standing: Standing): BookedReview {
  const state = stateOf(review, standing);
  const targetRef = targetBefore(review);
  const { current, title, body } = review;
  const people = review.participants.flatMap(({ email, name }) => [email, name ?? ""]);
  const words = [title, body, current.reviewRef, targetRef, ...people];
  // Written out: what is spread over another has a shape of its own for each, which ten thousand of them pay for.
  return {
    revision: review.revision,
    requests: review.requests,
    current,
    title,
    body,
    createdAt: review.createdAt,
    updatedAt: review.updatedAt,
    isAbandoned: review.isAbandoned,
    isPrivate: review.isPrivate,
    status: review.status,
    threads: review.threads,
    verdicts: review.verdicts,
    patchSets: review.patchSets,
    participants: review.participants,
    commentCount: review.commentCount,
    entryCount: review.entryCount,
    openThreads: review.openThreads,
    state,
    targetRef,
    head: standing.head,
    base: standing.base,
    mergedHow: state === "MERGED" ? mergedHow(review) : null,
    turn: whoseTurn(review, state),
    searchText: words.join("\n").toLowerCase(),
  };
}

function stateOf(review: FoldedReview, { isMerged }: Standing): ReviewState {
  if (review.isAbandoned) return "ABANDONED";
  if (isMerged || isClosed(review)) return "MERGED";
  if (review.status === null) return "OPEN";
  return review.status ? "APPROVED" : "CHANGES_REQUESTED";
}

function mergedHow(review: FoldedReview): "merge" | "squash" | "rebase" {
  const closing = review.requests.findLast(({ extras }) => extras.act === "close");
  return (isClosed(review) ? closing?.extras.closed : null) ?? "merge";
}
