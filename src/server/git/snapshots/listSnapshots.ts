import { readObjects, statObjects } from "../objects/catFile.ts";
import { forEachRef, type RefRecord } from "../refs/forEachRef.ts";
import type { Oid } from "../oid.ts";
import type { Repository } from "../openRepository.ts";
import { readCommits } from "../objects/readCommits.ts";
import type { ReadOptions } from "../readOptions.ts";
import type { Snapshot } from "./Snapshot.ts";
import { parseSnapshotFacts, type SnapshotFacts } from "./parseSnapshotFacts.ts";
import { treeEntries } from "../trees/treeEntries.ts";

/** A snapshot that a ref keeps. */
export interface KeptSnapshot extends Snapshot {
  readonly ref: string;
  /** What the ref holds. */
  readonly keeper: Oid;
  /** The id of the work tree that it is of: `Repository.id`. */
  readonly worktree: string;
  /** The trees of the commits that it consists of. */
  readonly trees: Readonly<Record<"index" | "tracked", Oid>> & { readonly conflicted: Oid | null };
}

const REFS = "refs/galley/snapshots/";
const NAME = /^refs\/galley\/snapshots\/([0-9a-f]{16})\/(\d{1,15})-[0-9a-f]{12}$/u;

/**
 * Lists the snapshots that are kept, of this work tree or of all work trees of the repository, newest first. Refs that hold
 * something else are left out. Linear in the snapshots; what was read once is in the cache of commits.
 */
export async function listSnapshots(
  repository: Repository,
  { of = "workTree", ...options }: ReadOptions & { readonly of?: "workTree" | "all" } = {},
): Promise<readonly KeptSnapshot[]> {
  const patterns = [of === "all" ? REFS : `${REFS}${repository.id}/`];
  const listedRefs = await forEachRef(repository, { ...options, patterns });
  const refs = listedRefs.filter(({ name, oid, commit }) => NAME.test(name) && commit === oid);
  const facts = await readFacts(repository, refs, options);
  const commits = await treesOf(repository, facts, options);
  const listed = refs.flatMap((ref, at): KeptSnapshot[] => {
    const snapshot = keptSnapshot(ref, facts[at] ?? null, commits);
    return snapshot === null ? [] : [snapshot];
  });
  return listed.toSorted((one, other) => other.takenAt - one.takenAt || (one.ref < other.ref ? 1 : -1));
}

function keptSnapshot(
  { name, oid }: RefRecord,
  facts: SnapshotFacts | null,
  trees: ReadonlyMap<Oid, Oid>,
): KeptSnapshot | null {
  const [, worktree, seconds] = NAME.exec(name) ?? [];
  if (facts === null || worktree === undefined) return null;
  const { commit, head, branch, conflicts, unread, leftOut } = facts;
  const [tree, index, tracked] = [commit, facts.index, facts.tracked].map((part) => trees.get(part));
  const headTree = head === null ? undefined : trees.get(head);
  const conflicted = facts.conflicted === null ? null : (trees.get(facts.conflicted) ?? null);
  if (tree === undefined || index === undefined || tracked === undefined) return null;
  const isClean = [tree, index, tracked].every((one) => one === headTree) && conflicts.length === 0;
  const kept = { ref: name, keeper: oid, worktree, trees: { index, tracked, conflicted } };
  const parts = { commit, tree, index: facts.index, tracked: facts.tracked, conflicted: facts.conflicted };
  const rest = { head, branch, conflicts, unread, leftOut, takenAt: Number(seconds), isClean, isKept: true };
  return { ...parts, ...rest, ...kept };
}

/** Reads the one file of each keeper's tree. */
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
  // Anybody can have written the facts: what they name need not be a commit.
  const stats = await statObjects(repository, oids, options);
  const there = oids.filter((_, at) => stats[at]?.type === "commit");
  const records = await readCommits(repository, there, options);
  return new Map(records.flatMap((record) => (record === null ? [] : [[record.oid, record.tree] as const])));
}
