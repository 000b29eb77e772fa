import { readObjects } from "../objects/catFile.ts";
import { commitBytes } from "../objects/commitBytes.ts";
import { GalleyError } from "#contract/errors.ts";
import { keepInShadow } from "../objects/keepInShadow.ts";
import type { StashRecord } from "./listStashes.ts";
import { ObjectPack } from "../objects/ObjectPack.ts";
import type { Oid } from "../oid.ts";
import type { Repository } from "../openRepository.ts";
import { readCommits } from "../objects/readCommits.ts";
import type { ReadOptions } from "../readOptions.ts";
import { treeBytes, TREE_MODE } from "../trees/treeBytes.ts";
import { treeEntries, type RawTreeEntry } from "../trees/treeEntries.ts";

/** What a stash changes: two commits to compare. */
export interface StashSpan {
  readonly base: Oid;
  readonly commit: Oid;
}

const MESSAGE = "A stash with its untracked files";

/**
 * Gives the commits between which a stash is read. Where it has untracked files these are put together with the others, in a
 * commit in the shadow, the same each time. Fails as OBJECT_MISSING.
 */
export async function readStash(
  repository: Repository,
  { oid, base, untracked }: StashRecord,
  options: ReadOptions = {},
): Promise<StashSpan> {
  if (untracked === null) return { base, commit: oid };
  const [stash, others] = await readCommits(repository, [oid, untracked], options);
  if (stash == null || others == null) throw new GalleyError("OBJECT_MISSING", "A part of the stash is missing.");
  const pack = new ObjectPack(repository.objectFormat);
  const tree = await layTree(repository, pack, stash.tree, others.tree, options);
  const commit = pack.add("commit", commitBytes({ tree, parents: [base], by: stash.committer, message: MESSAGE }));
  await keepInShadow(repository, pack, options);
  return { base, commit };
}

/** Adds the folders of one tree with another's files over them. Linear in the folders that both have. */
async function layTree(
  repository: Repository,
  pack: ObjectPack,
  under: Oid,
  over: Oid,
  options: ReadOptions,
): Promise<Oid> {
  if (under === over) return under;
  const [below, above] = await readObjects(repository, [under, over], options);
  const entries = new Map(entriesOf(below?.content).map((entry) => [entry.name.toString("latin1"), entry]));
  for (const entry of entriesOf(above?.content)) {
    const name = entry.name.toString("latin1");
    const old = entries.get(name);
    const isBoth = old?.mode === TREE_MODE && entry.mode === TREE_MODE;
    const oid = isBoth ? await layTree(repository, pack, old.oid, entry.oid, options) : entry.oid;
    entries.set(name, { ...entry, oid });
  }
  return pack.add("tree", treeBytes([...entries.values()]));

  function entriesOf(content: Buffer | undefined): readonly RawTreeEntry[] {
    const list = content === undefined ? null : treeEntries(content, repository.emptyTree.length / 2);
    if (list === null) throw new GalleyError("OBJECT_MISSING", "A folder of the stash is missing.");
    return list;
  }
}
