import { fallback } from "#contract/errors.ts";
import { isAncestor, mergeBase } from "#server/git/ancestry/mergeBase.ts";
import type { CommitGraph } from "#server/git/ancestry/revList.ts";
import { isOid, type Oid } from "#server/git/oid.ts";
import type { Repository } from "#server/git/Repository.ts";
import { firstCommit, type DerivedReview } from "../state/Review.ts";

/** The position of a review in the history of the repository. */
export interface MergeStatus {
  /** The inputs: the review's first commit or its alias, and the commits of its target and its branch. */
  readonly first: Oid;
  readonly target: Oid | null;
  readonly tip: Oid | null;
  /** True if the first commit, or its alias, is an ancestor of the target. */
  readonly isMerged: boolean;
  readonly head: Oid | null;
  readonly base: Oid | null;
  /** True if the base that the notes record for the head is not in its history: `base` counts in its place. */
  readonly hasFalseBase: boolean;
  /** True if it was read from history; false if from the notes alone. */
  readonly isFromHistory: boolean;
  /** True if all named commits were in the repository. Missing ones may still arrive. */
  readonly isWhole: boolean;
}

export interface MergeStatusQuery {
  readonly review: DerivedReview;
  /** The current commits of its target and its branch; null if there is no such ref. */
  readonly target: Oid | null;
  readonly tip: Oid | null;
  /** The previous result, if any. */
  readonly before: MergeStatus | null;
}

/**
 * Derives the merge status of a review from history, as git-appraise does, except that a recorded patch set comes
 * before a guess from the comments. `isThere` returns true for commits of the query that are in the repository.
 */
export async function openMergeStatus(
  question: MergeStatusQuery,
  ancestry: Ancestry,
  isThere: (oid: Oid) => boolean,
): Promise<MergeStatus> {
  const { review, target, tip } = question;
  const first = firstCommit(review);
  if (isThere(first) && (await ancestry.isInTarget(first))) return recordedMergeStatus(question, true, isThere);
  const head = await headOf(question, first, ancestry, isThere);
  const { base, hasFalseBase } =
    head === null ? { base: null, hasFalseBase: false } : await openBase(review, head, ancestry);
  const isWhole = isThere(first) && head !== null;
  const found = { first, target, tip, isMerged: false, head, hasFalseBase, isFromHistory: true, isWhole };
  return { ...found, base: base ?? recordedBase(review) };
}

/**
 * Returns the base of a review's current change: the fork from its target, or the recorded base of the same head, or of the last
 * one, if that is nearer: the target here is older than the commits that the change is based on, or got them as other commits.
 */
async function openBase(
  { patchSets }: DerivedReview,
  head: Oid,
  ancestry: Ancestry,
): Promise<Pick<MergeStatus, "base" | "hasFalseBase">> {
  const set = patchSets.findLast((one) => one.head === head) ?? patchSets.at(-1);
  const recorded = set?.base ?? null;
  const isNearer = recorded !== null && recorded !== head && (await ancestry.leadsTo(head, recorded));
  if (isNearer) return { base: recorded, hasFalseBase: false };
  const base = await ancestry.mergeBase(head);
  const isKnown = set?.head !== head || recorded === null || base === null || recorded === base;
  return { base, hasFalseBase: !isKnown && !(await ancestry.isAncestor(recorded, head)) };
}

async function headOf(
  { review, tip }: MergeStatusQuery,
  first: Oid,
  ancestry: Ancestry,
  isThere: (oid: Oid) => boolean,
): Promise<Oid | null> {
  if (tip !== null && isThere(first) && (await ancestry.leadsTo(tip, first))) return tip;
  const recorded = review.patchSets.at(-1)?.head;
  if (recorded !== undefined) return isThere(recorded) ? recorded : null;
  if (!isThere(first)) return null;
  let head = first;
  for (const commit of commentedCommits(review)) {
    if (!isThere(commit) || !(await ancestry.leadsTo(commit, first))) continue;
    if (!(await ancestry.leadsTo(head, commit))) head = commit;
  }
  return head;
}

/** Returns the merge status as it was last recorded. It applies to reviews that are done. */
export function recordedMergeStatus(
  { review, target, tip }: MergeStatusQuery,
  isMerged: boolean,
  isThere: (oid: Oid) => boolean,
): MergeStatus {
  const first = firstCommit(review);
  const last = review.patchSets.at(-1)?.head ?? commentedCommits(review).findLast(isThere) ?? first;
  const head = isThere(last) ? last : null;
  const base = recordedBase(review);
  const known = { isMerged, head, base, hasFalseBase: false, isFromHistory: isMerged, isWhole: head !== null };
  return { first, target, tip, ...known };
}

function recordedBase({ patchSets, requests }: DerivedReview): Oid | null {
  const base = patchSets.at(-1)?.base ?? requests.findLast(({ baseCommit }) => isOid(baseCommit))?.baseCommit;
  return base ?? null;
}

/**
 * Returns the commits that a review's comments refer to, in the order of the comments, without old sides. If no patch
 * set is recorded, only these show which commits the branch had.
 */
export function commentedCommits({ requests, threads, patchSets }: DerivedReview): readonly Oid[] {
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

/** Questions about history for the reviews of one target. */
export interface Ancestry {
  isInTarget(oid: Oid): Promise<boolean>;
  /** Resolves to true if `to` is in the history of `from`; both are ahead of the target. */
  leadsTo(from: Oid, to: Oid): Promise<boolean>;
  /** Resolves to the best common ancestor of a commit and the target; null if there is none, or no target. */
  mergeBase(oid: Oid): Promise<Oid | null>;
  /** Resolves to true if the first is in the history of the second, or if history is missing. Starts a process. */
  isAncestor(one: Oid, other: Oid): Promise<boolean>;
}

/** Asks git about each pair of commits. If history between them is missing, they have nothing in common. */
export function queriedAncestry(repository: Repository, target: Oid | null): Ancestry {
  const common = (one: Oid, other: Oid): Promise<Oid | null> =>
    mergeBase(repository, one, other).catch(fallback(null, "OBJECT_MISSING"));
  return {
    isInTarget: async (oid) => target !== null && (await common(target, oid)) === oid,
    leadsTo: async (from, to) => (await common(from, to)) === to,
    mergeBase: async (oid) => (target === null ? null : common(target, oid)),
    isAncestor: (one, other) => mayBeAncestor(repository, one, other),
  };
}

function mayBeAncestor(repository: Repository, one: Oid, other: Oid): Promise<boolean> {
  return isAncestor(repository, one, other).catch(fallback(true, "OBJECT_MISSING"));
}

/** The commits ahead of the target below one commit, and the commits of the target that they are based on. */
interface Reach {
  readonly from: Oid;
  readonly ahead: ReadonlySet<Oid>;
  readonly ends: ReadonlySet<Oid>;
}

/**
 * Answers from the graph of commits ahead of a target (of all history if that is null). Each new commit costs a walk in
 * memory over the commits ahead of the target; git runs only if there are several candidates for the merge base.
 */
export function walkedAncestry(repository: Repository, graph: CommitGraph, target: Oid | null): Ancestry {
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
      return ends.size > 1 ? mergeBase(repository, target, oid) : only;
    },
    isAncestor: (one, other) => mayBeAncestor(repository, one, other),
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
