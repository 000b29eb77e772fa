import { fallback, GalleyError } from "#contract/errors.ts";
import { cleanMerges } from "#server/git/ancestry/mergeTree.ts";
import { type CommitGraph, newestCommits, revList } from "#server/git/ancestry/revList.ts";
import type { CommitPair } from "#server/git/diffs/diffTrees.ts";
import { statObjects } from "#server/git/objects/catFile.ts";
import { type CommitRecord, readCommits } from "#server/git/objects/readCommits.ts";
import type { Oid } from "#server/git/oid.ts";
import { defaultBranch } from "#server/git/refs/head.ts";
import { revParse } from "#server/git/refs/revParse.ts";
import type { ReadOptions, Repository } from "#server/git/Repository.ts";
import type { ReviewContext } from "../reviewIndex/ReviewContext.ts";
import type { IndexedReview } from "../state/IndexedReview.ts";
import { contentsOf, hashOf } from "../verdicts/changeRecord.ts";
import {
  type ApprovalRules,
  Approvals,
  changedFiles,
  type LandedChange,
  landedChanges,
  type LandedVerdict,
  namedHeads,
  RangeGraph,
} from "./landedChanges.ts";

/** A change that a commit is part of, with its verdicts. */
export interface VerifiedChange extends Pick<LandedChange, "review" | "how"> {
  readonly verdicts: readonly LandedVerdict[];
}

/**
 * APPROVED: a change that it is part of has an approval for what landed. MERGE: a merge that adds nothing to what its parents
 * have. UNAPPROVED: neither.
 */
type ApprovalState = "APPROVED" | "MERGE" | "UNAPPROVED";

export interface VerifiedCommit {
  readonly commit: CommitRecord;
  readonly state: ApprovalState;
  /** The change that is approved, or else all changes that it is part of. */
  readonly changes: readonly VerifiedChange[];
}

export interface VerifiedRange {
  /** The range as git names it. */
  readonly range: string;
  /** Each before its parents. */
  readonly commits: readonly VerifiedCommit[];
}

export interface VerifyRangeInput extends ApprovalRules {
  /** `a..b`, or a revision for one commit; what is not pushed, or else the last commits of the default branch, if absent. */
  readonly range: string | null;
}

/** Changes for which git is asked how they differ from the approved ones: several processes each. */
const COMPARED_MAX = 500;
/** Changes whose signatures are checked at once. */
const AT_ONCE = 16;

/**
 * Finds for each commit of a range the reviews that it landed with, and whether their approvals are valid for what landed.
 * Offline, and writes nothing. Costs a few processes for 256 commits, one for each signature, and several for each change that
 * is not as it was approved.
 */
export async function verifyRange(
  { git, index }: Pick<ReviewContext, "git" | "index">,
  { range, ...rules }: VerifyRangeInput,
  options: ReadOptions = {},
): Promise<VerifiedRange> {
  const found = await readRange(git, range, options);
  const records = await readCommits(git, [...found.graph.keys()], options);
  const commits = records.filter((record) => record !== null);
  const reviews = (await index.reviews(options.signal)).filter(({ isPrivate }) => !isPrivate);
  const graph = new RangeGraph(await withHeads(git, found.graph, reviews, options));
  const changesOf = new Map<Oid, LandedChange[]>();
  const approvals = new Approvals(git, rules, options);
  const verdicts = new Map<LandedChange, readonly LandedVerdict[]>();
  const approvedIn = (oid: Oid): LandedChange | undefined =>
    changesOf.get(oid)?.find((change) => verdicts.get(change)?.some(isApproval));
  const isOpen = ({ oid }: CommitRecord): boolean => approvedIn(oid) === undefined;
  const add = async (changes: readonly LandedChange[]): Promise<void> => {
    for (const change of changes)
      for (const oid of change.commits) changesOf.set(oid, [...(changesOf.get(oid) ?? []), change]);
    await approvals.readContents(changes);
    for (let at = 0; at < changes.length; at += AT_ONCE)
      await Promise.all(
        changes.slice(at, at + AT_ONCE).map(async (change) => {
          verdicts.set(change, await approvals.verdictsOn(change, false));
        }),
      );
  };
  await add(landedChanges(graph, reviews).filter((change) => change.commits.some((oid) => found.graph.has(oid))));
  await add(await changesByContents(git, commits.filter(isOpen), reviews, options));
  const merges = await mergesOfNothing(git, commits.filter(isOpen), options);
  const open = commits.filter((commit) => isOpen(commit) && !merges.has(commit.oid));
  const compared = new Set(open.flatMap(({ oid }) => changesOf.get(oid) ?? []));
  for (const change of [...compared].slice(0, COMPARED_MAX))
    verdicts.set(change, await approvals.verdictsOn(change, true));
  const verified = commits.map((commit): VerifiedCommit => {
    const approved = approvedIn(commit.oid);
    const state = approved !== undefined ? "APPROVED" : merges.has(commit.oid) ? "MERGE" : "UNAPPROVED";
    const shown = approved !== undefined ? [approved] : changesOf.get(commit.oid);
    const described = (shown ?? []).map((change) => {
      return { review: change.review, how: change.how, verdicts: verdicts.get(change) ?? [] };
    });
    return { commit, state, changes: state === "MERGE" ? [] : described };
  });
  return { range: found.range, commits: verified };
}

