import { decodeBytes, displayLine } from "#contract/byteText.ts";
import type { WorktreePartName } from "#contract/pageParams.ts";
import { GalleyError } from "#contract/errors.ts";
import { diffTree } from "../diffs/diffTree.ts";
import { commitBytes, ObjectPack, writeToMirror } from "../objects/ObjectPack.ts";
import { type CommitRecord, readCommits } from "../objects/readCommits.ts";
import type { Oid } from "../oid.ts";
import type { ReadOptions, Repository } from "../Repository.ts";
import { readReflog, readRefs } from "../refs/readRefs.ts";
import { editTree } from "../trees/editTree.ts";

interface StashRecord {
  /** Its position in the list, 0 for the last one. */
  readonly index: number;
  /** Its commit: the tracked files, with the former HEAD and the index as parents. */
  readonly oid: Oid;
  readonly base: Oid;
  readonly message: string;
  /** In seconds since 1970. */
  readonly at: number;
}

const REF = "refs/stash";

/**
 * Lists the stashes of a repository, which its work trees share, the last one first. Entries whose commits are missing
 * or are not stashes are left out, and the others keep their positions. Linear in the stashes; starts at most one
 * process.
 */
export async function listStashes(repository: Repository, options: ReadOptions = {}): Promise<readonly StashRecord[]> {
  const tip = (await readRefs(repository, [REF], options)).get(REF);
  if (tip === undefined) return [];
  const log = await readReflog(repository, REF);
  const entries = log.length === 0 ? [{ after: tip, message: "" }] : log.toReversed();
  const commits = await readCommits(
    repository,
    entries.map(({ after }) => after),
    options,
  );
  return entries.flatMap(({ after: oid, message: bytes }, index): StashRecord[] => {
    const commit = commits[index];
    const message = displayLine(decodeBytes(Buffer.from(bytes, "latin1")));
    const [base] = commit?.parents ?? [];
    if (commit == null || base === undefined || commit.parents.length < 2) return [];
    const title = message === "" ? (commit.message.split("\n")[0] ?? "") : message;
    return [{ index, oid, base, message: title, at: commit.committer.at }];
  });
}

export interface Stash extends Pick<StashRecord, "oid" | "base"> {
  readonly index: Oid;
  /** A commit with only its untracked files; null if it has none. */
  readonly untracked: Oid | null;
}

/**
 * Returns the parts of a commit if it is a stash as git writes it, in the list or dropped: its second parent is the
 * index on its first parent, its third the untracked files, with no parent. Null for any other commit.
 */
export async function readStash(
  repository: Repository,
  { oid, parents }: Pick<CommitRecord, "oid" | "parents">,
  options: ReadOptions = {},
): Promise<Stash | null> {
  const [base, index, untracked = null, ...others] = parents;
  if (base === undefined || index === undefined || others.length > 0) return null;
  const parts = untracked === null ? [index] : [index, untracked];
  const [staged, fresh] = await readCommits(repository, parts, options);
  if (staged == null || !staged.message.startsWith("index on ") || staged.parents.join() !== base) return null;
  const isFresh = fresh?.parents.length === 0 && fresh.message.startsWith("untracked files on ");
  return untracked === null || isFresh ? { oid, base, index, untracked } : null;
}

const MESSAGE = "A stash with its untracked files";

/**
 * Returns the commits to compare for a part of a stash. For the whole, the untracked files are merged with the others in
 * a commit in the mirror, with the same id each time. If `from` is null, all files are new. Fails as OBJECT_MISSING.
 */
export async function stashSpan(
  repository: Repository,
  { oid, base, index, untracked }: Stash,
  part: WorktreePartName,
  options: ReadOptions = {},
): Promise<{ readonly from: Oid | null; readonly to: Oid }> {
  if (part === "STAGED") return { from: base, to: index };
  if (part === "UNSTAGED") return { from: index, to: oid };
  if (part === "CONFLICTED") return { from: oid, to: oid };
  if (untracked === null) return part === "ALL" ? { from: base, to: oid } : { from: oid, to: oid };
  if (part === "UNTRACKED") return { from: null, to: untracked };
  const [stash, others] = await readCommits(repository, [oid, untracked], options);
  if (stash == null || others == null) throw new GalleyError("OBJECT_MISSING", "A part of the stash is missing.");
  const files = await diffTree(repository, repository.emptyTree, others.tree, options);
  const edits = files.map(
    ({ newPath, newMode, newOid }) => [newPath ?? "", { mode: newMode ?? "", oid: newOid ?? "" }] as const,
  );
  const pack = new ObjectPack(repository.objectFormat);
  const tree = await editTree(repository, pack, stash.tree, new Map(edits), options);
  const commit = pack.add("commit", commitBytes({ tree, parents: [base], by: stash.committer, message: MESSAGE }));
  await writeToMirror(repository, pack, options);
  return { from: base, to: commit };
}
