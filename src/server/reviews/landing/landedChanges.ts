import { diffTrees, type CommitPair } from "#server/git/diffs/diffTrees.ts";
import type { ChangedFile } from "#server/git/diffs/diffTree.ts";
import { statObjects } from "#server/git/objects/catFile.ts";
import { isOid, type Oid } from "#server/git/oid.ts";
import { readCommits } from "#server/git/objects/readCommits.ts";
import type { ReadOptions, Repository } from "#server/git/Repository.ts";
import { fallback, GalleyError } from "#contract/errors.ts";
import { type DerivedVerdict, isClosed } from "../state/Review.ts";
import { contentsOf, givenEnds, hashOf, messagesIn } from "../verdicts/changeRecord.ts";
import { changeSince, type ChangeSinceKind, isCarried } from "../verdicts/changeSince.ts";
import { verdictSignature, type VerdictSignature } from "../verdicts/verdictSignature.ts";
import type { CommitGraph } from "#server/git/ancestry/revList.ts";
import type { IndexedReview } from "../state/IndexedReview.ts";

/**
 * A change of a review that is in a range of commits. "commits": its own commits are there, as after a fast-forward or a
 * merge. "landing": Galley recorded which commits landed it. "contents": one commit changes the same files in the same way.
 */
export interface LandedChange {
  readonly review: IndexedReview;
  readonly how: "commits" | "landing" | "contents";
  /** The commit before the change, null if there is none, and the last one of the change. */
  readonly onto: Oid | null;
  readonly tip: Oid;
  /** The commits of the range that are of the change, each before its parents. */
  readonly commits: readonly Oid[];
}

/** Commits with their parents, each before its parents. */
export class RangeGraph {
  readonly order: readonly Oid[];
  readonly #parents: CommitGraph;
  readonly #positions: ReadonlyMap<Oid, number>;

