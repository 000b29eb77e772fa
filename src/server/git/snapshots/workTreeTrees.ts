import { stat, lstat } from "node:fs/promises";
import { join } from "node:path";
import { statFiles, type WorkTreeFile, statNow } from "../disk/fileStat.ts";
import { unlessMissing } from "../disk/fsErrors.ts";
import type { ObjectPack } from "../objects/ObjectPack.ts";
import { requireTree, readCommits } from "../objects/readCommits.ts";
import type { Oid } from "../oid.ts";
import type { ReadOptions, Repository } from "../Repository.ts";
import { type Head, readHead } from "../refs/head.ts";
import { editTree, type TreeEdit } from "../trees/editTree.ts";
import { readOperation } from "../workTree/conflicts.ts";
import type { WorkTreeContext } from "../workTree/gitInWorkTree.ts";
import { indexIdentity, privateIndex, liveContext } from "../workTree/privateIndex.ts";
import { type DirtyFile, scanWorkTree } from "../workTree/scanWorkTree.ts";
import { refreshIndex, resolvedTree, writeTree } from "../workTree/updateIndex.ts";
import type { WorkTreeDir } from "../workTree/workTreeDir.ts";
import { type FilesRead, readFiles } from "./readFiles.ts";
import type { SkippedFile, SnapshotFacts } from "./Snapshot.ts";
import type { FileToRead, SnapshotState } from "./snapshotStates.ts";
import { chooseUntracked } from "./untrackedFiles.ts";
import { GalleyError } from "#contract/errors.ts";
import { openRepository } from "../repository/openRepository.ts";

/** The trees of a work tree's states at one moment. New trees are in a pack, to be written. */
export interface WorkTreeTrees extends Omit<SnapshotFacts, "v" | "commit"> {
  readonly headTree: Oid;
  readonly whole: Oid;
  /** The blobs in the trees that were stored before this scan. */
  readonly knownBlobs: readonly Oid[];
}

export interface WorkTreeTreesRequest extends ReadOptions {
  readonly dir: WorkTreeDir;
  readonly state: SnapshotState;
  /** The files to read in any case: large ones, likely secrets, and files with a filter, which then does not apply. */
  readonly read: ReadonlySet<string>;
  /** All paths that may have changed since the last scan, if known. */
  readonly paths: readonly string[] | null;
  /** Called when it is certain that something is uncommitted. */
  readonly onDirty: (() => void) | undefined;
}

/**
 * Scans a work tree and returns its trees: the index, the tracked files, all files. Stores the contents and adds the
 * folders to `pack`. Null if HEAD, the index or the kind of a file changed meanwhile, so that the parts do not belong
 * to one moment.
 */
