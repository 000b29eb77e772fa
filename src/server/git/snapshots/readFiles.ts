import { randomUUID } from "node:crypto";
import { constants, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { addFiles, storeBytes } from "../workTree/updateIndex.ts";
import { type BlobCache, type FileToRead, stampOf } from "./snapshotStates.ts";
import { attributeValues } from "../workTree/storedForm.ts";
import { statObjects } from "../objects/catFile.ts";
import { writeFailure } from "../processes/gitFailure.ts";
import type { WorkTreeContext } from "../workTree/gitInWorkTree.ts";
import { lfsPointer } from "../contents/lfs.ts";
import { lsStages } from "../workTree/scanWorkTree.ts";
import type { ObjectPack } from "../objects/ObjectPack.ts";
import type { Oid } from "../oid.ts";
import type { SkippedFile } from "./Snapshot.ts";
import { mayAccess, statFiles, type WorkTreeFile } from "../disk/fileStat.ts";
import { unlessMissing } from "../disk/fsErrors.ts";
import { SUBMODULE_MODE } from "../trees/treeObject.ts";

export interface FileEntry {
  readonly mode: string;
  readonly oid: Oid;
}

export interface FilesRead {
  readonly entries: ReadonlyMap<string, FileEntry>;
  /**
   * The files that git cannot store, such as those without read permission or not in the encoding that their attributes
   * declare, and those with a filter other than LFS that are not requested.
   */
  readonly unread: readonly SkippedFile[];
}

export interface FileReading {
  readonly cache: BlobCache;
  /** False if there is no private index, so that none of its attributes apply. */
  readonly hasIndex: boolean;
  /** The files to read without their filter. */
  readonly requested: ReadonlySet<string>;
}

const LFS = "lfs";

/**
 * Reads files of the work tree into the object store, as git would commit them. For a file in LFS the pointer is added
 * to `pack`. A file with any other filter is not stored, whether the filter is configured here or not, since it might
 * have encrypted the content. A file not written since the last read is not read again. Null if files changed their
 * kind or the index disappeared meanwhile. Linear in the bytes read.
 */
export async function readFiles(
  context: WorkTreeContext,
  pack: ObjectPack,
  files: readonly FileToRead[],
  { cache, hasIndex, requested }: FileReading,
): Promise<FilesRead | null> {
  const entries = new Map<string, FileEntry>();
  const fresh: FileToRead[] = [];
  for (const file of files) {
    const known = cache.get(file);
    if (known === null) fresh.push(file);
    else entries.set(file.path, known);
    if (known?.pointer !== undefined) pack.add("blob", known.pointer);
  }
  if (fresh.length === 0) return { entries, unread: [] };

  const temporary = { ...context, indexFile: join(context.dir.location.gitDir, `blobs-${randomUUID()}`) };
  try {
    const names = fresh.map(({ path }) => path);
    const filters = await attributeValues(context, names);
    if (hasIndex && (await unlessMissing(stat(context.indexFile))) === null) return null;
    const unread: SkippedFile[] = [];
    const plain: FileToRead[] = [];
    for (const file of fresh) {
      const filter = file.stat.isFile() ? filters.get(file.path) : undefined;
      if (filter === undefined || (filter !== LFS && requested.has(file.path))) plain.push(file);
      else if (filter !== LFS) unread.push(listed(file, "FILTERED"));
      else if (!(await isReadable(file))) unread.push(listed(file, "UNREADABLE"));
      else {
        const pointer = await lfsPointer(file.file, context.signal);
        const entry = { mode: lfsMode(context, file), oid: pack.add("blob", pointer) };
        entries.set(file.path, entry);
        cache.set(file, { ...entry, pointer });
      }
    }
    if (plain.length === 0) return { entries, unread };
    const stored = await storeReadable(temporary, plain);
    if (stored === null) return null;
    const readable = new Set(stored);
    unread.push(...plain.filter((file) => !readable.has(file)).map((file) => listed(file, "UNREADABLE")));
    const read = new Map((await lsStages(temporary, "all")).map(({ path, mode, oid }) => [path, { mode, oid }]));
    const added = stored.flatMap(({ path }) => read.get(path) ?? []);
    await requireStored(context, added);
    for (const file of readable) {
      const entry = read.get(file.path);
      if (entry === undefined) continue;
      entries.set(file.path, entry);
      if (entry.mode !== SUBMODULE_MODE && !filters.has(file.path)) cache.set(file, entry);
    }
    return { entries, unread };
  } finally {
    for (const ending of ["", ".lock"]) await rm(`${temporary.indexFile}${ending}`, { force: true });
  }
}

/**
 * Stores all files that git can store and returns them; null if some changed meanwhile. Those that it cannot store, such as
 * one that is not in its declared encoding, are found by halves: each takes up to two processes per halving. Fails as
 * READ_ONLY and DISK_FULL.
 */
async function storeReadable(
  temporary: WorkTreeContext,
  files: readonly FileToRead[],
): Promise<readonly FileToRead[] | null> {
  const [file] = files;
  if (file === undefined || (await addFiles(temporary, files))) return files;
  const paths = files.map(({ path }) => path);
  const now = await statFiles(temporary.dir.location.workTree, paths);
  if (files.some((one, at) => now[at] === null || stampOf({ ...one, ...now[at] }) !== stampOf(one))) return null;
  const rights = await Promise.all(files.map(isReadable));
  const readable = files.filter((_, at) => rights[at]);
  if (readable.length < files.length) return storeReadable(temporary, readable);
  if (files.length === 1) {
    const encodings = await attributeValues(temporary, paths, "working-tree-encoding");
    if (encodings.size === 0) return (await addFiles(temporary, files, { mustAdd: true })) ? files : null;
    // If its bytes cannot be stored either, the fault is not in its encoding.
    await storeBytes(temporary, file.path);
    return (await addFiles(temporary, files)) ? files : [];
  }
  const half = Math.ceil(files.length / 2);
  const stored = await storeReadable(temporary, files.slice(0, half));
  const rest = stored && (await storeReadable(temporary, files.slice(half)));
  return rest && [...(stored ?? []), ...rest];
}

/** Fails as READ_ONLY if an object is not there: git moves the objects of a batch at its end, and ignores it if one cannot be moved. */
async function requireStored(context: WorkTreeContext, entries: readonly FileEntry[]): Promise<void> {
  const oids = entries.filter(({ mode }) => mode !== SUBMODULE_MODE).map(({ oid }) => oid);
  const stats = await statObjects(context.repository, oids, { signal: context.signal });
  if (stats.includes(null)) throw await writeFailure(context.repository, ["update-index"], 0, "");
}

function listed({ path, stat: { size } }: WorkTreeFile, reason: "FILTERED" | "UNREADABLE"): SkippedFile {
  return { path, bytes: Number(size), reason };
}

async function isReadable({ file, stat }: WorkTreeFile): Promise<boolean> {
  return !stat.isFile() || mayAccess(file, constants.R_OK);
}

function lfsMode({ dir }: WorkTreeContext, { stat, indexed }: FileToRead): string {
  if (dir.settings.includes("core.filemode=false")) return indexed?.mode ?? "100644";
  return (Number(stat.mode) & 0o100) === 0 ? "100644" : "100755";
}
