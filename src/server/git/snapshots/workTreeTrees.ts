import { stat } from "node:fs/promises";
import { join } from "node:path";
import { statFiles, type WorkTreeFile } from "../disk/fileStat.ts";
import { unlessMissing } from "../disk/fsErrors.ts";
import type { ObjectPack } from "../objects/ObjectPack.ts";
import { requireTree } from "../objects/readCommits.ts";
import type { Oid } from "../oid.ts";
import type { ReadOptions, Repository } from "../Repository.ts";
import { type Head, readHead } from "../refs/head.ts";
import { editTree, type TreeEdit } from "../trees/editTree.ts";
import { readOperation } from "../workTree/conflicts.ts";
import type { WorkTreeContext } from "../workTree/gitInWorkTree.ts";
import { indexIdentity, privateIndex } from "../workTree/privateIndex.ts";
import { type DirtyFile, scanWorkTree } from "../workTree/scanWorkTree.ts";
import { refreshIndex, resolvedTree, writeTree } from "../workTree/updateIndex.ts";
import type { WorkTreeDir } from "../workTree/workTreeDir.ts";
import { type FilesRead, readFiles } from "./readFiles.ts";
import type { SkippedFile, Snapshot, SnapshotFacts } from "./Snapshot.ts";
import type { FileToRead, SnapshotState } from "./snapshotStates.ts";
import { chooseUntracked } from "./untrackedFiles.ts";
import { GalleyError } from "#contract/errors.ts";
import { openCheckedOut } from "../submodules/openSubmodule.ts";
import { SUBMODULE_MODE } from "../trees/treeObject.ts";

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
  /** Takes the snapshot of a submodule; the files to read in any case are given by their paths in it. */
  readonly takeInside: (submodule: Repository, read: ReadonlySet<string>) => Promise<Snapshot>;
}

/**
 * Scans a work tree and returns its trees: the index, the tracked files, all files. Stores the contents and adds the
 * folders to `pack`. Null if HEAD, the index or the kind of a file changed meanwhile, so that the parts do not belong
 * to one moment.
 */
export async function readWorkTreeTrees(
  repository: Repository,
  pack: ObjectPack,
  { dir, state, read, takeInside, ...options }: WorkTreeTreesRequest,
): Promise<WorkTreeTrees | null> {
  const index = await privateIndex(repository, dir.location.gitDir);
  const context: WorkTreeContext = { ...options, repository, dir, indexFile: index.file };
  if (index.isNew) await refreshIndex(context);
  const [head, operation, scan, plainTree] = await Promise.all([
    readHead(repository, options),
    readOperation(repository),
    scanWorkTree(context, index.identity, state.scan),
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
    readSubmodules(repository, scan.submodules, { read, takeInside }),
  ]);
  if (filesRead === null || !(await isSameMoment(repository, index.identity, head, options))) return null;
  state.scan = scan;
  state.blobs.retain(new Set(files.map(({ path }) => path)));

  const inConflict = new Set(conflicts);
  const settled = (edits: ReadonlyMap<string, TreeEdit>) => [...edits].filter(([path]) => !inConflict.has(path));
  const changed = editsOf(scan.dirty, filesRead, indexedOf);
  const trackedEdits = new Map([...changed, ...settled(submodules.tracked)]);
  const untrackedEdits = included.files.flatMap(({ path }): [string, TreeEdit][] => {
    const entry = filesRead.entries.get(path);
    return entry === undefined ? [] : [[path, entry]];
  });
  const wholeEdits = [...untrackedEdits, ...settled(submodules.whole)];
  const conflictEdits = new Map([...trackedEdits].filter(([path]) => inConflict.has(path)));
  const headOid = head.kind === "unborn" ? null : head.oid;
  const headTree = headOid === null ? repository.emptyTree : await requireTree(repository, headOid, options);
  const edit = (tree: Oid, edits: ReadonlyMap<string, TreeEdit>): Promise<Oid> =>
    editTree(repository, pack, tree, edits, options);
  const trackedTree = edit(resolved.tree, trackedEdits);
  const wholeTree =
    wholeEdits.length === 0 ? trackedTree : edit(resolved.tree, new Map([...trackedEdits, ...wholeEdits]));
  const [ofTracked, whole, conflicted, settledTree] = await Promise.all([
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
    settled: settledTree,
    conflicts,
    unread: [...included.unread, ...filesRead.unread, ...scan.nested.map(nestedOf), ...submodules.unread],
    leftOut: scan.leftOut + submodules.leftOut,
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
/** The uncommitted work in submodules, as commits of snapshots in their own repositories. */
interface SubmodulesRead {
  readonly tracked: ReadonlyMap<string, TreeEdit>;
  readonly whole: ReadonlyMap<string, TreeEdit>;
  readonly unread: readonly SkippedFile[];
  readonly leftOut: number;
}

/**
 * Takes snapshots of the submodules that are checked out, each as a repository that the user opens: with an index and
 * settings of ours, so that none of its programs runs. One that cannot be read is listed as unreadable. Costs a scan of
 * each.
 */
async function readSubmodules(
  repository: Repository,
  paths: readonly string[],
  { read, takeInside }: Pick<WorkTreeTreesRequest, "read" | "takeInside">,
): Promise<SubmodulesRead> {
  const [tracked, whole] = [new Map<string, TreeEdit>(), new Map<string, TreeEdit>()];
  const unread: SkippedFile[] = [];
  let leftOut = 0;
  async function readOne(path: string): Promise<void> {
    const found = await openCheckedOut(repository, path);
    if (found.problem === "NOT_INITIALIZED") return;
    const inside = [...read].filter((one) => one.startsWith(`${path}/`)).map((one) => one.slice(path.length + 1));
    const snapshot = found.repository && (await takeInside(found.repository, new Set(inside)).catch(unlessBug));
    if (snapshot === null) return void unread.push({ path: `${path}/`, bytes: 0, reason: "UNREADABLE" });
    unread.push(...snapshot.unread.map((file) => ({ ...file, path: `${path}/${file.path}` })));
    leftOut += snapshot.leftOut;
    if (snapshot.isClean) return;
    tracked.set(path, { mode: SUBMODULE_MODE, oid: snapshot.tracked });
    whole.set(path, { mode: SUBMODULE_MODE, oid: snapshot.commit });
  }
  for (let at = 0; at < paths.length; at += AT_ONCE) await Promise.all(paths.slice(at, at + AT_ONCE).map(readOne));
  return { tracked, whole, unread, leftOut };
}

/** A repository that cannot be read is an expected failure. */
function unlessBug(error: unknown): null {
  if (error instanceof GalleyError && error.code !== "INTERNAL") return null;
  throw error;
}
