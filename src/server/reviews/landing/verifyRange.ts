import { fallback } from "#contract/errors.ts";
import { NO_RULES, RULES_PATH } from "#contract/landingRules.ts";
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
import { countPeople, missingOwner } from "./approvers.ts";
import { CORRECT, withBranchSigners } from "./branchSigners.ts";
import { pushRequirements } from "./requirements.ts";
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

export interface VerifyInput extends Pick<ApprovalRules, "allowsUnsigned" | "allowedSigners"> {
  /**
   * Set if the commits are to become those of a branch: then their reviews have to fulfil all other rules of it too. With `isOwn`, those
   * too that only the machine of who lands them knows: what the viewer viewed and dismissed.
   */
  readonly gate?: { readonly isOwn: boolean } | undefined;
}

export interface VerifyRangeInput extends VerifyInput {
  /** As `readRange` takes it. */
  readonly range: string | null;
}

/** Changes for which git is asked how they differ from the approved ones: several processes each. */
const COMPARED_MAX = 500;
/** Changes whose signatures are checked at once. */
const AT_ONCE = 16;

type Context = Pick<ReviewContext, "git" | "store" | "index" | "now">;

/** Verifies a range by its name, as `verifyCommits` does. */
export async function verifyRange(
  context: Context,
  { range, ...input }: VerifyRangeInput,
  options: ReadOptions = {},
): Promise<VerifiedRange> {
  return verifyCommits(context, await readRange(context.git, range, options), input, options);
}

/**
 * Finds for each commit of a range the reviews that it landed with, and whether their approvals are valid for what landed, by the rules and
 * the allowed signers of the commit before the range. Offline, and writes nothing to the repository. Costs a few processes for 256 commits,
 * one for each signature, and several for each change that is not as it was approved.
 */
export async function verifyCommits(
  context: Context,
  found: FoundRange,
  input: VerifyInput,
  options: ReadOptions = {},
): Promise<VerifiedRange> {
  const { git, now } = context;
  const { target, range } = found;
  const { rules, fault } = target === null ? NOTHING : await readLandingRules(git, target, options);
  const broken =
    fault === null ? null : { reason: `${RULES_PATH} before the range is not valid: ${fault}.`, next: CORRECT };
  return withBranchSigners(git, { target, ...input, ...options }, async (signers) => {
    const approvalRules = {
      ...rules,
      allowsUnsigned: input.allowsUnsigned && !rules.signed,
      allowedSigners: signers.path,
      now: now(),
    };
    const verified = await new RangeVerifier(context, found, approvalRules, options).verify(input.gate);
    return { range, problem: signers.problem ?? broken ?? found.problem, commits: verified };
  });
}

const NOTHING = { rules: NO_RULES, fault: null } as const;

/** The approvals of the commits of one range. */
class RangeVerifier {
  readonly #context: Context;
  readonly #found: FoundRange;
  readonly #rules: ApprovalRules;
  readonly #options: ReadOptions;
  readonly #changesOf = new Map<Oid, LandedChange[]>();
  readonly #verdicts = new Map<LandedChange, readonly LandedVerdict[]>();
  /** The files of each commit, where owners have to approve some; null if they cannot be listed. */
  readonly #paths = new Map<Oid, readonly string[] | null>();

  constructor(context: Context, found: FoundRange, rules: ApprovalRules, options: ReadOptions) {
    this.#context = context;
    this.#found = found;
    this.#rules = rules;
    this.#options = options;
  }

