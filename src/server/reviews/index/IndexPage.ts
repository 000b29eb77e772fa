import type { Oid } from "#server/git/oid.ts";
import type { IndexedReview, ReviewState } from "../state/IndexedReview.ts";
import { type DerivedReview, type DerivedThread, isClosed, targetBefore } from "../state/Review.ts";
import { whoseTurn } from "../state/whoseTurn.ts";
import type { MergeStatus, MergeStatusQuery } from "./mergeStatus.ts";
import type { Tips } from "./readTips.ts";

interface Entry {
  readonly derived: DerivedReview;
  readonly mergeStatus: MergeStatus;
  readonly indexed: IndexedReview;
}

/** All reviews at one moment and the data they were derived from. Immutable; the next page is made from it. */
export class IndexPage {
  static readonly blank = new IndexPage([], new Set(), new Map(), new Map(), false);
  readonly derived: readonly DerivedReview[];
  readonly names: ReadonlySet<string>;
  readonly tips: Tips;
  /** True if history was read with the commit-graph and is therefore certain. */
  readonly isSure: boolean;
  /** The last changed first. */
  readonly reviews: readonly IndexedReview[];
  readonly #entries: ReadonlyMap<Oid, Entry>;

  private constructor(
    derived: readonly DerivedReview[],
    names: ReadonlySet<string>,
    tips: Tips,
    entries: ReadonlyMap<Oid, Entry>,
    isSure: boolean,
  ) {
    this.derived = derived;
    this.names = names;
    this.tips = tips;
    this.isSure = isSure;
    this.#entries = entries;
    this.reviews = [...entries.values()].map(({ indexed }) => indexed).toSorted(byUpdate);
  }

  /**
   * Returns the questions about history for the next page: for reviews whose notes or refs moved, or whose result is
   * uncertain.
   */
  questions(derived: readonly DerivedReview[], tips: Tips, isSure: boolean): readonly MergeStatusQuery[] {
    return derived.flatMap((review) => {
      const entry = this.#entries.get(review.revision);
      const target = tips.get(entry?.derived === review ? entry.indexed.targetRef : targetBefore(review)) ?? null;
      const tip = tips.get(review.current.reviewRef) ?? null;
      const last = entry?.mergeStatus ?? null;
      // Without the commit-graph only one error is possible: a merged review taken for unmerged.
      const before = last?.isMerged || this.isSure === isSure ? last : null;
      const isSame = entry?.derived === review && before?.target === target && before.tip === tip;
      return isSame && before.isWhole ? [] : [{ review, target, tip, before }];
    });
  }

  /** Makes the next page from the answers. A review stays the same object if nothing about it changed. */
  next(
    derived: readonly DerivedReview[],
    names: ReadonlySet<string>,
    tips: Tips,
    isSure: boolean,
    answers: ReadonlyMap<Oid, MergeStatus>,
  ): IndexPage {
    const entries = new Map<Oid, Entry>();
    for (const review of derived) {
      const last = this.#entries.get(review.revision);
      const mergeStatus = answers.get(review.revision) ?? last?.mergeStatus;
      if (mergeStatus === undefined) continue;
      const isSame = last?.derived === review && isSameMergeStatus(last.mergeStatus, mergeStatus);
      const indexed = isSame ? last.indexed : indexReview(review, mergeStatus);
      entries.set(review.revision, { derived: review, mergeStatus, indexed });
    }
    return new IndexPage(derived, names, tips, entries, isSure);
  }

  get(revision: string): IndexedReview | null {
    return this.#entries.get(revision)?.indexed ?? null;
  }

  /** Finds the only review whose first commit has this prefix; null if none, or several. Linear in the reviews. */
  getOnly(prefix: string): IndexedReview | null {
    const [only, ...others] = this.reviews.filter(({ revision }) => revision.startsWith(prefix));
    return others.length > 0 ? null : (only ?? null);
  }
}

/** Returns true if a review is the same under both statuses; the commits of its refs do not matter alone. */
function isSameMergeStatus(one: MergeStatus, other: MergeStatus): boolean {
  return one.isMerged === other.isMerged && one.head === other.head && one.base === other.base;
}

function byUpdate(one: IndexedReview, other: IndexedReview): number {
  return other.updatedAt - one.updatedAt || (one.revision < other.revision ? -1 : 1);
}

export function indexReview(review: DerivedReview, mergeStatus: MergeStatus): IndexedReview {
  const state = stateOf(review, mergeStatus);
  const targetRef = targetBefore(review);
  const { current, title, body } = review;
  const people = review.participants.flatMap(({ email, name }) => [email, name ?? ""]);
  const texts = [title, body, current.reviewRef, targetRef, ...people];
  // Written out: object spread would give each review its own hidden class, which is slow for ten thousand.
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
    layerVerdicts: review.layerVerdicts,
    patchSets: mergeStatus.hasFalseBase
      ? review.patchSets.map((set) => (set.head === mergeStatus.head ? { ...set, base: mergeStatus.base } : set))
      : review.patchSets,
    participants: review.participants,
    commentCount: review.commentCount,
    entryCount: review.entryCount,
    openThreads: review.openThreads,
    unreadableLines: review.unreadableLines,
    state,
    targetRef,
    head: mergeStatus.head,
    base: mergeStatus.base,
    mergedHow: state === "MERGED" ? mergedHow(review) : null,
    turn: whoseTurn(review, state),
    searchText: texts.join("\n").toLowerCase(),
  };
}

/** Only a verdict approves or requests changes: threads that are to be resolved are counted beside the state. */
function stateOf(review: DerivedReview, { isMerged }: MergeStatus): ReviewState {
  if (review.isAbandoned) return "ABANDONED";
  if (isMerged || isClosed(review)) return "MERGED";
  if (review.threads.some(requestsChanges)) return "CHANGES_REQUESTED";
  return review.threads.some(({ status }) => status === true) ? "APPROVED" : "OPEN";
}

function requestsChanges({ isVerdict, root, status }: DerivedThread): boolean {
  return isVerdict && root.latest.resolved === false && status === false;
}

function mergedHow(review: DerivedReview): "merge" | "squash" | "rebase" {
  const closing = review.requests.findLast(({ extras }) => extras.act === "close");
  return (isClosed(review) ? closing?.extras.closed : null) ?? "merge";
}