  constructor(graph: CommitGraph) {
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
 * Finds the changes of reviews in a range, by the ids of commits: those of patch sets and of what verdicts were given for, and
 * those that Galley recorded when it landed a change. Linear in the reviews and in the commits of each change.
 */
export function landedChanges(graph: RangeGraph, reviews: readonly IndexedReview[]): readonly LandedChange[] {
  return reviews.flatMap((review): readonly LandedChange[] => {
    const last = review.patchSets.findLast(({ head }) => graph.has(head));
    const given = review.verdicts.flatMap(({ head, patchSet, change }) => {
      const base = change?.base ?? review.patchSets.find(({ number }) => number === patchSet)?.base;
      return graph.has(head) && base !== undefined ? [{ base, head }] : [];
    });
    const ends = [...given, ...(last === undefined ? [] : [last])];
    const distinct = new Map(ends.map(({ base, head }) => [`${base} ${head}`, { base, head }]));
    const changes = [...distinct.values()].map(({ base, head }): LandedChange => {
      return { review, how: "commits", onto: base, tip: head, commits: graph.between(base, head) };
    });
    const landing = recordedLanding(review);
    if (landing !== null && graph.has(landing.tip) && !distinct.has(`${landing.onto} ${landing.tip}`))
      changes.push({ review, how: "landing", ...landing, commits: graph.between(landing.onto, landing.tip) });
    return changes.filter(({ commits }) => commits.length > 0);
  });
}

/** Returns the last commits of the changes that `landedChanges` looks for, in any form that notes may have. */
export function namedHeads(reviews: readonly IndexedReview[]): readonly Oid[] {
  const heads = reviews.flatMap((review) => [
    ...review.patchSets.map(({ head }) => head),
    ...review.verdicts.map(({ head }) => head),
    recordedLanding(review)?.tip ?? "",
  ]);
  return [...new Set(heads)].filter(isOid);
}

/** Returns where a review landed, as Galley recorded it; null if it did not, or if that was undone. */
function recordedLanding(review: IndexedReview): { readonly onto: Oid; readonly tip: Oid } | null {
  if (!isClosed(review)) return null;
  const { landedOnto: onto, landed: tip } =
    review.requests.findLast(({ extras }) => extras.act === "close")?.extras ?? {};
  return onto === undefined || tip === undefined ? null : { onto, tip };
}

/** A verdict on a change that landed, and whether it is one for what landed. */
export interface LandedVerdict {
  readonly verdict: DerivedVerdict;
  /** The difference between what the verdict was given for and what landed; null if that was not compared or cannot be. */
  readonly kind: ChangeSinceKind | null;
  readonly signature: VerdictSignature | null;
  /** Why it is no approval of what landed, as part of a sentence; null if it is one. */
  readonly obstacle: string | null;
}

export interface ApprovalRules {
  /** True if an approval counts without a signature that is valid. */
  readonly allowsUnsigned: boolean;
  readonly allowedSigners?: string | null | undefined;
}

/** Compares verdicts with what landed, by the ids of commits and by the records of verdicts. Checks each signature once. */
export class Approvals {
  readonly #git: Repository;
  readonly #rules: ApprovalRules;
  readonly #options: ReadOptions;
  readonly #signatures = new Map<string, Promise<VerdictSignature | null>>();
  readonly #contents = new Map<string, string>();
  /** The ids in notes that are of no commit. */
  readonly #others = new Set<Oid>();

  constructor(git: Repository, rules: ApprovalRules, options: ReadOptions) {
    this.#git = git;
    this.#rules = rules;
    this.#options = options;
  }

  /** Reads the contents of changes, so that `verdictsOn` can compare them with records: one process for 256 changes. */
  async readContents(changes: readonly LandedChange[]): Promise<void> {
    const bases = changes.flatMap(({ review, onto }) => [onto, ...review.verdicts.map(({ change }) => change?.base)]);
    const stats = await statObjects(
      this.#git,
      [...new Set(bases)].filter((oid) => oid != null),
      this.#options,
    );
    for (const stat of stats) if (stat !== null && stat.type !== "commit") this.#others.add(stat.oid);
    const needed = changes.filter(({ review, onto, tip }) =>
      review.verdicts.some(({ head, change }) => change !== undefined && (head !== tip || change.base !== onto)),
    );
    const pairs = needed.flatMap(({ onto, tip }): CommitPair[] =>
      onto === null || this.#others.has(onto) ? [] : [[onto, tip]],
    );
    for (const [index, files] of (await changedFiles(this.#git, pairs, this.#options)).entries()) {
      const pair = pairs[index];
      if (files !== null && pair !== undefined) this.#contents.set(pair.join(" "), hashOf(contentsOf(files)));
    }
  }

  /**
   * Returns the verdicts on a change, without plain comments. With `isCompared`, git is asked how the change differs from that of
   * an approval where the record does not say that it is the same: several processes.
   */
  async verdictsOn(change: LandedChange, isCompared: boolean): Promise<readonly LandedVerdict[]> {
    const given = change.review.verdicts.filter(({ verdict }) => verdict !== "comment");
    return Promise.all(
      given.map(async (verdict) => {
        const signature = await this.#signatureOf(change, verdict);
        const obstacle = this.#obstacle(change, verdict, signature);
        const recorded = await this.#recordedKind(change, verdict);
        const mayCompare = isCompared && obstacle === null;
        const kind = recorded ?? (mayCompare ? await this.#comparedKind(change, verdict) : null);
        const isOther = kind === null || !isCarried({ kind });
        return {
          verdict,
          kind,
          signature,
          obstacle: obstacle ?? (isOther ? OTHER_CHANGE[kind ?? "NOT_COMPARED"] : null),
        };
      }),
    );
  }

  #signatureOf({ review }: LandedChange, { commentId }: DerivedVerdict): Promise<VerdictSignature | null> {
    const key = `${review.revision} ${commentId}`;
    const known = this.#signatures.get(key);
    if (known !== undefined) return known;
    const thread = review.threads.find(({ root }) => root.item.id === commentId);
    const { allowedSigners } = this.#rules;
    const options = { ...this.#options, allowedSigners };
    const found =
      thread === undefined ? Promise.resolve(null) : verdictSignature(this.#git, review.revision, thread.root, options);
    this.#signatures.set(key, found);
    return found;
  }

  /** Returns how a change differs from that of a verdict by ids and by the record; null if these do not say that it is the same. */
  async #recordedKind(change: LandedChange, verdict: DerivedVerdict): Promise<ChangeSinceKind | null> {
    const { onto, tip, review, commits } = change;
    const { change: record, head, patchSet } = verdict;
    const base = record === undefined ? review.patchSets.find(({ number }) => number === patchSet)?.base : record.base;
    if (head === tip && base === onto) return "IDENTICAL";
    if (record === undefined || onto === null || this.#others.has(record.base)) return null;
    if (this.#contents.get(`${onto} ${tip}`) !== record.contents) return null;
    const [before, now, ...landed] = await readCommits(this.#git, [record.base, onto, ...commits], this.#options);
    if (before == null || before.tree !== now?.tree) return "TRIVIAL_REBASE";
    const messages = messagesIn(landed);
    return messages !== null && hashOf(messages) === record.messages ? "IDENTICAL" : "MESSAGE_ONLY";
  }

  async #comparedKind({ review, onto, tip }: LandedChange, verdict: DerivedVerdict): Promise<ChangeSinceKind | null> {
    const patchSet = review.patchSets.find(({ number }) => number === verdict.patchSet);
    const bases = [onto, verdict.change?.base];
    if (patchSet === undefined || bases.some((base) => base != null && this.#others.has(base))) return null;
    const landed = { head: tip, base: onto, kind: "commits" as const };
    const options = { ...this.#options, record: verdict.change };
    // If it fails, the result says that it is not compared.
    const change = await changeSince(this.#git, givenEnds(verdict, patchSet), landed, options).catch(fallback(null));
    return change?.kind ?? null;
  }

  /** Returns why a verdict is no approval, whatever landed. */
  #obstacle(
    { review }: LandedChange,
    { by, verdict, isActive, isImported, change }: DerivedVerdict,
    signature: VerdictSignature | null,
  ): string | null {
    if (verdict !== "approve") return "no approval";
    if (!isActive) return "cancelled";
    if (review.state === "ABANDONED") return "in an abandoned review";
    if (by.email === "" || by.email === review.current.requester) return "by the author of the review";
    if (isImported) return "imported, so nobody knows who gave it";
    if (signature?.state === "INVALID") return "its signature is not valid";
    if (this.#rules.allowsUnsigned) return null;
    if (signature === null) return "not signed";
    if (signature.state !== "VALID") return "its signature could not be verified";
    return change === undefined ? "signed without the base of the change" : null;
  }
}

const SAME = "for the same change";
const OTHER_CHANGE: Readonly<Record<ChangeSinceKind | "NOT_COMPARED", string>> = {
  IDENTICAL: SAME,
  MESSAGE_ONLY: SAME,
  TRIVIAL_REBASE: SAME,
  BASE_DRIFT: "for the same edits, but on other contents of the same files",
  CHANGED: "for another change",
  NOT_COMPARED: "not known to be for this change",
};

/** Pairs of commits that one process compares. */
const BATCH = 256;

/** Lists the files that each pair of commits changes, as `diffTrees`; null also where there are too many. */
export async function changedFiles(
  git: Repository,
  pairs: readonly CommitPair[],
  options: ReadOptions,
): Promise<readonly (readonly ChangedFile[] | null)[]> {
  const lists: (readonly ChangedFile[] | null)[] = [];
  for (let at = 0; at < pairs.length; at += BATCH)
    lists.push(...(await filesOrHalves(git, pairs.slice(at, at + BATCH), options)));
  return lists;
}

async function filesOrHalves(
  git: Repository,
  pairs: readonly CommitPair[],
  options: ReadOptions,
): Promise<readonly (readonly ChangedFile[] | null)[]> {
  try {
    return await diffTrees(git, pairs, options);
  } catch (error) {
    if (!(error instanceof GalleyError) || error.code !== "TOO_LARGE") throw error;
    if (pairs.length < 2) return pairs.map(() => null);
    const middle = pairs.length >> 1;
    const first = await filesOrHalves(git, pairs.slice(0, middle), options);
    return [...first, ...(await filesOrHalves(git, pairs.slice(middle), options))];
  }
}
