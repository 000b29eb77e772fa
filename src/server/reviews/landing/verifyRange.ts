import { fallback } from "#contract/errors.ts";
import { NO_RULES } from "#contract/landingRules.ts";
import { cleanMerges } from "#server/git/ancestry/mergeTree.ts";
import { type CommitGraph, revList } from "#server/git/ancestry/revList.ts";
import type { CommitPair } from "#server/git/diffs/diffTrees.ts";
import { statObjects } from "#server/git/objects/catFile.ts";
import { type CommitRecord, readCommits } from "#server/git/objects/readCommits.ts";
import type { Oid } from "#server/git/oid.ts";
import type { ReadOptions, Repository } from "#server/git/Repository.ts";
import type { ReviewContext } from "../index/ReviewContext.ts";
import type { IndexedReview } from "../state/IndexedReview.ts";
import type { Person } from "../state/Review.ts";
import { contentsOf, hashOf } from "../verdicts/changeRecord.ts";
import { ADDED, type ApprovalRules, Approvals, type LandedVerdict, nextStep } from "./Approvals.ts";
import { changedFiles } from "./fileVersions.ts";
import { type LandedChange, landedChanges, namedHeads, RangeGraph } from "./landedChanges.ts";
import { readLandingRules } from "../index/landingRules.ts";
import { type FoundRange, readRange } from "./verifiedCommits.ts";

/** A change that a commit is part of, with its verdicts and what they are for this commit. */
export interface VerifiedChange extends Pick<LandedChange, "review" | "how"> {
  readonly verdicts: readonly Omit<LandedVerdict, "uncovered">[];
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
  /** Why it is not approved, and what to do about it, a sentence or two each; null if it is. */
  readonly reason: string | null;
  readonly next: string | null;
}

export interface VerifiedRange extends Pick<FoundRange, "range" | "problem"> {
  /** Each before its parents. */
  readonly commits: readonly VerifiedCommit[];
}

export interface VerifyRangeInput extends ApprovalRules {
  /** As `readRange` takes it. */
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
  { range, ...input }: VerifyRangeInput,
  options: ReadOptions = {},
): Promise<VerifiedRange> {
  const found = await readRange(git, range, options);
  const records = await readCommits(git, [...found.graph.keys()], options);
  const commits = records.filter((record) => record !== null);
  const reviews = (await index.reviews(options.signal)).filter(({ isPrivate }) => !isPrivate);
  const graph = new RangeGraph(git, await withHeads(git, found.graph, reviews, options), options);
  const { rules } = found.target === null ? { rules: NO_RULES } : await readLandingRules(git, found.target, options);
  const changesOf = new Map<Oid, LandedChange[]>();
  const approvals = new Approvals(git, graph, { ...input, ...rules }, options);
  const verdicts = new Map<LandedChange, readonly LandedVerdict[]>();
  const approvedIn = (oid: Oid): LandedChange | undefined =>
    changesOf.get(oid)?.find((change) => verdicts.get(change)?.some((verdict) => covers(verdict, oid)));
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
  const named = await landedChanges(graph, reviews, found.graph);
  await add(named.filter((change) => change.commits.some((oid) => found.graph.has(oid))));
  const isNew = ({ review, onto, tip }: LandedChange): boolean =>
    changesOf.get(tip)?.every((known) => known.review !== review || known.onto !== onto || known.tip !== tip) ?? true;
  await add((await changesByContents(git, commits.filter(isOpen), reviews, options)).filter(isNew));
  const merges = await mergesOfNothing(git, commits.filter(isOpen), options);
  const open = commits.filter((commit) => isOpen(commit) && !merges.has(commit.oid));
  const compared = new Set(open.flatMap(({ oid }) => changesOf.get(oid) ?? []));
  for (const change of [...compared].slice(0, COMPARED_MAX))
    verdicts.set(change, await approvals.verdictsOn(change, true));
  const before = approvedBefore(found.graph, [...verdicts.values()].flat());
  const verified = commits.map((commit): VerifiedCommit => {
    const { oid } = commit;
    const approved = approvedIn(oid);
    const state = approved !== undefined ? "APPROVED" : merges.has(oid) ? "MERGE" : "UNAPPROVED";
    if (state === "MERGE") return { commit, state, changes: [], reason: null, next: null };
    const shown = approved === undefined ? (changesOf.get(oid) ?? []) : [approved];
    const changes = shown.map((change): VerifiedChange => {
      const given = (verdicts.get(change) ?? []).map(({ uncovered, obstacle, ...verdict }) => {
        const isAdded = approved === undefined && before.get(oid)?.commentId === verdict.verdict.commentId;
        return { ...verdict, obstacle: isAdded ? ADDED : (obstacle ?? uncovered.get(oid) ?? null) };
      });
      return { review: change.review, how: change.how, verdicts: given };
    });
    const why = state === "APPROVED" ? { reason: null, next: null } : reasonOf(changes, before.get(oid));
    return { commit, state, changes, ...why };
  });
  return { range: found.range, problem: found.problem, commits: verified };
}

