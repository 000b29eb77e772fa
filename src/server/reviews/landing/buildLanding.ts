import { displayLine } from "#contract/byteText.ts";
import type { ConflictRecord } from "#server/git/ancestry/mergeConflicts.ts";
import { mergeBases } from "#server/git/ancestry/mergeBase.ts";
import { commitsToRebase, countCommits, revList } from "#server/git/ancestry/revList.ts";
import {
  commitBytes,
  type NewCommit,
  ObjectPack,
  type Signature,
  writeToMirror,
} from "#server/git/objects/ObjectPack.ts";
import { type CommitRecord, requireCommits, requireTree } from "#server/git/objects/readCommits.ts";
import type { Oid } from "#server/git/oid.ts";
import type { ReadOptions, Repository } from "#server/git/Repository.ts";
import { readConfig } from "#server/git/processes/readConfig.ts";
import { subjectOf } from "../stacks/readLayers.ts";
import { applyCommits } from "./applyCommits.ts";
import { mergeReviewed } from "./landedDifference.ts";

/** The ways to bring a change into its target, as git names them. */
export type LandingMethod = "fast-forward" | "merge" | "squash" | "rebase";

/** The commits of a change that its target does not have, each after its parents, and how they are based on it. */
export interface CommitsToLand {
  readonly commits: readonly CommitRecord[];
  /** False if the base of the change is not in the target, which then gets the commits put on it. */
  readonly isBased: boolean;
}

export interface LandingInput extends CommitsToLand {
  readonly method: LandingMethod;
  readonly target: Oid;
  /** The reviewed change. */
  readonly base: Oid;
  readonly head: Oid;
  readonly by: Signature;
  readonly author: Signature;
  /** The message of a merge or a squashed commit. */
  readonly message: string;
}

/** Why a change cannot be landed, and what to do about it. */
export interface Obstacle {
  readonly sentence: string;
  readonly next: string;
}

/** The result of landing a change in memory: no ref has moved yet. */
export interface BuiltLanding {
  /** The commit that the target will be at; null if the change cannot be landed in this way. */
  readonly tip: Oid | null;
  /** The first commit that the target does not have yet, which becomes the alias of the review's own first commit. */
  readonly first: Oid | null;
  readonly commits: number;
  /** The number of those that landing makes. They are the newest ones. */
  readonly made: number;
  /** The commits that a rebase leaves out, because the target has their changes. */
  readonly dropped: readonly CommitRecord[];
  readonly conflicts: readonly ConflictRecord[];
  /** The commit of the change that conflicts, if its commits are applied one by one. */
  readonly conflictsIn: Oid | null;
  /** Files that git would merge with a program of its user, which Galley does not run. */
  readonly withDrivers: readonly string[];
  /** The reason why it cannot be landed in this way, if no file is the reason. */
  readonly reason: Obstacle | null;
}

const NOTHING: BuiltLanding = {
  tip: null,
  first: null,
  commits: 0,
  made: 0,
  dropped: [],
  conflicts: [],
  conflictsIn: null,
  withDrivers: [],
  reason: null,
};

const HAS_ALL = "The target has all changes of the review already.";
const OTHER_METHOD = "Choose merge, squash or rebase.";

/** Returns what to do if a change and its target have no common history here: in a shallow clone they may have one elsewhere. */
export function unrelatedStep({ isShallow }: Pick<Repository, "isShallow">): string {
  return isShallow ? "Fetch the history: `git fetch --unshallow`." : "Choose another target for the review.";
}

export function because(sentence: string, next: string): BuiltLanding {
  return { ...NOTHING, reason: { sentence, next } };
}

/** Reads the commits of a change that its target does not have. Walks what lies between. */
export async function commitsToLand(
  repository: Repository,
  { base, head, target }: Pick<LandingInput, "base" | "head" | "target">,
  options: ReadOptions = {},
): Promise<CommitsToLand> {
  const [isBased, graph] = await Promise.all([
    mergeBases(repository, base, target, options).then((bases) => bases.includes(base)),
    revList(repository, [head], [base, target], options),
  ]);
  return { isBased, commits: (await requireCommits(repository, [...graph.keys()], options)).toReversed() };
}

/**
 * Makes the commits that land a reviewed change: those of `git merge --ff-only`, `git merge --no-ff`, `git merge --squash` and
 * `git rebase` without configuration, with the base of the change as the merge base. They are in our own object store; no program
 * of the repository runs. Costs what the merge does, and for a rebase what `applyCommits` does.
 */
