import { randomUUID } from "node:crypto";
import { access, constants, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { addFiles, setEntries } from "../workTree/updateIndex.ts";
import type { BlobCache } from "./snapshotStates.ts";
import { filterNames } from "../workTree/storedForm.ts";
import type { WorkTreeLook } from "../workTree/gitInWorkTree.ts";
import { lfsPointer } from "../contents/lfs.ts";
import { lsStages } from "../workTree/scanWorkTree.ts";
import type { ObjectPack } from "../objects/ObjectPack.ts";
import type { Oid } from "../oid.ts";
import type { UnreadFile } from "./Snapshot.ts";
import type { WorkTreeFile } from "../disk/fileStat.ts";
import { unlessMissing } from "../disk/fsErrors.ts";

/** A file to read, and what the index has at its path: line ends and modes go by that. */
export interface FileToRead extends WorkTreeFile {
  readonly indexed: { readonly mode: string; readonly oid: Oid } | null;
}

/** What stands in the tree for a file. */
export interface FileEntry {
  readonly mode: string;
  readonly oid: Oid;
}

export interface FilesRead {
  readonly entries: ReadonlyMap<string, FileEntry>;
  /** Those without the right to read them or in another encoding than attributes say, and those that a filter other than LFS's would have to run for. */
  readonly unread: readonly UnreadFile[];
}

/** What the reading of files goes by. */
export interface FileReading {
  readonly cache: BlobCache;
  /** Whether the private index is there: if not, it holds nothing that says of files how they are stored. */
  readonly hasIndex: boolean;
}

const SUBMODULE = "160000";
const LFS = "lfs";

/**
 * Reads files of the work tree into the object store, as git would commit them; of one that LFS keeps the pointer goes into
 * `pack`. One with any other filter is not stored, as that might have made it unreadable for others, whether or not it is
 * configured here. A file that has not been written to since it was last read is not read again. Null where files changed their
 * kind, or the index went, meanwhile. Linear in what is read.
 */
export async function readFiles(
  look: WorkTreeLook,
  pack: ObjectPack,
  files: readonly FileToRead[],
  { cache, hasIndex }: FileReading,
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

  const temporary = { ...look, indexFile: join(look.dir.place.gitDir, `blobs-${randomUUID()}`) };
  try {
    const pathsOfFresh = fresh.map(({ path }) => path);
    const [filters] = await Promise.all([filterNames(look, pathsOfFresh), seed(temporary, fresh)]);
    if (hasIndex && (await unlessMissing(stat(look.indexFile))) === null) return null;
    const unread: UnreadFile[] = [];
    const plain: FileToRead[] = [];
    for (const file of fresh) {
      const filter = file.stat.isFile() ? filters.get(file.path) : undefined;
      if (filter === undefined) plain.push(file);
      else if (filter !== LFS) unread.push(listed(file, "FILTERED"));
      else if (!(await isReadable(file))) unread.push(listed(file, "UNREADABLE"));
      else {
        const pointer = await lfsPointer(file.file, look.signal);
        const entry = { mode: lfsMode(look, file), oid: pack.add("blob", pointer) };
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
      if (entry.mode !== SUBMODULE) cache.set(file, entry);
    }
    return { entries, unread };
  } finally {
    for (const ending of ["", ".lock"]) await rm(`${temporary.indexFile}${ending}`, { force: true });
  }
}

/** Puts what the index has at some paths into a temporary one: line ends and modes go by it. */
async function seed(temporary: WorkTreeLook, files: readonly FileToRead[]): Promise<void> {
  const indexed = files.flatMap(({ path, indexed: entry }) => (entry === null ? [] : [{ path, entry }]));
  if (indexed.length > 0) await setEntries(temporary, indexed);
}

/**
 * Stores all files that can be read, and gives these; null where files changed their kind meanwhile. Those that somebody has no
 * right to are found at once, those in another encoding than they should be one by one.
 */
async function storeReadable(
  temporary: WorkTreeLook,
  files: readonly FileToRead[],
): Promise<readonly FileToRead[] | null> {
  let left = files;
  while (left.length > 0) {
    const added = await addFiles(
      temporary,
      left.map(({ path }) => path),
    );
    if (added === "all") return left;
    const rights = added === "none" ? await Promise.all(left.map(isReadable)) : null;
    const readable = left.filter(({ path }, at) => (added === "none" ? rights?.[at] : path !== added.path));
    if (readable.length === left.length) return null;
    left = readable;
    await rm(temporary.indexFile, { force: true });
    await seed(temporary, left);
  }
  return left;
}

function listed({ path, stat: { size } }: WorkTreeFile, reason: "FILTERED" | "UNREADABLE"): UnreadFile {
  return { path, bytes: Number(size), reason };
}

async function isReadable({ file, stat }: WorkTreeFile): Promise<boolean> {
  if (!stat.isFile()) return true;
  return access(file, constants.R_OK).then(
    () => true,
    () => false,
  );
}

function lfsMode({ dir }: WorkTreeLook, { stat, indexed }: FileToRead): string {
  const isTrusted = !dir.settings.includes("core.filemode=false");
  if (!isTrusted) return indexed?.mode ?? "100644";
  return (Number(stat.mode) & 0o100) === 0 ? "100644" : "100755";
}
