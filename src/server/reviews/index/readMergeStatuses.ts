import { fallback } from "#contract/errors.ts";
import { type CommitGraph, revList } from "#server/git/ancestry/revList.ts";
import { eventLoopYielder } from "#server/git/eventLoop.ts";
import { statObjects } from "#server/git/objects/catFile.ts";
import type { Oid } from "#server/git/oid.ts";
import type { Repository } from "#server/git/Repository.ts";
import { firstCommit, isClosed, isPart, pullOf, worktreeOf } from "../state/Review.ts";
import {
  type Ancestry,
  queriedAncestry,
  openMergeStatus,
  recordedMergeStatus,
  commentedCommits,
  type MergeStatus,
  type MergeStatusQuery,
  walkedAncestry,
} from "./mergeStatus.ts";

/** The most times that a failed walk is repeated with half of its reviews, to isolate those with damaged history. */
const WALKS_MAX = 40;

/**
 * Returns the merge statuses of reviews, by the ids that their notes are on. Makes one walk for each distinct target,
 * over the commits ahead of it. Reviews that were merged before add nothing to it if their target only got more commits.
 * A review with missing commits is answered from the ones that are there.
 */
export async function readMergeStatuses(
  repository: Repository,
  presence: CommitPresence,
  questions: readonly MergeStatusQuery[],
): Promise<ReadonlyMap<Oid, MergeStatus>> {
  await presence.find(questions.flatMap(namedCommits));
  const reading = new Reading(repository, presence);
  const groups = new Map<Oid | null, MergeStatusQuery[]>();
  for (const question of questions) {
    const known = knownMergeStatus(question, presence);
    if (known !== null) reading.answers.set(question.review.revision, known);
    else if (groups.get(question.target)?.push(question) === undefined) groups.set(question.target, [question]);
  }
  for (const [target, group] of groups) await reading.readGroup(target, group);
  return reading.answers;
}

/** Returns all commits that the answer may depend on. */
function namedCommits({ review, tip, before }: MergeStatusQuery): readonly Oid[] {
  const last = review.patchSets.at(-1)?.head;
  const heads = last === undefined ? commentedCommits(review) : [last];
  const old = before?.isMerged ? before.target : null;
  return [firstCommit(review), ...heads, tip, old].filter((oid) => oid !== null);
}

/** Answers without history: for a review that is done, or whose refs did not move and whose comments do not matter. */
function knownMergeStatus(question: MergeStatusQuery, presence: CommitPresence): MergeStatus | null {
  const { review, target, tip, before } = question;
  const isThere = (oid: Oid): boolean => presence.has(oid);
  // Uncommitted work is on its branch as soon as it is committed; that does not merge the review. Of a pull request its forge decides,
  // of a part of a review the review.
  if (worktreeOf(review) !== null || pullOf(review) !== null || isPart(review))
    return recordedMergeStatus(question, false, isThere);
  const isDone = isClosed(review) || (review.isAbandoned && review.patchSets.length > 0);
  if (isDone) return recordedMergeStatus(question, false, isThere);
  if (before?.target !== target || before.first !== firstCommit(review)) return null;
  if (before.isMerged) return recordedMergeStatus(question, true, isThere);
  const isOnBranch = before.isFromHistory && tip !== null && before.tip === tip && before.head === tip;
  return isOnBranch ? before : null;
}

/** Returns true if a review was in its target last time and is still about the same commit. */
function wasMerged({ review, before }: MergeStatusQuery): boolean {
  return before !== null && before.isMerged && before.first === firstCommit(review);
}

class Reading {
  readonly answers = new Map<Oid, MergeStatus>();
  readonly #repository: Repository;
  readonly #isThere: (oid: Oid) => boolean;
  readonly #yieldToEventLoop = eventLoopYielder();
  #walksLeft = WALKS_MAX;

  constructor(repository: Repository, presence: CommitPresence) {
    this.#repository = repository;
    this.#isThere = (oid) => presence.has(oid);
  }

  async readGroup(target: Oid | null, group: readonly MergeStatusQuery[]): Promise<void> {
    const merged = group.filter(wasMerged);
    const open = group.filter((question) => !wasMerged(question));
    const olds = new Set(merged.map(({ before }) => before?.target ?? null));
    const graph = await this.#walk(target, [...open.flatMap(namedCommits), ...olds]);
    if (graph === null) return this.#readApart(target, group);
    const ancestry = walkedAncestry(this.#repository, graph, target);
    await this.#answer(open, ancestry);
    const isLost = ({ before }: MergeStatusQuery): boolean => {
      const old = before?.target ?? null;
      return target === null || old === null || !this.#isThere(old) || graph.has(old);
    };
    for (const question of merged) {
      const { revision } = question.review;
      if (!isLost(question)) this.answers.set(revision, recordedMergeStatus(question, true, this.#isThere));
    }
    const lost = merged.filter(isLost).map((question) => ({ ...question, before: null }));
    if (lost.length > 0) await this.readGroup(target, lost);
  }

  /** Reads the commits ahead of a target; null if some are missing or there are too many. */
  async #walk(target: Oid | null, tips: readonly (Oid | null)[]): Promise<CommitGraph | null> {
    this.#walksLeft -= 1;
    const present = tips.filter((oid) => oid !== null).filter(this.#isThere);
    const not = target === null ? [] : [target];
    const commits = revList(this.#repository, [...new Set(present)], not);
    return commits.catch(fallback(null, "OBJECT_MISSING", "TOO_LARGE"));
  }

  /** Splits a group whose walk failed into halves; asks git about each pair for a group of one. */
  async #readApart(target: Oid | null, group: readonly MergeStatusQuery[]): Promise<void> {
    if (group.length === 1) {
      await this.#answer(group, queriedAncestry(this.#repository, target));
    } else if (this.#walksLeft > 0) {
      const middle = group.length >> 1;
      await this.readGroup(target, group.slice(0, middle));
      await this.readGroup(target, group.slice(middle));
    } else {
      for (const question of group) {
        const mergeStatus = recordedMergeStatus(question, wasMerged(question), this.#isThere);
        this.answers.set(question.review.revision, { ...mergeStatus, isWhole: false });
      }
    }
  }

  async #answer(group: readonly MergeStatusQuery[], ancestry: Ancestry): Promise<void> {
    for (const question of group) {
      await this.#yieldToEventLoop();
      this.answers.set(question.review.revision, await openMergeStatus(question, ancestry, this.#isThere));
    }
  }
}

/** The commits that are in a repository. A commit that was found is assumed to stay; a missing one is checked again. */
export class CommitPresence {
  readonly #repository: Repository;
  readonly #there = new Set<Oid>();

  constructor(repository: Repository) {
    this.#repository = repository;
  }

  /** Looks up commits, about 10 µs for each that was not found before. Starts no process. */
  async find(oids: readonly Oid[]): Promise<void> {
    const unknown = [...new Set(oids)].filter((oid) => !this.#there.has(oid));
    for (const stat of await statObjects(this.#repository, unknown)) {
      if (stat?.type === "commit") this.#there.add(stat.oid);
    }
  }

  has(oid: Oid): boolean {
    return this.#there.has(oid);
  }
}
