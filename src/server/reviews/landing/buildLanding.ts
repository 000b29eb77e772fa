import { GalleyError } from "#contract/errors.ts";
import type { ConflictRecord } from "#server/git/ancestry/mergeConflicts.ts";
import { mergeBase } from "#server/git/ancestry/mergeBase.ts";
import { mergeInMemory } from "#server/git/ancestry/mergeTree.ts";
import { commitsToRebase, countCommits, newestCommits } from "#server/git/ancestry/revList.ts";
import { readObjects } from "#server/git/objects/catFile.ts";
import {
  commitBytes,
  galleySignature,
  ObjectPack,
  rebasedCommit,
  type Signature,
  writeToMirror,
} from "#server/git/objects/ObjectPack.ts";
import { type CommitRecord, requireCommits, requireTree } from "#server/git/objects/readCommits.ts";
import type { Oid } from "#server/git/oid.ts";
import type { ReadOptions, Repository } from "#server/git/Repository.ts";

/** The ways to bring a change into its target, as git names them. */
export type LandingMethod = "fast-forward" | "merge" | "squash" | "rebase";

export interface LandingInput {
  readonly method: LandingMethod;
  /** The commit of the target branch, and the last one of the change. */
  readonly target: Oid;
  readonly head: Oid;
  /** The committer of new commits. */
  readonly by: Signature;
  /** The message of a merge or a squashed commit. */
  readonly message: string;
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
  readonly conflicts: readonly ConflictRecord[];
  /** The commit of the change that conflicts, if its commits are applied one by one. */
  readonly conflictsIn: Oid | null;
  /** Files that git would merge with a program of its user, which Galley does not run. */
  readonly withDrivers: readonly string[];
  /** The reason why it cannot be landed in this way, if no file is the reason. */
  readonly reason: string | null;
}

const NOTHING: BuiltLanding = {
  tip: null,
  first: null,
  commits: 0,
  made: 0,
  conflicts: [],
  conflictsIn: null,
  withDrivers: [],
  reason: null,
};

/**
 * Makes the commits that land a change: those of `git merge --ff-only`, `git merge --no-ff`, `git merge --squash` and `git
 * rebase` without configuration. They are in our own object store; no program of the repository runs. Costs what the merge
 * does; a rebase costs it for each commit whose parent has another tree than the commit before it.
 */
export async function buildLanding(
  repository: Repository,
  input: LandingInput,
  options: ReadOptions = {},
): Promise<BuiltLanding> {
  const { method, target, head } = input;
  const base = await mergeBase(repository, target, head, options);
  if (base === null) return { ...NOTHING, reason: "The branches have no commit in common." };
  if (base === head) return { ...NOTHING, reason: "The target has all commits of the change already." };
  if (method === "fast-forward") return fastForward(repository, input, base, options);
  if (method === "rebase") return rebase(repository, input, options);
  const merged =
    base === target ? await requireTree(repository, head) : await mergeInMemory(repository, target, head, options);
  const tree = typeof merged === "string" ? merged : merged.tree;
  if (typeof merged !== "string" && tree === null) return { ...NOTHING, ...filesOf(merged) };
  if (tree === null) return NOTHING;
  const parents = method === "merge" ? [target, head] : [target];
  const commit = commitBytes({ tree, parents, by: input.by, message: input.message });
  const pack = new ObjectPack(repository.objectFormat);
  const tip = pack.add("commit", commit);
  await writeToMirror(repository, pack, options);
  const commits = method === "squash" ? 1 : 1 + (await countCommits(repository, head, target, options));
  return { ...NOTHING, tip, first: method === "squash" ? tip : null, commits, made: 1 };
}

async function fastForward(
  repository: Repository,
  { target, head }: LandingInput,
  base: Oid,
  options: ReadOptions,
): Promise<BuiltLanding> {
  if (base !== target) return { ...NOTHING, reason: "The target has commits that the change has not." };
  return { ...NOTHING, tip: head, commits: await countCommits(repository, head, target, options) };
}

