import { join } from "node:path";
import { decodeBytes, displayLine } from "#contract/byteText.ts";
import { GalleyError } from "#contract/errors.ts";
import { unlessMissing } from "../disk/fsErrors.ts";
import { readPlainFile } from "../disk/readPlainFile.ts";
import { readObjects } from "../objects/catFile.ts";
import { commitBytes } from "../objects/commitObject.ts";
import { writeToMirror, ObjectPack } from "../objects/ObjectPack.ts";
import { readCommits } from "../objects/readCommits.ts";
import { isOid, type Oid } from "../oid.ts";
import type { ReadOptions, Repository } from "../Repository.ts";
import { readRefs } from "../refs/readRefs.ts";
import { type RawTreeEntry, TREE_MODE, treeBytes, treeEntries } from "../trees/treeObject.ts";

interface StashRecord {
  /** Its position in the list, 0 for the last one. */
  readonly index: number;
  /** Its commit: the tracked files, with the former HEAD and the index as parents. */
  readonly oid: Oid;
  readonly base: Oid;
  /** A commit with only its untracked files; null if it has none. */
  readonly untracked: Oid | null;
  readonly message: string;
  /** In seconds since 1970. */
  readonly at: number;
}

const REF = "refs/stash";

interface Logged {
  readonly oid: Oid;
  readonly message: string;
}

/**
 * Lists the stashes of a repository, which its work trees share, the last one first. Entries whose commits are missing
 * or are not stashes are left out, and the others keep their positions. Linear in the stashes; starts at most one
 * process.
 */
export async function listStashes(repository: Repository, options: ReadOptions = {}): Promise<readonly StashRecord[]> {
  const tip = (await readRefs(repository, [REF], options)).get(REF);
  if (tip === undefined) return [];
  const logged = await readLog(repository);
  const entries = logged.length === 0 ? [{ oid: tip, message: "" }] : logged;
  const commits = await readCommits(
    repository,
    entries.map(({ oid }) => oid),
    options,
  );
  return entries.flatMap(({ oid, message }, index): StashRecord[] => {
    const commit = commits[index];
    const [base, , untracked = null] = commit?.parents ?? [];
    if (commit == null || base === undefined || commit.parents.length < 2) return [];
    const title = message === "" ? (commit.message.split("\n")[0] ?? "") : message;
    return [{ index, oid, base, untracked, message: title, at: commit.committer.at }];
  });
}

/** Reads the reflog of the stash ref. Each stash is a line: old id, new id, committer, time, a tab, the message. */
async function readLog({ commonDir }: Repository): Promise<readonly Logged[]> {
  const bytes = await unlessMissing(readPlainFile(join(commonDir, "logs", REF), { follow: false }));
  if (bytes === null) return [];
  const lines = bytes.toString("latin1").split("\n").toReversed();
  return lines.flatMap((line): Logged[] => {
    const oid = line.split(" ", 2)[1] ?? "";
    const tab = line.indexOf("\t");
    const message = tab < 0 ? "" : displayLine(decodeBytes(Buffer.from(line.slice(tab + 1), "latin1")));
    return isOid(oid) ? [{ oid, message }] : [];
  });
}

/** The two commits to compare for a stash. */
export interface StashSpan {
  readonly base: Oid;
  readonly commit: Oid;
}

const MESSAGE = "A stash with its untracked files";

/**
 * Returns the commits to compare for a stash. Untracked files are merged with the others in a commit in the mirror,
 * with the same id each time. Fails as OBJECT_MISSING.
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
  await writeToMirror(repository, pack, options);
  return { base, commit };
}

/** Adds the folders of one tree overlaid with the files of another to a pack. Linear in the folders that both have. */
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