export async function readWorkTreeTrees(
  repository: Repository,
  pack: ObjectPack,
  { dir, state, read, paths, onDirty, ...options }: WorkTreeTreesRequest,
): Promise<WorkTreeTrees | null> {
  const last = state.scan;
  state.scan = null; // if this scan fails, the changed paths are not reported again
  const index = await privateIndex(repository, dir.location.gitDir);
  const context: WorkTreeContext = { ...options, repository, dir, indexFile: index.file };
  if (index.isNew) await refreshIndex(context);
  const [head, operation, scan, plainTree] = await Promise.all([
    readHead(repository, options),
    readOperation(repository),
    scanWorkTree(context, index.identity, last, paths),
    writeTree(context),
  ]);
  // Another scan removes the copy when the index changes, and git treats a missing index as empty.
  if (index.isThere && (await unlessMissing(stat(index.file))) === null) return null;
  const conflicts = scan.dirty.filter(({ isConflict }) => isConflict).map(({ path }) => path);
  const resolved = plainTree === null ? await resolvedTree(context) : { tree: plainTree, entries: new Map() };
  const indexedOf = ({ path, indexed }: DirtyFile): DirtyFile["indexed"] => resolved.entries.get(path) ?? indexed;

  const there = scan.dirty.filter(({ mode }) => mode !== null);
  const root = dir.location.workTree;
  const [found, included] = await Promise.all([
    statFiles(
      root,
      there.map(({ path }) => path),
    ),
    chooseUntracked(root, scan.untracked, read),
  ]);
  // Of a refreshed index all of them differ in content; of an older copy some may only have been touched.
  if ((index.isNew && scan.dirty.length > 0) || included.files.length > 0) onDirty?.();
  const tracked = found.flatMap((file, at): FileToRead[] => {
    const dirty = there[at];
    return file === null || dirty === undefined ? [] : [{ ...file, indexed: indexedOf(dirty) }];
  });
  const files = [...tracked, ...included.files.map((file) => ({ ...file, indexed: null }))];
  const attributes = attributesStamp(files);
  if (attributes !== state.attributes) state.blobs.retain(new Set());
  state.attributes = attributes;
  const known = files.flatMap((file) => state.blobs.get(file)?.oid ?? []);
  const reading = { cache: state.blobs, hasIndex: index.isThere, requested: read };
  const [filesRead, submodules] = await Promise.all([
    readFiles(context, pack, files, reading),
    dirtySubmodules(root, scan.submodules, options),
  ]);
  if (filesRead === null || !(await isSameMoment(repository, index.identity, head, options))) return null;
  state.scan = scan;
  state.blobs.retain(new Set(files.map(({ path }) => path)));

  const trackedEdits = editsOf(scan.dirty, filesRead, indexedOf);
  const untrackedEdits = included.files.flatMap(({ path }): [string, TreeEdit][] => {
    const entry = filesRead.entries.get(path);
    return entry === undefined ? [] : [[path, entry]];
  });
  const inConflict = new Set(conflicts);
  const conflictEdits = new Map([...trackedEdits].filter(([path]) => inConflict.has(path)));
  const headOid = head.kind === "unborn" ? null : head.oid;
  const headTree = headOid === null ? repository.emptyTree : await requireTree(repository, headOid, options);
  const edit = (tree: Oid, edits: ReadonlyMap<string, TreeEdit>): Promise<Oid> =>
    editTree(repository, pack, tree, edits, options);
  const trackedTree = edit(resolved.tree, trackedEdits);
  const wholeTree =
    untrackedEdits.length === 0 ? trackedTree : edit(resolved.tree, new Map([...trackedEdits, ...untrackedEdits]));
  const [ofTracked, whole, conflicted, settled] = await Promise.all([
    trackedTree,
    wholeTree,
    conflicts.length === 0 ? null : edit(headTree, conflictEdits),
    conflicts.length === 0 ? null : edit(resolved.tree, conflictEdits),
  ]);
  return {
    head: headOid,
    branch: head.kind === "detached" ? null : head.ref,
    headTree,
    index: resolved.tree,
    tracked: ofTracked,
    whole,
    conflicted,
    settled,
    conflicts,
    unread: [...included.unread, ...filesRead.unread, ...scan.nested.map(nestedOf), ...submodules],
    leftOut: scan.leftOut,
    operation,
    knownBlobs: known,
  };
}

/** Returns the work tree's entries at the tracked paths that differ. */
function editsOf(
  dirty: readonly DirtyFile[],
  { entries, unread }: FilesRead,
  indexedOf: (file: DirtyFile) => DirtyFile["indexed"],
): ReadonlyMap<string, TreeEdit> {
  const closed = new Set(unread.map(({ path }) => path));
  const edits = new Map<string, TreeEdit>();
  for (const file of dirty) {
    const entry = entries.get(file.path) ?? null;
    const indexed = indexedOf(file);
    const isTouchedOnly = entry !== null && entry.oid === indexed?.oid && entry.mode === indexed.mode;
    const isSame = isTouchedOnly && !file.isConflict;
    if (!isSame && !closed.has(file.path)) edits.set(file.path, entry);
  }
  return edits;
}

