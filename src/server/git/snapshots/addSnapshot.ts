import { commitBytes } from "../objects/commitBytes.ts";
import { galleySignature } from "../galleySignature.ts";
import type { WorkTreeTrees } from "./lookAtWorkTree.ts";
import type { ObjectPack } from "../objects/ObjectPack.ts";
import type { Oid } from "../oid.ts";
import type { Snapshot } from "./Snapshot.ts";
import type { SnapshotFacts } from "./parseSnapshotFacts.ts";
import { treeBytes } from "../trees/treeBytes.ts";

const MESSAGE = "Uncommitted work, as Galley found it";
const KEEPER_MESSAGE = "Keep a snapshot of uncommitted work";
const FACTS_NAME = "snapshot.json";
const FACTS_MODE = "100644";

/** A snapshot whose objects are in a pack, with the commit that leads to all of them; null where HEAD does. */
export interface AddedSnapshot {
  readonly snapshot: Snapshot;
  readonly keeper: Oid | null;
}

/**
 * Adds the commits of a work tree's states to a pack, and one that holds the facts about them and has them all as parents, so
 * that one ref keeps the whole. The same trees and time give the same ids. Where nothing differs from HEAD nothing is added.
 */
export function addSnapshot(pack: ObjectPack, trees: WorkTreeTrees, takenAt: number): AddedSnapshot {
  const { head, branch, headTree, conflicts, unread, leftOut } = trees;
  const isClean =
    [trees.index, trees.tracked, trees.whole].every((tree) => tree === headTree) && conflicts.length === 0;
  const facts = { head, branch, conflicts, unread, leftOut };
  const rest = { ...facts, tree: trees.whole, takenAt, isClean, isKept: true };
  if (isClean && head !== null) {
    const snapshot = { ...rest, commit: head, index: head, tracked: head, conflicted: null };
    return { snapshot, keeper: null };
  }
  const by = { ...galleySignature, at: takenAt };
  const parents = head === null ? [] : [head];
  const add = (tree: Oid): Oid => pack.add("commit", commitBytes({ tree, parents, by, message: MESSAGE }));
  const commits = {
    commit: add(trees.whole),
    index: add(trees.index),
    tracked: add(trees.tracked),
    conflicted: trees.conflicted === null ? null : add(trees.conflicted),
  };
  const text: SnapshotFacts = { v: 1, ...commits, ...facts };
  const oid = pack.add("blob", Buffer.from(`${JSON.stringify(text)}\n`));
  const tree = pack.add("tree", treeBytes([{ mode: FACTS_MODE, name: Buffer.from(FACTS_NAME), oid }]));
  const parts = [...new Set(Object.values(commits).filter((commit) => commit !== null))];
  const keeper = pack.add("commit", commitBytes({ tree, parents: parts, by, message: KEEPER_MESSAGE }));
  return { snapshot: { ...rest, ...commits }, keeper };
}
