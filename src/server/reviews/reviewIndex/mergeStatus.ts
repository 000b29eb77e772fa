import { GalleyError } from "#contract/errors.ts";
import { mergeBase } from "#server/git/ancestry/mergeBase.ts";
import type { CommitGraph } from "#server/git/ancestry/revList.ts";
import { isOid, type Oid } from "#server/git/oid.ts";
import type { ReadOptions, Repository } from "#server/git/openRepository.ts";
import { firstCommit, type FoldedReview } from "../state/Review.ts";

/** Where a review stands in the history of the repository. */
export interface Standing {
  /** What it was read at: the review's first commit or its alias, and where its target and its branch led. */
  readonly first: Oid;
  readonly target: Oid | null;
  readonly tip: Oid | null;
  /** The first commit, or its alias, is an ancestor of the target. */
  readonly isMerged: boolean;
  readonly head: Oid | null;
  readonly base: Oid | null;
  /** History was asked for it; else the notes alone. */
  readonly isFromHistory: boolean;
  /** All commits that it names were there. What is missing may still come. */
  readonly isWhole: boolean;
}

/** A review whose standing is asked for. */
export interface StandingQuestion {
  readonly review: FoldedReview;
  /** Where its target and its branch lead now; null where there is no such ref. */
  readonly target: Oid | null;
  readonly tip: Oid | null;
  /** What was answered before, if it was. */
  readonly before: Standing | null;
}

/**
 * Works out where a review stands from history, as git-appraise does, except that a recorded patch set comes before a guess
 * from the comments. `isThere` tells which of the commits that a question names are in the repository.
 */
export async function openStanding(
  question: StandingQuestion,
  ancestry: Ancestry,
  isThere: (oid: Oid) => boolean,
): Promise<Standing> {
  const { review, target, tip } = question;
  const first = firstCommit(review);
  if (isThere(first) && (await ancestry.isInTarget(first))) return recordedStanding(question, true, isThere);
  const head = await headOf(question, first, ancestry, isThere);
  const base = (head && (await ancestry.mergeBase(head))) ?? recordedBase(review);
  const isWhole = isThere(first) && head !== null;
  return { first, target, tip, isMerged: false, head, base, isFromHistory: true, isWhole };
}

async function headOf(
  { review, tip }: StandingQuestion,
  first: Oid,
  ancestry: Ancestry,
  isThere: (oid: Oid) => boolean,
): Promise<Oid | null> {
  if (tip !== null && isThere(first) && (await ancestry.leadsTo(tip, first))) return tip;
  const recorded = review.patchSets.at(-1)?.head;
  if (recorded !== undefined) return isThere(recorded) ? recorded : null;
  if (!isThere(first)) return null;
  let head = first;
  for (const commit of remarkedCommits(review)) {
    if (!isThere(commit) || !(await ancestry.leadsTo(commit, first))) continue;
    if (!(await ancestry.leadsTo(head, commit))) head = commit;
  }
  return head;
}

/** Gives where a review stood when it was last recorded, which is how a review reads that is done. */
export function recordedStanding(
  { review, target, tip }: StandingQuestion,
  isMerged: boolean,
  isThere: (oid: Oid) => boolean,
): Standing {
  const first = firstCommit(review);
  const last = review.patchSets.at(-1)?.head ?? remarkedCommits(review).findLast(isThere) ?? first;
  const head = isThere(last) ? last : null;
  const base = recordedBase(review);
  return { first, target, tip, isMerged, head, base, isFromHistory: isMerged, isWhole: head !== null };
}

/** The base that was last written down; null where none was. */
function recordedBase({ patchSets, requests }: FoldedReview): Oid | null {
  const base = patchSets.at(-1)?.base ?? requests.findLast(({ baseCommit }) => isOid(baseCommit))?.baseCommit;
  return base ?? null;
}

/**
 * Gives the commits that a review's comments stand on, in the order of the comments, the old sides left out: where no patch
 * set is recorded, they alone tell what its branch once held.
 */
export function remarkedCommits({ requests, threads, patchSets }: FoldedReview): readonly Oid[] {
  const bases = new Set<string | null>([
    ...requests.map(({ baseCommit }) => baseCommit),
    ...patchSets.map(({ base }) => base),
  ]);
  const commits = threads.flatMap(({ comments }) =>
    comments.flatMap(({ item }) => {
      const commit = item.location?.commit ?? "";
      return isOid(commit) && item.extras.side !== "old" && !bases.has(commit) ? [commit] : [];
    }),
  );
  return [...new Set(commits)];
}

/** What is asked of history about the reviews for one target. */
export interface Ancestry {
  /** Whether the target has a commit in its history. */
  isInTarget(oid: Oid): Promise<boolean>;
  /** Whether a commit has another one in its history, both being ahead of the target. */
  leadsTo(from: Oid, to: Oid): Promise<boolean>;
  /** The best common ancestor of a commit and the target; null where there is none, or no target. */
  mergeBase(oid: Oid): Promise<Oid | null>;
}

/** Answers by asking git about each pair; where history between them is missing, that there is nothing in common. */
export function askedAncestry(repository: Repository, target: Oid | null, options: ReadOptions): Ancestry {
  async function common(one: Oid, other: Oid): Promise<Oid | null> {
    try {
      return await mergeBase(repository, one, other, options);
    } catch (error) {
      if (error instanceof GalleyError && error.code === "OBJECT_MISSING") return null;
      throw error;
    }
  }
  return {
    isInTarget: async (oid) => target !== null && (await common(target, oid)) === oid,
    leadsTo: async (from, to) => (await common(from, to)) === to,
    mergeBase: async (oid) => (target === null ? null : common(target, oid)),
  };
}

/** What lies ahead of the target below one commit, and the commits of the target at which that ends. */
interface Reach {
  readonly from: Oid;
  readonly ahead: ReadonlySet<Oid>;
  readonly ends: ReadonlySet<Oid>;
}

/**
 * Answers from the graph of what is ahead of a target (of all history where that is null). Each new commit asked about costs
 * a walk over what is ahead of the target there, in memory; a process only where several commits could be the merge base.
 */
export function walkedAncestry(
  repository: Repository,
  graph: CommitGraph,
  target: Oid | null,
  options: ReadOptions,
): Ancestry {
  let last: Reach | null = null;

  function reachOf(from: Oid): Reach {
    if (last?.from !== from) last = reach(graph, from);
    return last;
  }

  return {
    isInTarget: (oid) => Promise.resolve(target !== null && !graph.has(oid)),
    leadsTo: (from, to) => Promise.resolve(reachOf(from).ahead.has(to)),
    async mergeBase(oid) {
      if (target === null) return null;
      const { ends } = reachOf(oid);
      const [only = null] = ends;
      return ends.size > 1 ? mergeBase(repository, target, oid, options) : only;
    },
  };
}

function reach(graph: CommitGraph, from: Oid): Reach {
  const ahead = new Set<Oid>();
  const ends = new Set<Oid>();
  const open = [from];
  for (let oid = open.pop(); oid !== undefined; oid = open.pop()) {
    if (ahead.has(oid)) continue;
    const parents = graph.get(oid);
    if (parents === undefined) ends.add(oid);
    else {
      ahead.add(oid);
      for (const parent of parents) open.push(parent);
    }
  }
  return { from, ahead, ends };
}
