import { GalleyError } from "#contract/errors.ts";
import { type CommitGraph, revList } from "#server/git/ancestry/revList.ts";
import { breather } from "#server/git/eventLoop.ts";
import { statObjects } from "#server/git/objects/catFile.ts";
import type { Oid } from "#server/git/oid.ts";
import type { ReadOptions, Repository } from "#server/git/openRepository.ts";
import { firstCommit, isClosed, worktreeOf } from "../state/Review.ts";
import {
  type Ancestry,
  askedAncestry,
  openStanding,
  recordedStanding,
  remarkedCommits,
  type Standing,
  type StandingQuestion,
  walkedAncestry,
} from "./mergeStatus.ts";

/** How often a walk that failed is made again with half of its reviews, to find those whose history is damaged. */
const WALKS_MAX = 40;

/**
 * Answers where reviews stand, by the ids that their notes are on. Makes one walk for each distinct target, over what is
 * ahead of it; reviews that were merged before add nothing to it when their target has only gained commits. A review of
 * which something is missing is answered from what is there.
 */
export async function readStandings(
  repository: Repository,
  presence: CommitPresence,
  questions: readonly StandingQuestion[],
  options: ReadOptions = {},
): Promise<ReadonlyMap<Oid, Standing>> {
  await presence.look(questions.flatMap(namedCommits), options);
  const reading = new Reading(repository, presence, options);
  const groups = new Map<Oid | null, StandingQuestion[]>();
  for (const question of questions) {
    const known = knownStanding(question, presence);
    if (known !== null) reading.answers.set(question.review.revision, known);
    else if (groups.get(question.target)?.push(question) === undefined) groups.set(question.target, [question]);
  }
  for (const [target, group] of groups) await reading.readGroup(target, group);
  return reading.answers;
}

/** All commits that the answer may depend on. */
function namedCommits({ review, tip, before }: StandingQuestion): readonly Oid[] {
  const last = review.patchSets.at(-1)?.head;
  const heads = last === undefined ? remarkedCommits(review) : [last];
  const old = before?.isMerged ? before.target : null;
  return [firstCommit(review), ...heads, tip, old].filter((oid) => oid !== null);
}

/** Answers without history: a review that is done, or one whose refs are where they were and whose remarks do not matter. */
function knownStanding(question: StandingQuestion, presence: CommitPresence): Standing | null {
  const { review, target, tip, before } = question;
  const isThere = (oid: Oid): boolean => presence.has(oid);
  // Work is on its branch as soon as it is committed, which ends nothing.
  if (worktreeOf(review) !== null) return recordedStanding(question, false, isThere);
  const isDone = isClosed(review) || (review.isAbandoned && review.patchSets.length > 0);
  if (isDone) return recordedStanding(question, false, isThere);
  if (before?.target !== target || before.first !== firstCommit(review)) return null;
  if (before.isMerged) return recordedStanding(question, true, isThere);
  const isOnBranch = before.isFromHistory && tip !== null && before.tip === tip && before.head === tip;
  return isOnBranch ? before : null;
}

/** Whether a review was in its target the last time, if this is still about the same commit. */
function wasMerged({ review, before }: StandingQuestion): boolean {
  return before !== null && before.isMerged && before.first === firstCommit(review);
}

class Reading {
  readonly answers = new Map<Oid, Standing>();
  readonly #repository: Repository;
  readonly #options: ReadOptions;
  readonly #isThere: (oid: Oid) => boolean;
  readonly #breathe = breather();
  #walksLeft = WALKS_MAX;

  constructor(repository: Repository, presence: CommitPresence, options: ReadOptions) {
    this.#repository = repository;
    this.#options = options;
    this.#isThere = (oid) => presence.has(oid);
  }

  async readGroup(target: Oid | null, group: readonly StandingQuestion[]): Promise<void> {
    const merged = group.filter(wasMerged);
    const open = group.filter((question) => !wasMerged(question));
    const olds = new Set(merged.map(({ before }) => before?.target ?? null));
    const graph = await this.#walk(target, [...open.flatMap(namedCommits), ...olds]);
    if (graph === null) {
      await this.#readApart(target, group);
      return;
    }
    const ancestry = walkedAncestry(this.#repository, graph, target, this.#options);
    await this.#answer(open, ancestry);
    const isLost = ({ before }: StandingQuestion): boolean => {
      const old = before?.target ?? null;
      return target === null || old === null || !this.#isThere(old) || graph.has(old);
    };
    for (const question of merged) {
      const { revision } = question.review;
      if (!isLost(question)) this.answers.set(revision, recordedStanding(question, true, this.#isThere));
    }
    const lost = merged.filter(isLost).map((question) => ({ ...question, before: null }));
    if (lost.length > 0) await this.readGroup(target, lost);
  }

  /** Reads what is ahead of a target; null where something on the way is missing, or it is too much. */
  async #walk(target: Oid | null, tips: readonly (Oid | null)[]): Promise<CommitGraph | null> {
    this.#walksLeft -= 1;
    const present = tips.filter((oid) => oid !== null).filter(this.#isThere);
    const not = target === null ? [] : [target];
    try {
      return await revList(this.#repository, [...new Set(present)], not, this.#options);
    } catch (error) {
      if (error instanceof GalleyError && ["OBJECT_MISSING", "TOO_LARGE"].includes(error.code)) return null;
      throw error;
    }
  }

  /** Answers for a group that could not be walked at once: in halves, and one that is left alone by asking for each pair. */
  async #readApart(target: Oid | null, group: readonly StandingQuestion[]): Promise<void> {
    if (group.length === 1) {
      await this.#answer(group, askedAncestry(this.#repository, target, this.#options));
    } else if (this.#walksLeft > 0) {
      const middle = group.length >> 1;
      await this.readGroup(target, group.slice(0, middle));
      await this.readGroup(target, group.slice(middle));
    } else {
      for (const question of group) {
        const standing = recordedStanding(question, wasMerged(question), this.#isThere);
        this.answers.set(question.review.revision, { ...standing, isWhole: false });
      }
    }
  }

  async #answer(group: readonly StandingQuestion[], ancestry: Ancestry): Promise<void> {
    for (const question of group) {
      await this.#breathe();
      this.answers.set(question.review.revision, await openStanding(question, ancestry, this.#isThere));
    }
  }
}

/** Which commits are in a repository. One that is there is taken to stay; one that is not is looked for again. */
export class CommitPresence {
  readonly #repository: Repository;
  readonly #there = new Set<Oid>();

  constructor(repository: Repository) {
    this.#repository = repository;
  }

  /** Looks for commits, some 10 µs for each that was not found before. Starts no process. */
  async look(oids: readonly Oid[], options: ReadOptions = {}): Promise<void> {
    const unknown = [...new Set(oids)].filter((oid) => !this.#there.has(oid));
    for (const stat of await statObjects(this.#repository, unknown, options)) {
      if (stat?.type === "commit") this.#there.add(stat.oid);
    }
  }

  /** Tells whether a commit was found. */
  has(oid: Oid): boolean {
    return this.#there.has(oid);
  }
}
