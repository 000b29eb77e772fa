import { randomUUID } from "node:crypto";
import { constants, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { addFiles } from "../workTree/updateIndex.ts";
import type { BlobCache, FileToRead } from "./snapshotStates.ts";
import { filterNames } from "../workTree/storedForm.ts";
import type { WorkTreeContext } from "../workTree/gitInWorkTree.ts";
import { lfsPointer } from "../contents/lfs.ts";
import { lsStages } from "../workTree/scanWorkTree.ts";
import type { ObjectPack } from "../objects/ObjectPack.ts";
import type { Oid } from "../oid.ts";
import type { SkippedFile } from "./Snapshot.ts";
import { mayAccess, type WorkTreeFile } from "../disk/fileStat.ts";
import { unlessMissing } from "../disk/fsErrors.ts";

export interface FileEntry {
  readonly mode: string;
  readonly oid: Oid;
}

export interface FilesRead {
  readonly entries: ReadonlyMap<string, FileEntry>;
  /**
   * The files without read permission or not in the encoding that their attributes declare, and those with a filter
   * other than LFS that are not requested.
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

const SUBMODULE = "160000";
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
    const filters = await filterNames(
      context,
      fresh.map(({ path }) => path),
    );
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
    for (const file of readable) {
      const entry = read.get(file.path);
      if (entry === undefined) continue;
      entries.set(file.path, entry);
      if (entry.mode !== SUBMODULE && !filters.has(file.path)) cache.set(file, entry);
    }
    return { entries, unread };
  } finally {
    for (const ending of ["", ".lock"]) await rm(`${temporary.indexFile}${ending}`, { force: true });
  }
}

/**
 * Stores all readable files and returns them; null if files changed their kind meanwhile. Files without read permission
 * are found at once, those with a wrong encoding one by one.
 */
async function storeReadable(
  temporary: WorkTreeContext,
  files: readonly FileToRead[],
): Promise<readonly FileToRead[] | null> {
  let left = files;
  while (left.length > 0) {
    const added = await addFiles(temporary, left);
    if (added === "all") return left;
    const rights = added === "none" ? await Promise.all(left.map(isReadable)) : null;
    const readable = left.filter(({ path }, at) => (added === "none" ? rights?.[at] : path !== added.path));
    if (readable.length === left.length) return null;
    left = readable;
    await rm(temporary.indexFile, { force: true });
  }
  return left;
}

function listed({ path, stat: { size } }: WorkTreeFile, reason: "FILTERED" | "UNREADABLE"): SkippedFile {
  return { path, bytes: Number(size), reason };
}

async function isReadable({ file, stat }: WorkTreeFile): Promise<boolean> {
  if (!stat.isFile()) return true;
  return mayAccess(file, constants.R_OK);
}

function lfsMode({ dir }: WorkTreeContext, { stat, indexed }: FileToRead): string {
  const isTrusted = !dir.settings.includes("core.filemode=false");
  if (!isTrusted) return indexed?.mode ?? "100644";
  return (Number(stat.mode) & 0o100) === 0 ? "100644" : "100755";
}
