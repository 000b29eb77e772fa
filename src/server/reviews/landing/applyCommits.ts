import { GalleyError } from "#contract/errors.ts";
import { type MemoryMerge, mergeInMemory } from "#server/git/ancestry/mergeTree.ts";
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

const PART = "A part of a commit that is applied to another";

/** Applies the difference of two trees to a third one. */
export async function pick(
  repository: Repository,
  { before, after, onto }: { readonly before: Oid; readonly after: Oid; readonly onto: Oid },
  options: ReadOptions = {},
): Promise<MemoryMerge> {
  if (before === onto) return { tree: after, marked: after, conflicts: [], withDrivers: [] };
  const pack = new ObjectPack(repository.objectFormat);
  const part = (tree: Oid, parents: readonly Oid[]): Oid =>
    pack.add("commit", commitBytes({ tree, parents, by: { ...galleySignature, at: 0 }, message: PART }));
  const root = part(before, []);
  const [ours, theirs] = [part(onto, [root]), part(after, [root])];
  await writeToMirror(repository, pack, options);
  return mergeInMemory(repository, ours, theirs, options);
}

export interface CommitsToApply {
  /** Without merges, the oldest first. */
  readonly commits: readonly CommitRecord[];
  readonly onto: Oid;
  readonly by: Signature;
  /** Those of which the target has an equal: one of them that conflicts is left out. */
  readonly known?: ReadonlySet<Oid>;
}

export interface AppliedCommits {
  readonly tip: { readonly oid: Oid; readonly tree: Oid };
  /** The commits that the target gets, the oldest first. Those that begin on `onto` are themselves, the others are new. */
  readonly added: readonly Oid[];
  readonly made: number;
  /** The commits that are left out, because they would change nothing. */
  readonly dropped: readonly CommitRecord[];
  /** The commit that conflicts, and how; null if all are applied. */
  readonly stopped: (MemoryMerge & { readonly oid: Oid }) | null;
}

/**
 * Applies commits one by one, as `git rebase` does, but also those that the target had and reverted. One that was empty before
 * stays. The new commits are in our own object store. Costs a merge for each commit whose parent has another tree than the one
 * before it.
 */
export async function applyCommits(
  repository: Repository,
  { commits, onto, by, known = new Set() }: CommitsToApply,
  options: ReadOptions = {},
): Promise<AppliedCommits> {
  const below = commits.flatMap(({ parents: [parent] }) => parent ?? []);
  const parents = await requireCommits(repository, below, options);
  const treeOf = new Map(parents.map(({ oid, tree }) => [oid, tree]));
  const oids = commits.map(({ oid }) => oid);
  const contents = await readObjects(repository, oids, options);
  const [added, dropped]: [Oid[], CommitRecord[]] = [[], []];
  let made = 0;
  let tip: AppliedCommits["tip"] = { oid: onto, tree: await requireTree(repository, onto, options) };
  for (const [index, record] of commits.entries()) {
    const [parent = ""] = record.parents;
    if (parent === tip.oid) {
      added.push(record.oid);
      tip = record;
      continue;
    }
    const before = treeOf.get(parent) ?? repository.emptyTree;
    const picked = await pick(repository, { before, after: record.tree, onto: tip.tree }, options);
    const isDropped = picked.tree === null ? known.has(record.oid) : picked.tree === tip.tree && record.tree !== before;
    if (isDropped) {
      dropped.push(record);
      continue;
    }
    if (picked.tree === null) return { tip, added, made, dropped, stopped: { ...picked, oid: record.oid } };
    const content = contents[index]?.content;
    if (content === undefined) throw new GalleyError("OBJECT_MISSING");
    const pack = new ObjectPack(repository.objectFormat);
    const commit = rebasedCommit(content, { tree: picked.tree, parents: [tip.oid], by });
    tip = { oid: pack.add("commit", commit), tree: picked.tree };
    await writeToMirror(repository, pack, options);
    added.push(tip.oid);
    made++;
  }
  return { tip, added, made, dropped, stopped: null };
}
