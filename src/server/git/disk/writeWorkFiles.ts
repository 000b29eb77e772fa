import { randomUUID } from "node:crypto";
import { constants } from "node:fs";
import { link, lstat, open, rename, unlink } from "node:fs/promises";
import { displayLine } from "#contract/byteText.ts";
import { GalleyError } from "#contract/errors.ts";
import { BLOB_TEXT_BYTES } from "#contract/limits.ts";
import { fileAge } from "./fileStat.ts";
import { codeOf, RELOAD_HINT, unlessMissing, workFileFailure } from "./fsErrors.ts";
import { type OpenFolder, OpenFolders, type OpenEntry } from "./openFolders.ts";
import { type WorkFileContent, readWorkFile } from "./readWorkFiles.ts";

export interface WorkFileEdit {
  /** Encoded by `byteText`. */
  readonly path: string;
  /** The current content; null if the file does not exist. */
  readonly before: Buffer | null;
  /** The new content; null to delete the file. */
  readonly after: Buffer | null;
  /** True if a new file is executable. An existing file keeps its mode. */
  readonly isProgram?: boolean;
}

const { O_WRONLY, O_CREAT, O_EXCL, O_NOFOLLOW = 0 } = constants;
/** The error codes of file systems that do not support hard links. */
const NO_LINKS = new Set(["EPERM", "ENOTSUP", "EOPNOTSUPP", "ENOSYS", "EMLINK", "EXDEV"]);
const MODE = 0o7777;

function failure(code: "ENOENT" | "EEXIST" | "ECHANGED"): Error {
  return Object.assign(new Error(`${code}: the file has changed`), { code });
}

/**
 * The replacement of one file, using temporary names next to it. Fails with the system's errors, and as ECHANGED if the
 * file has other content than expected.
 */
class WorkFileSwap {
  readonly edit: WorkFileEdit;
  readonly entry: OpenEntry;
  readonly #target: Buffer;
  /** The new content, until it is renamed to the target. */
  readonly #next: Buffer;
  /** The former content, until all files are done. */
  readonly #former: Buffer;
  /** The inode of the file that was moved to the target. */
  #put: bigint | null = null;
  #isLinked = true;
  readonly #made = new Set<Buffer>();
  #isRemoved = false;
  /** True if the former content could not be restored. Its temporary file is kept then. */
  #isStranded = false;

  constructor(edit: WorkFileEdit, entry: OpenEntry) {
    const id = randomUUID();
    this.edit = edit;
    this.entry = entry;
    this.#target = entry.folder.at(entry.name);
    this.#next = entry.folder.at(Buffer.from(`.galley-${id}.next`));
    this.#former = entry.folder.at(Buffer.from(`.galley-${id}.former`));
  }