function nestedOf(path: string): SkippedFile {
  return { path, bytes: 0, reason: "NESTED" };
}

async function isSameMoment(
  repository: Repository,
  identity: string,
  head: Head,
  options: ReadOptions,
): Promise<boolean> {
  const [index, now] = await Promise.all([
    unlessMissing(stat(join(repository.gitDir, "index"), { bigint: true })),
    readHead(repository, options),
  ]);
  return indexIdentity(index) === identity && JSON.stringify(now) === JSON.stringify(head);
}

const ATTRIBUTES = /(?:^|\/)\.gitattributes$/u;

/**
 * Returns a stamp that changes when a .gitattributes file among some files is written, created or deleted, since these
 * determine how files are stored.
 */
function attributesStamp(files: readonly WorkTreeFile[]): string {
  const stamps = files
    .filter(({ path }) => ATTRIBUTES.test(path))
    .map(({ path, stat }) => [path, stat.ino, stat.size, stat.mtimeNs, stat.ctimeNs].join("\0"));
  return stamps.join("\n");
}

const AT_ONCE = 4;

/**
 * Lists the submodules with uncommitted work of their own, which is not part of this repository, as `git status` does.
 * Each is read as a repository that the user opens: with an index and settings of ours, so that none of its programs
 * runs. One that cannot be read is listed as unreadable. Costs a scan of each submodule that is checked out.
 */
async function dirtySubmodules(
  workTree: string,
  paths: readonly string[],
  options: ReadOptions,
): Promise<readonly SkippedFile[]> {
  const found: SkippedFile[] = [];
  const checkedOut = paths.filter((path) => statNow(join(workTree, path, ".git")) !== null);
  for (let at = 0; at < checkedOut.length; at += AT_ONCE) {
    const some = checkedOut.slice(at, at + AT_ONCE);
    const reasons = await Promise.all(some.map((path) => reasonToList(join(workTree, path), options)));
    reasons.forEach((reason, index) => {
      if (reason !== null) found.push({ path: `${some[index] ?? ""}/`, bytes: 0, reason });
    });
  }
  return found;
}

async function reasonToList(folder: string, options: ReadOptions): Promise<SkippedFile["reason"] | null> {
  // Behind a symbolic link is another folder, which git does not read either.
  if ((await unlessMissing(lstat(folder)))?.isDirectory() !== true) return null;
  const submodule = await openRepository(folder, { signal: options.signal }).catch(unlessBug);
  if (submodule === null) return "UNREADABLE";
  try {
    // A damaged `.git` would lead to the repository around it.
    if (submodule.workTree !== folder) return "UNREADABLE";
    return (await isDirty(submodule, options)) ? "SUBMODULE" : null;
  } catch (error) {
    return unlessBug(error) ?? "UNREADABLE";
  } finally {
    await submodule.close();
  }
}

/** A repository that cannot be read is an expected failure. */
function unlessBug(error: unknown): null {
  if (error instanceof GalleyError && error.code !== "INTERNAL") return null;
  throw error;
}

/** Returns true if `git status` lists anything in a repository. Writes only into the mirror. */
async function isDirty(repository: Repository, options: ReadOptions): Promise<boolean> {
  const context = await liveContext(repository, options);
  await refreshIndex(context);
  const { dirty, untracked, nested, submodules } = await scanWorkTree(context, context.index.identity, null, null);
  if (dirty.length + untracked.length + nested.length > 0) return true;
  const [head, tree] = await Promise.all([readHead(repository, options), writeTree(context)]);
  const commits = head.kind === "unborn" ? [] : await readCommits(repository, [head.oid], options);
  if (tree !== (commits[0]?.tree ?? repository.emptyTree)) return true;
  return (await dirtySubmodules(context.dir.location.workTree, submodules, options)).length > 0;
}
