import { fallback } from "#contract/errors.ts";
import { isAncestor } from "#server/git/ancestry/mergeBase.ts";
import type { CommitGraph } from "#server/git/ancestry/revList.ts";
import { isOid, type Oid } from "#server/git/oid.ts";
import type { ReadOptions, Repository } from "#server/git/Repository.ts";
import type { IndexedReview } from "../state/IndexedReview.ts";
import type { DerivedVerdict } from "../state/Review.ts";

/**
 * A change of a review that is in a range of commits. "commits": its own commits are there, as after a fast-forward or a
 * merge. "landing": Galley recorded which commits landed it. "contents": one commit changes the same files in the same way.
 */
export interface LandedChange {
  readonly review: IndexedReview;
  readonly how: "commits" | "landing" | "contents";
  /** The commit before the change, which is in the history of its last one. */
  readonly onto: Oid;
  readonly tip: Oid;
  /** The commits of the range that are of the change, each before its parents. */
  readonly commits: readonly Oid[];
  /** True if its last commit is not in the range: then nobody approved what the range ends with. */
  readonly isPartial: boolean;
}

/** Commits with their parents, each before its parents. */
export class RangeGraph {
  readonly order: readonly Oid[];
  readonly #git: Repository;
  readonly #options: ReadOptions;
  readonly #parents: CommitGraph;
  readonly #positions: ReadonlyMap<Oid, number>;

  constructor(git: Repository, graph: CommitGraph, options: ReadOptions) {
    this.#git = git;
    this.#options = options;
    this.order = [...graph.keys()];
    this.#parents = graph;
    this.#positions = new Map(this.order.map((oid, position) => [oid, position]));
  }

  has(oid: Oid): boolean {
    return this.#positions.has(oid);
  }

  parentsOf(oid: Oid): readonly Oid[] {
    return this.#parents.get(oid) ?? [];
  }

  /** Resolves to true if `base` is in the history of `head`. Starts a process only if `base` is not at the edge of the range. */
  async isAncestor(base: Oid, head: Oid): Promise<boolean> {
    if (base === head || (this.has(head) && this.#leadsTo(head, base))) return true;
    if (this.has(head) && this.has(base)) return false;
    return isAncestor(this.#git, base, head, this.#options).catch(fallback(false, "OBJECT_MISSING", "BAD_INPUT"));
  }

  /** Returns true if `base` is an ancestor of `head` inside the range, or the parent of one. */
  #leadsTo(head: Oid, base: Oid): boolean {
    const end = this.#positions.get(base) ?? this.order.length;
    const seen = new Set([head]);
    for (const oid of seen) {
      for (const parent of this.parentsOf(oid)) {
        if (parent === base) return true;
        if ((this.#positions.get(parent) ?? end) < end) seen.add(parent);
      }
    }
    return false;
  }

  /**
   * Lists the commits of the range that are in the history of `head` but not in that of `base`. Costs a walk over the part of
   * the range in which they are.
   */
  between(base: Oid | null, head: Oid): readonly Oid[] {
    const start = this.#positions.get(head);
    if (start === undefined || base === head) return [];
    const baseAt = base === null ? undefined : this.#positions.get(base);
    /** True for commits of the history of `head` alone. */
    const isOurs = new Map<Oid, boolean>([[head, true]]);
    if (base !== null) isOurs.set(base, false);
    const found: Oid[] = [];
    let waiting = 1;
    for (let at = Math.min(start, baseAt ?? start); waiting > 0 && at < this.order.length; at++) {
      const oid = this.order[at] ?? "";
      const ours = isOurs.get(oid);
      if (ours === undefined) continue;
      if (ours) {
        waiting--;
        found.push(oid);
      }
      for (const parent of this.parentsOf(oid)) {
        if (!this.has(parent)) continue;
        const before = isOurs.get(parent);
        if (before === ours || before === false) continue;
        waiting += ours ? 1 : before === true ? -1 : 0;
        isOurs.set(parent, ours);
      }
    }
    return found;
  }
}

/**
 * Finds the changes of reviews in a range that their notes name: patch sets, what verdicts were given for, and landings. Anybody who can
 * push can write notes, so they only say where to look: the base has to be in the history of the head, and the commits of a change are
 * those between them. Linear in the reviews and in the commits of each change.
 */
export async function landedChanges(
  graph: RangeGraph,
  reviews: readonly IndexedReview[],
  range: CommitGraph,
): Promise<readonly LandedChange[]> {
  const changes: LandedChange[] = [];
  for (const review of reviews) {
    const named = namedChanges(review).filter(({ tip }) => graph.has(tip));
    const distinct = new Map(named.toReversed().map((one) => [`${one.onto} ${one.tip}`, one]));
    for (const { onto, tip, how } of [...distinct.values()].toReversed()) {
      const commits = graph.between(onto, tip);
      if (commits.length === 0 || !(await graph.isAncestor(onto, tip))) continue;
      changes.push({ review, how, onto, tip, commits, isPartial: !range.has(tip) });
    }
  }
  return changes;
}

/** Returns the last commits of the changes that `landedChanges` looks for, in any form that notes may have. */
export function namedHeads(reviews: readonly IndexedReview[]): readonly Oid[] {
  const heads = reviews.flatMap((review) => [
    ...namedChanges(review).map(({ tip }) => tip),
    ...review.verdicts.map(({ head }) => head),
  ]);
  return [...new Set(heads)].filter(isOid);
}

function namedChanges(review: IndexedReview): readonly Pick<LandedChange, "onto" | "tip" | "how">[] {
  const { verdicts, patchSets, requests } = review;
  const ends = [...verdicts.map((verdict) => namedEnds(review, verdict)), ...patchSets];
  return [
    ...ends.flatMap(({ base, head }) => (base === null ? [] : [{ onto: base, tip: head, how: "commits" as const }])),
    ...requests.flatMap(({ extras: { landedOnto: onto, landed: tip } }) =>
      onto === undefined || tip === undefined ? [] : [{ onto, tip, how: "landing" as const }],
    ),
  ];
}

/** Returns the ends of the change that a verdict was given for, as it names them itself, else as its patch set does. */
export function namedEnds(
  { patchSets }: Pick<IndexedReview, "patchSets">,
  { head, change, patchSet }: Pick<DerivedVerdict, "head" | "change" | "patchSet">,
): { readonly base: Oid | null; readonly head: Oid } {
  const recorded = patchSets.find(({ number }) => number === patchSet)?.base;
  return { head, base: change?.base ?? recorded ?? null };
}