  /** Checks the file, writes the new content next to it, and keeps the former content under another name. */
  async prepare(): Promise<void> {
    const found = await this.#check(this.#target);
    const { after, before, isProgram = false } = this.edit;
    if (after !== null) {
      const mode = found === null ? (isProgram ? 0o777 : 0o666) : 0o600;
      await this.#write(this.#next, after, { mode, keeps: found?.mode ?? null });
    }
    if (found === null || before === null || after === null) return;
    try {
      await link(this.#target, this.#former);
      this.#made.add(this.#former);
    } catch (error) {
      if (!NO_LINKS.has(codeOf(error))) throw error;
      this.#isLinked = false;
      await this.#write(this.#former, before, { mode: 0o600, keeps: found.mode });
    }
  }

  /**
   * Moves the new content into place. Fails if somebody wrote to the file until the very end; after `putBack` their
   * content is in place. Only a file that somebody renames to the target within the microseconds between the last check
   * and our rename is overwritten unnoticed.
   */
  async put(): Promise<void> {
    await this.#check(this.#target);
    const { before, after } = this.edit;
    if (after === null) await this.#remove();
    else if (before === null) await this.#add();
    else {
      this.#put = await inodeOf(this.#next);
      await rename(this.#next, this.#target);
      if (this.#isLinked) await this.#check(this.#former);
    }
  }

  /** Restores the file, unless somebody has put something else in its place since. */
  async putBack(): Promise<void> {
    this.#isStranded = true;
    if (this.#isRemoved) await this.#linkOrRename(this.#former);
    else if (this.#put !== null && (await inodeOf(this.#target)) === this.#put) {
      await (this.edit.before === null ? unlink(this.#target) : rename(this.#former, this.#target));
    }
    this.#isStranded = false;
    this.#isRemoved = false;
    this.#put = null;
  }

  /** Removes the temporary files, except former content that could not be restored. */
  async tidy(): Promise<void> {
    for (const name of this.#made) {
      if (name === this.#former && this.#isStranded) continue;
      await unlessMissing(unlink(name));
      this.#made.delete(name);
    }
  }

  async #add(): Promise<void> {
    this.#put = await inodeOf(this.#next);
    await this.#linkOrRename(this.#next);
  }

  async #remove(): Promise<void> {
    await rename(this.#target, this.#former);
    this.#made.add(this.#former);
    this.#isRemoved = true;
    await this.#check(this.#former);
  }

  /**
   * Links a temporary file to the target, or renames it where hard links are not supported. Fails as EEXIST if the
   * target exists.
   */
  async #linkOrRename(from: Buffer): Promise<void> {
    try {
      await link(from, this.#target);
    } catch (error) {
      if (codeOf(error) === "EEXIST" || (await inodeOf(this.#target)) !== null) throw failure("EEXIST");
      await rename(from, this.#target);
    }
  }

  async #check(file: Buffer): Promise<WorkFileContent | null> {
    const { before } = this.edit;
    if (before === null) {
      if ((await inodeOf(file)) !== null) throw failure("EEXIST");
      return null;
    }
    const found = await readWorkFile(file, BLOB_TEXT_BYTES);
    if (found === null) throw failure("ENOENT");
    if (!found.bytes.equals(before)) throw failure("ECHANGED");
    return found;
  }

  async #write(
    file: Buffer,
    bytes: Buffer,
    { mode, keeps }: { readonly mode: number; readonly keeps: number | null },
  ): Promise<void> {
    const handle = await open(file, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, mode);
    this.#made.add(file);
    try {
      await handle.writeFile(bytes);
      if (keeps !== null) await handle.chmod(keeps & MODE);
      await handle.sync();
    } finally {
      await handle.close();
    }
  }
}

async function inodeOf(file: Buffer): Promise<bigint | null> {
  return (await unlessMissing(lstat(file, { bigint: true })))?.ino ?? null;
}

const TWICE = "A file was listed twice.";
const BACKUP_HINT = "The original content is next to it, in a file whose name starts with .galley-.";

/**
 * Writes files of a work tree, all or none. Each is written only while it has the expected content, byte by byte, and
 * keeps its mode. The new content is on disk before it gets the file's name. Creates folders as needed and removes them
 * when they become empty. Also removes temporary files that a Galley killed more than an hour ago left behind. Follows
 * no symbolic link. Fails as STALE if a file has changed, as READ_ONLY, DISK_FULL or TOO_LARGE, and as BAD_INPUT for a
 * path outside the work tree, in the `.git` folder or in a nested repository. Linear in the bytes written and in the
 * entries of the files' folders. `onPrepared` is called when everything is written and nothing is in place yet.
 */
export async function writeWorkFiles(
  workTree: string,
  edits: readonly WorkFileEdit[],
  { onPrepared }: { readonly onPrepared?: () => Promise<void> } = {},
): Promise<void> {
  if (new Set(edits.map(({ path }) => path)).size < edits.length) throw new GalleyError("BAD_INPUT", TWICE);
  const folders = await OpenFolders.open(workTree);
  try {
    await writeIn(folders, edits, onPrepared);
  } finally {
    await folders.close();
  }
}

async function writeIn(
  folders: OpenFolders,
  edits: readonly WorkFileEdit[],
  onPrepared: (() => Promise<void>) | undefined,
): Promise<void> {
  const swaps: WorkFileSwap[] = [];
  try {
    for (const edit of edits) {
      await withWorkFileError(edit.path, async () => {
        const entry = await folders.openEntry(edit.path, { makes: edit.before === null });
        if (entry === null) throw Object.assign(new Error("ENOENT: its folder is missing"), { code: "ENOENT" });
        const swap = new WorkFileSwap(edit, entry);
        swaps.push(swap);
        await swap.prepare();
      });
    }
    await onPrepared?.();
    await putAll(swaps, () => folders.sync());
  } catch (error) {
    // Cleanup errors are ignored, so that the first error is reported.
    await Promise.allSettled(swaps.map((swap) => swap.tidy()));
    await Promise.allSettled([folders.removeMade()]);
    throw error;
  }
  // All files are in place: leftover temporary files do not make the operation fail.
  await Promise.allSettled(swaps.map((swap) => swap.tidy()));
  await Promise.allSettled([...new Set(swaps.map(({ entry }) => entry.folder))].map(removeLeftBehind));
  const gone = swaps.filter(({ edit }) => edit.after === null);
  await Promise.allSettled(gone.map(({ entry }) => folders.removeEmpty(entry.folder)));
}

/** Moves all files into place and flushes the disk. After a failure it restores the files in reverse order. */
async function putAll(swaps: readonly WorkFileSwap[], sync: () => Promise<void>): Promise<void> {
  const begun: WorkFileSwap[] = [];
  try {
    for (const swap of swaps) {
      begun.push(swap);
      await withWorkFileError(swap.edit.path, () => swap.put());
    }
    await withWorkFileError(swaps.map(({ edit }) => edit.path).join(", "), sync);
  } catch (error) {
    const stranded: string[] = [];
    for (const swap of begun.toReversed())
      await swap.putBack().catch(() => void stranded.push(displayLine(swap.edit.path)));
    if (stranded.length === 0) throw error;
    const happened = `These files could not be restored: ${stranded.join(", ")}.`;
    throw new GalleyError("READ_ONLY", happened, { cause: error, next: BACKUP_HINT });
  }
}

async function withWorkFileError<Value>(path: string, doing: () => Promise<Value>): Promise<Value> {
  try {
    return await doing();
  } catch (error) {
    const happened = `${displayLine(path)} has changed since it was shown.`;
    const failure =
      codeOf(error) === "ECHANGED"
        ? new GalleyError("STALE", happened, { next: RELOAD_HINT, cause: error })
        : workFileFailure(path, error);
    throw failure instanceof GalleyError ? Object.assign(failure, { path }) : failure;
  }
}

/** The temporary names of `WorkFileSwap`. */
const UNDER_WAY = /^\.galley-[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(?<part>next|former)$/u;
/** No write takes this long, so the process that created an older file was killed. */
const LEFT_BEHIND_MS = 60 * 60_000;

/**
 * Removes temporary files that a killed Galley left in a folder of a work tree more than an hour ago. Former content
 * without another name is kept forever, since somebody may have written to it last. Linear in the folder's entries.
 */
async function removeLeftBehind(folder: OpenFolder): Promise<void> {
  for (const name of await folder.names()) {
    const part = UNDER_WAY.exec(name.toString("latin1"))?.groups?.["part"];
    if (part === undefined) continue;
    const found = await unlessMissing(lstat(folder.at(name)));
    if (found?.isFile() !== true || (part === "former" && found.nlink === 1)) continue;
    // Its other timestamps are those of the original file.
    if (fileAge({ mtimeMs: found.ctimeMs }) > LEFT_BEHIND_MS) await unlessMissing(unlink(folder.at(name)));
  }
}
