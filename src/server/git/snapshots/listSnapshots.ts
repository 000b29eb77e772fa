import { readObjects, statObjects } from "../objects/catFile.ts";
import { readCommits } from "../objects/readCommits.ts";
import type { Oid } from "../oid.ts";
import type { ReadOptions, Repository } from "../Repository.ts";
import { forEachRef, type RefRecord } from "../refs/forEachRef.ts";
import { readRefs } from "../refs/readRefs.ts";
import { treeEntries } from "../trees/treeObject.ts";
import { parseSnapshotFacts, type Snapshot, type SnapshotFacts } from "./Snapshot.ts";
import { snapshotStates } from "./snapshotStates.ts";
import type { WorkTreeTrees } from "./workTreeTrees.ts";

export interface SavedSnapshot extends Snapshot {
  readonly ref: string;
  /** The commit of the ref. */
  readonly keeper: Oid;
  /** The id of its work tree: `Repository.id`. */
  readonly worktree: string;
  readonly trees: Readonly<Record<"index" | "tracked", Oid>> & { readonly conflicted: Oid | null };
}

const REFS = "refs/galley/snapshots/";
const NAME = /^refs\/galley\/snapshots\/([0-9a-f]{16})\/(\d{1,15})-[0-9a-f]{12}$/u;

/**
 * Lists the saved snapshots of this work tree, or of all work trees of the repository, newest first. Refs with other
 * contents are left out. Linear in the snapshots; commits come from the cache after the first read.
 */
export async function listSnapshots(
  repository: Repository,
  { of = "workTree", ...options }: ReadOptions & { readonly of?: "workTree" | "all" } = {},
): Promise<readonly SavedSnapshot[]> {
  const patterns = [of === "all" ? REFS : `${REFS}${repository.id}/`];
  const listedRefs = await forEachRef(repository, { ...options, patterns });
  const refs = listedRefs.filter(({ name, oid, commit }) => NAME.test(name) && commit === oid);
  const facts = await readFacts(repository, refs, options);
  const commits = await treesOf(repository, facts, options);
  const listed = refs.flatMap((ref, at): SavedSnapshot[] => {
    const known = facts[at] ?? null;
    const snapshot = known === null ? null : savedSnapshot(ref, known, commits, repository.emptyTree);
    return snapshot === null ? [] : [snapshot];
  });
  return listed.toSorted((one, other) => other.takenAt - one.takenAt || (one.ref < other.ref ? 1 : -1));
}

function savedSnapshot(
  { name, oid }: RefRecord,
  { v: _, ...facts }: SnapshotFacts,
  trees: ReadonlyMap<Oid, Oid>,
  emptyTree: Oid,
): SavedSnapshot | null {
  const [, worktree = "", seconds] = NAME.exec(name) ?? [];
  const [tree, index, tracked] = [facts.commit, facts.index, facts.tracked].map((part) => trees.get(part));
  const headTree = facts.head === null ? emptyTree : trees.get(facts.head);
  const conflicted = facts.conflicted === null ? null : (trees.get(facts.conflicted) ?? null);
  if (tree === undefined || index === undefined || tracked === undefined) return null;
  const isClean = [tree, index, tracked].every((one) => one === headTree) && facts.conflicts.length === 0;
  const snapshot = { ...facts, tree, takenAt: Number(seconds), isClean, isSaved: true };
  return { ...snapshot, ref: name, keeper: oid, worktree, trees: { index, tracked, conflicted } };
}

/** Reads the single file in the tree of each keeper commit. */
async function readFacts(
  repository: Repository,
  refs: readonly RefRecord[],
  options: ReadOptions,
): Promise<readonly (SnapshotFacts | null)[]> {
  const keepers = await readCommits(
    repository,
    refs.map(({ oid }) => oid),
    options,
  );
  const trees = await readKnown(
    repository,
    keepers.map((keeper) => keeper?.tree ?? null),
    options,
  );
  const blobs = trees.map((tree) => {
    const entries = tree === null ? null : treeEntries(tree, repository.emptyTree.length / 2);
    return entries?.length === 1 ? (entries[0]?.oid ?? null) : null;
  });
  const texts = await readKnown(repository, blobs, options);
  return texts.map((text) => (text === null ? null : parseSnapshotFacts(text.toString())));
}

async function readKnown(
  repository: Repository,
  oids: readonly (Oid | null)[],
  options: ReadOptions,
): Promise<readonly (Buffer | null)[]> {
  const wanted = [...new Set(oids.filter((oid) => oid !== null))];
  const objects = await readObjects(repository, wanted, options);
  const contents = new Map(wanted.map((oid, at) => [oid, objects[at]?.content ?? null]));
  return oids.map((oid) => (oid === null ? null : (contents.get(oid) ?? null)));
}

async function treesOf(
  repository: Repository,
  facts: readonly (SnapshotFacts | null)[],
  options: ReadOptions,
): Promise<ReadonlyMap<Oid, Oid>> {
  const named = facts.flatMap((one) => [one?.commit, one?.index, one?.tracked, one?.conflicted, one?.head]);
  const oids = [...new Set(named.filter((oid) => typeof oid === "string"))];
  // Anybody can write the data, so the ids in it need not be commits.
  const stats = await statObjects(repository, oids, options);
  const there = oids.filter((_, at) => stats[at]?.type === "commit");
  const records = await readCommits(repository, there, options);
  return new Map(records.flatMap((record) => (record === null ? [] : [[record.oid, record.tree] as const])));
}

/**
 * Finds the snapshot of a state: one in memory, else a saved one; null if there is none. If its ref was deleted, it is
 * returned as not saved.
 */
export async function findSnapshot(
  repository: Repository,
  trees: WorkTreeTrees,
  options: ReadOptions,
): Promise<Snapshot | null> {
  const key = snapshotKey(trees);
  const remembered = snapshotStates(repository).remembered.get(key);
  if (remembered === undefined) {
    const saved = await listSnapshots(repository, options);
    const found = saved.find((one) => keyOf(one) === key);
    return found === undefined ? null : plain(found);
  }
  if (!remembered.isSaved || remembered.commit === remembered.head) return remembered;
  const ref = snapshotRef(repository, remembered);
  return (await readRefs(repository, [ref], options)).has(ref) ? remembered : { ...remembered, isSaved: false };
}

function keyOf({ trees, tree, head, branch, conflicts }: SavedSnapshot): string {
  return snapshotKey({ ...trees, whole: tree, head, branch, conflicts });
}

function plain({
  ref: _ref,
  keeper: _keeper,
  worktree: _worktree,
  trees: _trees,
  ...snapshot
}: SavedSnapshot): Snapshot {
  return snapshot;
}

/** Returns a snapshot that this process has taken lately; null if it has not. */
export function recentSnapshot(repository: Repository, commit: Oid): Snapshot | null {
  return [...snapshotStates(repository).remembered.values()].find((one) => one.commit === commit) ?? null;
}

/** Returns the same key for all scans of the same state. Unread files and the operation in progress do not count. */
export function snapshotKey({
  head,
  branch,
  index,
  tracked,
  whole,
  conflicted,
  conflicts,
}: Omit<WorkTreeTrees, "headTree" | "settled" | "unread" | "leftOut" | "operation" | "knownBlobs">): string {
  return JSON.stringify([head, branch, index, tracked, whole, conflicted, conflicts]);
}

export function snapshotRef({ id }: Repository, { takenAt, commit }: { takenAt: number; commit: Oid }): string {
  return `refs/galley/snapshots/${id}/${takenAt}-${commit.slice(0, 12)}`;
}