function isApproval({ obstacle }: LandedVerdict): boolean {
  return obstacle === null;
}

/** Commits of the default branch that are verified if nothing else is asked for. */
const USUAL_COUNT = 20;
const UPSTREAM = "@{upstream}";

interface FoundRange {
  readonly range: string;
  readonly graph: CommitGraph;
}

async function readRange(git: Repository, range: string | null, options: ReadOptions): Promise<FoundRange> {
  if (range === null) return usualRange(git, options);
  const [from = "", to, ...more] = range.split("..");
  if (more.length > 0 || to?.startsWith(".") === true)
    throw new GalleyError("BAD_INPUT", "A range is written <base>..<head>.", { next: "Name the two revisions." });
  if (to === undefined)
    return { range, graph: await withParents(git, [await requireCommit(git, range, options)], options) };
  const base = await requireCommit(git, from === "" ? "HEAD" : from, options);
  const head = await requireCommit(git, to === "" ? "HEAD" : to, options);
  return { range, graph: await revList(git, [head], [base], options) };
}

/** Reads what is not pushed, or else the last commits of the default branch. */
async function usualRange(git: Repository, options: ReadOptions): Promise<FoundRange> {
  const [head, upstream] = [await revParse(git, "HEAD", options), await revParse(git, UPSTREAM, options)];
  if (head !== null && upstream !== null)
    return { range: `${UPSTREAM}..HEAD`, graph: await revList(git, [head], [upstream], options) };
  const branch = await defaultBranch(git, options);
  const tip = branch?.commit ?? head;
  if (tip === null) return { range: "HEAD", graph: new Map() };
  const name = branch?.name.replace(/^refs\/(?:heads|remotes)\//u, "") ?? "HEAD";
  const newest = await newestCommits(git, tip, null, { ...options, count: USUAL_COUNT });
  return { range: `the last ${USUAL_COUNT} commits of ${name}`, graph: await withParents(git, newest, options) };
}

async function withParents(git: Repository, oids: readonly Oid[], options: ReadOptions): Promise<CommitGraph> {
  const records = await readCommits(git, oids, options);
  return new Map(records.flatMap((record) => (record === null ? [] : [[record.oid, record.parents]])));
}

/**
 * Adds the commits between a range and the last commits of the changes that are in it, since a range may end inside a change.
 * Returns the range alone if history is missing.
 */
async function withHeads(
  git: Repository,
  range: CommitGraph,
  reviews: readonly IndexedReview[],
  options: ReadOptions,
): Promise<CommitGraph> {
  const stats = await statObjects(git, namedHeads(reviews), options);
  const heads = stats.flatMap((stat) => (stat?.type === "commit" && !range.has(stat.oid) ? [stat.oid] : []));
  const before = [...range.values()].flat().filter((oid) => !range.has(oid));
  if (heads.length === 0) return range;
  const commits = revList(git, [...range.keys(), ...heads], [...new Set(before)], options);
  return commits.catch(fallback(range, "OBJECT_MISSING", "TOO_LARGE"));
}

async function requireCommit(git: Repository, revision: string, options: ReadOptions): Promise<Oid> {
  const commit = await revParse(git, revision, options);
  if (commit !== null) return commit;
  throw new GalleyError("NOT_FOUND", `There is no commit “${revision}”.`, {
    next: "Name a commit, or a range such as origin/main..HEAD.",
  });
}

/** Finds commits that change the same files in the same way as a verdict records: changes that were squashed by hand. */
async function changesByContents(
  git: Repository,
  commits: readonly CommitRecord[],
  reviews: readonly IndexedReview[],
  options: ReadOptions,
): Promise<readonly LandedChange[]> {
  const reviewsOf = new Map<string, Set<IndexedReview>>();
  for (const review of reviews) {
    for (const { change } of review.verdicts) {
      if (change === undefined) continue;
      const known = reviewsOf.get(change.contents) ?? new Set<IndexedReview>();
      reviewsOf.set(change.contents, known.add(review));
    }
  }
  const pairs = commits.flatMap(({ oid, parents: [parent, ...others] }): CommitPair[] =>
    parent === undefined || others.length > 0 ? [] : [[parent, oid]],
  );
  if (reviewsOf.size === 0) return [];
  const lists = await changedFiles(git, pairs, options);
  return pairs.flatMap(([onto, tip], index) => {
    const files = lists[index];
    const same = files == null || files.length === 0 ? undefined : reviewsOf.get(hashOf(contentsOf(files)));
    return [...(same ?? [])].map((review): LandedChange => {
      return { review, how: "contents", onto, tip, commits: [tip] };
    });
  });
}

/** Returns the merges of two commits whose tree is the one that `git merge` makes of them without conflicts. */
async function mergesOfNothing(
  git: Repository,
  commits: readonly CommitRecord[],
  options: ReadOptions,
): Promise<ReadonlySet<Oid>> {
  const merges = commits.filter(({ parents }) => parents.length === 2);
  const pairs = merges.flatMap(({ parents: [ours = "", theirs = ""] }) => [[ours, theirs] as const]);
  const trees = await cleanMerges(git, pairs, options);
  return new Set(merges.filter(({ tree }, index) => tree === trees[index]).map(({ oid }) => oid));
}