  async verify(gate: VerifyInput["gate"]): Promise<readonly VerifiedCommit[]> {
    const { git, index } = this.#context;
    const { graph } = this.#found;
    const options = this.#options;
    const records = await readCommits(git, [...graph.keys()], options);
    const commits = records.filter((record) => record !== null);
    const reviews = (await index.reviews(options.signal)).filter(({ isPrivate }) => !isPrivate).map(withLayerVerdicts);
    const whole = new RangeGraph(git, await withHeads(git, graph, reviews, options), options);
    const approvals = new Approvals(git, whole, this.#rules, options);
    if (this.#rules.owners.length > 0) await this.#readPaths(commits);
    const named = await landedChanges(whole, reviews, graph);
    await this.#add(
      approvals,
      named.filter((change) => change.commits.some((oid) => graph.has(oid))),
    );
    const isOpen = ({ oid }: CommitRecord): boolean => this.#lackOf(oid) !== null;
    const isNew = ({ review, onto, tip }: LandedChange): boolean =>
      this.#changesOf.get(tip)?.every((known) => known.review !== review || known.onto !== onto || known.tip !== tip) ??
      true;
    await this.#add(approvals, (await changesByContents(git, commits.filter(isOpen), reviews, options)).filter(isNew));
    const merges = await mergesOfNothing(git, commits.filter(isOpen), options);
    const open = commits.filter((commit) => isOpen(commit) && !merges.has(commit.oid));
    const compared = new Set(open.flatMap(({ oid }) => this.#changesOf.get(oid) ?? []));
    for (const change of [...compared].slice(0, COMPARED_MAX))
      this.#verdicts.set(change, await approvals.verdictsOn(change, true));
    const before = approvedBefore(graph, [...this.#verdicts.values()].flat());
    const verified = commits.map((commit) => this.#verified(commit, merges.has(commit.oid), before.get(commit.oid)));
    return gate === undefined ? verified : this.#withRules(verified, gate);
  }

  async #add(approvals: Approvals, changes: readonly LandedChange[]): Promise<void> {
    for (const change of changes)
      for (const oid of change.commits) this.#changesOf.set(oid, [...(this.#changesOf.get(oid) ?? []), change]);
    await approvals.readContents(changes);
    for (let at = 0; at < changes.length; at += AT_ONCE)
      await Promise.all(
        changes.slice(at, at + AT_ONCE).map(async (change) => {
          this.#verdicts.set(change, await approvals.verdictsOn(change, false));
        }),
      );
  }

  async #readPaths(commits: readonly CommitRecord[]): Promise<void> {
    const { git } = this.#context;
    const pairs = commits.map(({ oid, parents: [parent] }): CommitPair => [parent ?? git.emptyTree, oid]);
    for (const [index, files] of (await changedFiles(git, pairs, this.#options)).entries()) {
      const paths = files?.flatMap(({ oldPath, newPath }) => [oldPath, newPath]).filter((path) => path !== null);
      this.#paths.set(pairs[index]?.[1] ?? "", paths ?? null);
    }
  }

  /** Returns why the approvals that cover a commit are not enough, a sentence; null if they are. */
  #lackOf(oid: Oid): string | null {
    const changes = this.#changesOf.get(oid) ?? [];
    const given = changes.flatMap((change) => this.#verdicts.get(change) ?? []).filter((one) => covers(one, oid));
    const [count, needed] = [countPeople(given), Math.max(1, this.#rules.approvals)];
    if (count < needed) return `It has ${count} of ${needed} required approvals.`;
    if (this.#rules.owners.length === 0) return null;
    const paths = this.#paths.get(oid) ?? null;
    if (paths === null) return "It changes too many files to find their owners.";
    const approvers = given.map(({ verdict }) => verdict.by.email);
    return missingOwner(approvers, paths, this.#rules);
  }

  #covering(oid: Oid): readonly LandedChange[] {
    const isCovered = (change: LandedChange): boolean =>
      this.#verdicts.get(change)?.some((verdict) => covers(verdict, oid)) ?? false;
    return (this.#changesOf.get(oid) ?? []).filter(isCovered);
  }

  #verified(commit: CommitRecord, isMerge: boolean, before: LandedVerdict["verdict"] | undefined): VerifiedCommit {
    const { oid } = commit;
    const lack = this.#lackOf(oid);
    const state = lack === null ? "APPROVED" : isMerge ? "MERGE" : "UNAPPROVED";
    if (state === "MERGE") return { commit, state, changes: [], reason: null, next: null };
    const all = this.#changesOf.get(oid) ?? [];
    const covering = this.#covering(oid);
    const shown = covering.length === 0 ? all : lack === null ? covering.slice(0, 1) : covering;
    const changes = shown.map((change): VerifiedChange => {
      const given = (this.#verdicts.get(change) ?? []).map(({ uncovered, obstacle, ...verdict }) => {
        const isAdded = covering.length === 0 && before?.commentId === verdict.verdict.commentId;
        return { ...verdict, obstacle: isAdded ? ADDED : (obstacle ?? uncovered.get(oid) ?? null) };
      });
      return { review: change.review, how: change.how, verdicts: given };
    });
    if (state === "APPROVED") return { commit, state, changes, reason: null, next: null };
    if (covering.length === 0) return { commit, state, changes, ...reasonOf(changes, before) };
    const next = nextStep(null, covering[0]?.review.revision ?? oid);
    return { commit, state, changes, reason: lack, next };
  }

  /** Adds what the reviews of approved commits lack by the other rules of the branch, and the merges that it does not allow. */
  async #withRules(
    verified: readonly VerifiedCommit[],
    { isOwn }: { readonly isOwn: boolean },
  ): Promise<readonly VerifiedCommit[]> {
    const [head] = verified;
    if (head === undefined) return verified;
    const reviewsOf = ({ commit }: VerifiedCommit) => new Set(this.#covering(commit.oid).map(({ review }) => review));
    const rules = isOwn ? this.#rules : { ...this.#rules, viewed: false, findings: false };
    const lacks = new Map<IndexedReview, string>();
    for (const review of new Set(verified.flatMap((one) => [...reviewsOf(one)]))) {
      const given = [...this.#verdicts].flatMap(([change, verdicts]) => (change.review === review ? verdicts : []));
      const signed = given.filter(({ obstacle, signature }) => obstacle === null && signature?.state === "VALID");
      const push = { head: head.commit.oid, approvals: signed.map(({ verdict }) => verdict) };
      const unmet = await pushRequirements(this.#context, review, push, rules, this.#options);
      lacks.set(review, unmet.join(" "));
    }
    return verified.map((one): VerifiedCommit => {
      if (one.state === "UNAPPROVED") return one;
      const merge = rules.linearHistory && one.commit.parents.length > 1 ? `${NO_MERGES} ` : "";
      const reason = merge + [...reviewsOf(one)].map((review) => lacks.get(review) ?? "").join(" ");
      return reason.trim() === "" ? one : { ...one, state: "UNAPPROVED", reason: reason.trim(), next: null };
    });
  }
}

/** Adds the verdicts on single commits of the change to the others: each is one on a change, if it says of which. */
function withLayerVerdicts(review: IndexedReview): IndexedReview {
  const onLayers = review.layerVerdicts.filter(({ change }) => change !== undefined);
  return { ...review, verdicts: [...review.verdicts, ...onLayers] };
}

const NO_MERGES = "No merge commit may be landed. Squash or rebase the change.";

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