function covers({ obstacle, uncovered }: LandedVerdict, oid: Oid): boolean {
  return obstacle === null && !uncovered.has(oid);
}

/** Finds for each commit the nearest one before it, along first parents, with an approval that counts. */
function approvedBefore(
  graph: CommitGraph,
  verdicts: readonly LandedVerdict[],
): ReadonlyMap<Oid, LandedVerdict["verdict"]> {
  const given = verdicts.filter(({ obstacle }) => obstacle === null).map(({ verdict }) => verdict);
  const heads = new Map(given.map((verdict) => [verdict.head, verdict]));
  const found = new Map<Oid, LandedVerdict["verdict"]>();
  for (const [oid, [parent = ""]] of [...graph].toReversed()) {
    const before = heads.get(parent) ?? found.get(parent);
    if (before !== undefined) found.set(oid, before);
  }
  return found;
}

/** Returns why a commit is not approved, and what to do about it. */
function reasonOf(
  changes: readonly VerifiedChange[],
  before: LandedVerdict["verdict"] | undefined,
): { readonly reason: string; readonly next: string } {
  const [change] = changes;
  const after =
    before === undefined ? "" : `It was added after ${before.head.slice(0, 12)}, which ${nameOf(before.by)} approved.`;
  if (change === undefined) {
    const next = "Request a review of it with `galley request`, or fetch the reviews with `galley sync`.";
    return { reason: `No review has it. ${after}`.trim(), next };
  }
  const given = changes.flatMap(({ review, verdicts }) => verdicts.map((verdict) => ({ ...verdict, review })));
  const approval = given.find(({ verdict }) => verdict.verdict === "approve");
  const { revision } = approval?.review ?? change.review;
  const reason =
    approval === undefined
      ? `Nobody approved review ${revision.slice(0, 12)}.`
      : approval.obstacle === ADDED
        ? after
        : `The approval by ${nameOf(approval.verdict.by)} does not count for it: ${approval.obstacle ?? ""}.`;
  return { reason, next: nextStep(approval?.obstacle ?? null, revision) };
}

function nameOf({ name, email }: Person): string {
  return name ?? email;
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

/** Finds commits that change the same files in the same way as a verdict records: changes that were squashed or merged by hand. */
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
  const pairs = commits.flatMap(({ oid, parents: [parent] }): CommitPair[] =>
    parent === undefined ? [] : [[parent, oid]],
  );
  if (reviewsOf.size === 0) return [];
  const lists = await changedFiles(git, pairs, options);
  return pairs.flatMap(([onto, tip], index) => {
    const files = lists[index];
    const same = files == null || files.length === 0 ? undefined : reviewsOf.get(hashOf(contentsOf(files)));
    return [...(same ?? [])].map((review): LandedChange => {
      return { review, how: "contents", onto, tip, commits: [tip], isPartial: false };
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