export async function buildLanding(
  repository: Repository,
  input: LandingInput,
  options: ReadOptions = {},
): Promise<BuiltLanding> {
  const { method, target, base, head, commits } = input;
  if ((await mergeBases(repository, target, head, options)).length === 0)
    return because("The branches have no commit in common.", unrelatedStep(repository));
  if (commits.length === 0) return because(HAS_ALL, "Abandon the review.");
  const built =
    method === "fast-forward"
      ? await fastForward(repository, input, options)
      : method === "rebase"
        ? await rebase(repository, input, options)
        : method === "merge" && !input.isBased
          ? await mergeRebased(repository, input, options)
          : await mergeOrSquash(repository, input, options);
  if (built.tip === null) return built;
  const trees = await requireCommits(repository, [target, built.tip, base, head], options);
  const [before, after, from, to] = trees.map(({ tree }) => tree);
  // Nothing empty lands that was not empty before. A merge still records that the commits are in the target.
  const isEmpty = before === after && method === "squash" && from !== to;
  return isEmpty || built.tip === target
    ? because(HAS_ALL, input.isBased ? "Merge it, or abandon the review." : "Abandon the review.")
    : built;
}

async function fastForward(
  repository: Repository,
  { target, head, isBased }: LandingInput,
  options: ReadOptions,
): Promise<BuiltLanding> {
  if (!(await mergeBases(repository, target, head, options)).includes(target))
    return because("The target has commits that the change has not.", OTHER_METHOD);
  if (!isBased) return because("The change is based on commits that the target has not.", OTHER_METHOD);
  return { ...NOTHING, tip: head, commits: await countCommits(repository, head, target, options) };
}

async function mergeOrSquash(repository: Repository, input: LandingInput, options: ReadOptions): Promise<BuiltLanding> {
  const { method, target, head, by, author, message } = input;
  const { tree, conflicts, withDrivers } = await mergeReviewed(repository, input, target, options);
  if (tree === null) return { ...NOTHING, conflicts, withDrivers };
  if (method === "merge") {
    const tip = await addCommit(repository, { tree, parents: [target, head], by, message }, options);
    return { ...NOTHING, tip, commits: 1 + (await countCommits(repository, head, target, options)), made: 1 };
  }
  const tip = await addCommit(repository, { tree, parents: [target], by, author, message }, options);
  return { ...NOTHING, tip, first: tip, commits: 1, made: 1 };
}

/** Puts the commits on the target, of which their base is no part, and merges them there. */
async function mergeRebased(repository: Repository, input: LandingInput, options: ReadOptions): Promise<BuiltLanding> {
  const { target, by, message } = input;
  const applied = await rebase(repository, input, options);
  if (applied.tip === null) return applied;
  if (applied.tip === target) return because(HAS_ALL, "Abandon the review.");
  const tree = await requireTree(repository, applied.tip, options);
  const tip = await addCommit(repository, { tree, parents: [target, applied.tip], by, message }, options);
  return { ...applied, tip, commits: applied.commits + 1, made: applied.made + 1 };
}

async function addCommit(repository: Repository, commit: NewCommit, options: ReadOptions): Promise<Oid> {
  const pack = new ObjectPack(repository.objectFormat);
  const oid = pack.add("commit", commitBytes(commit));
  await writeToMirror(repository, pack, options);
  return oid;
}

export function hasMerges(commits: readonly CommitRecord[]): boolean {
  return commits.some(({ parents }) => parents.length > 1);
}

async function rebase(repository: Repository, input: LandingInput, options: ReadOptions): Promise<BuiltLanding> {
  const { target, head, by, commits: all } = input;
  const marked = await commitsToRebase(repository, target, head, options);
  const known = new Set(marked.flatMap(({ oid, isKnown }) => (isKnown ? oid : [])));
  const commits = all.filter(({ parents }) => parents.length < 2);
  const applied = await applyCommits(repository, { commits, onto: target, by, known }, options);
  const { tip, added, made, dropped, stopped } = applied;
  if (stopped === null)
    return { ...NOTHING, tip: tip.oid, first: added[0] ?? null, commits: added.length, made, dropped };
  const { conflicts, withDrivers, oid } = stopped;
  return { ...NOTHING, conflicts, withDrivers, conflictsIn: oid };
}

/** Says what a landing leaves out: commits whose change the target has, and the signature that the user's settings ask for. */
export async function landingNotices(
  repository: Repository,
  { tip, dropped, made }: BuiltLanding,
  options: ReadOptions = {},
): Promise<readonly string[]> {
  if (tip === null) return [];
  const wish = made === 0 ? undefined : (await readConfig(repository, options)).get("commit.gpgsign");
  const nameOf = (commit: CommitRecord): string =>
    `Commit ${commit.oid.slice(0, 10)} “${displayLine(subjectOf(commit))}”`;
  return [
    ...dropped.map((commit) => `${nameOf(commit)} is left out: the target has its change already.`),
    ...(/^(?:true|yes|on|1)$/iu.test(wish ?? "") ? ["commit.gpgSign is set, but Galley signs no commits."] : []),
  ];
}