/** The files that stop a merge. */
type Unmerged = Pick<BuiltLanding, "conflicts" | "withDrivers">;

function filesOf({ conflicts, withDrivers }: Unmerged): Unmerged {
  return { conflicts, withDrivers };
}

async function rebase(repository: Repository, input: LandingInput, options: ReadOptions): Promise<BuiltLanding> {
  const { target, head } = input;
  const candidates = await commitsToRebase(repository, target, head, options);
  const picks = candidates.map(({ oid }) => oid);
  const records = await requireCommits(repository, picks, options);
  const parents = await requireCommits(
    repository,
    records.flatMap(({ parents: [parent] }) => parent ?? []),
    options,
  );
  const treeOfParent = new Map(parents.map(({ oid, tree }) => [oid, tree]));
  const contents = await readObjects(repository, picks, options);
  const added: Oid[] = [];
  let made = 0;
  let tip: { readonly oid: Oid; readonly tree: Oid } = { oid: target, tree: await requireTree(repository, target) };
  for (const [index, record] of records.entries()) {
    const [parent] = record.parents;
    const before = (parent === undefined ? undefined : treeOfParent.get(parent)) ?? repository.emptyTree;
    const isEmpty = record.tree === before;
    if (candidates[index]?.isKnown === true && !isEmpty) continue;
    if (parent === tip.oid) {
      added.push(record.oid);
      tip = record;
      continue;
    }
    const picked = await pick(repository, { before, after: record.tree, onto: tip.tree }, options);
    if (picked.tree === null) return { ...NOTHING, ...filesOf(picked), conflictsIn: record.oid };
    // Git drops a commit whose change is there already, but keeps one that was empty from the beginning.
    if (picked.tree === tip.tree && !isEmpty) continue;
    const content = contents[index]?.content;
    if (content === undefined) throw new GalleyError("OBJECT_MISSING");
    const pack = new ObjectPack(repository.objectFormat);
    const commit = rebasedCommit(content, { tree: picked.tree, parents: [tip.oid], by: input.by });
    tip = { oid: pack.add("commit", commit), tree: picked.tree };
    await writeToMirror(repository, pack, options);
    added.push(tip.oid);
    made++;
  }
  if (added.length === 0) return { ...NOTHING, reason: "The target has all changes of the commits already." };
  return { ...NOTHING, tip: tip.oid, first: added[0] ?? null, commits: added.length, made };
}

const PART = "A part of a commit that is applied to another";

/** Applies the difference of two trees to a third one. */
export async function pick(
  repository: Repository,
  { before, after, onto }: { readonly before: Oid; readonly after: Oid; readonly onto: Oid },
  options: ReadOptions,
): Promise<Unmerged & { readonly tree: Oid | null }> {
  if (before === onto) return { tree: after, conflicts: [], withDrivers: [] };
  const pack = new ObjectPack(repository.objectFormat);
  const part = (tree: Oid, parents: readonly Oid[]): Oid =>
    pack.add("commit", commitBytes({ tree, parents, by: { ...galleySignature, at: 0 }, message: PART }));
  const root = part(before, []);
  const [ours, theirs] = [part(onto, [root]), part(after, [root])];
  await writeToMirror(repository, pack, options);
  return mergeInMemory(repository, ours, theirs, options);
}

/** The most commits that a preview lists. */
const LISTED_COMMITS = 8;

/** Lists the newest commits that the target would get, in topological order. Costs one walk over them. */
export async function landedCommits(
  repository: Repository,
  { tip, target }: { readonly tip: Oid; readonly target: Oid },
  options: ReadOptions = {},
): Promise<readonly CommitRecord[]> {
  const oids = await newestCommits(repository, tip, target, { ...options, count: LISTED_COMMITS });
  return requireCommits(repository, oids, options);
}
