import { randomUUID } from "node:crypto";
import { constants } from "node:fs";
import { link, lstat, open, rename, unlink } from "node:fs/promises";
import { displayLine } from "#contract/byteText.ts";
import { GalleyError } from "#contract/errors.ts";
import { BLOB_TEXT_BYTES } from "#contract/limits.ts";
import { fileAge } from "./fileStat.ts";
import { codeOf, unlessMissing, workFileFailure } from "./fsErrors.ts";
import { type HeldFolder, HeldFolders, type HeldPlace } from "./heldFolders.ts";
import { type HeldFile, readHeldFile } from "./readWorkFiles.ts";

/** What a file of a work tree is to become. */
export interface WorkFileEdit {
  /** As `byteText` carries it. */
  readonly path: string;
  /** What it holds now; null where there is none. */
  readonly before: Buffer | null;
  /** What it is to hold; null where it is to go. */
  readonly after: Buffer | null;
  /** Whether one that is made is a program; others stay what they are. */
  readonly isProgram?: boolean;
}

const { O_WRONLY, O_CREAT, O_EXCL, O_NOFOLLOW = 0 } = constants;
/** What a file system says that has no two names for one file. */
const NO_LINKS = new Set(["EPERM", "ENOTSUP", "EOPNOTSUPP", "ENOSYS", "EMLINK", "EXDEV"]);
const MODE = 0o7777;

function failure(code: "ENOENT" | "EEXIST" | "ECHANGED"): Error {
  return Object.assign(new Error(`${code}: the file is not what it was`), { code });
}

/**
 * One file on its way from what it holds to what it is to hold, by names of ours beside it. Fails as the system does, and as
 * ECHANGED where it holds something else than it should.
 */
class WorkFileSwap {
  readonly edit: WorkFileEdit;
  readonly place: HeldPlace;
  readonly #target: Buffer;
  /** What it is to hold, until it bears its name. */
  readonly #next: Buffer;
  /** What it held, until all is done. */
  readonly #former: Buffer;
  /** Which file was put there. */
  #put: bigint | null = null;
  #isLinked = true;
  /** The names of ours that there are, or were. */
  readonly #made = new Set<Buffer>();
  #isRemoved = false;
  /** Set where it could not be put back: what it held stays beside it. */
  #isStranded = false;

  constructor(edit: WorkFileEdit, place: HeldPlace) {
    const id = randomUUID();
    this.edit = edit;
    this.place = place;
    this.#target = place.folder.at(place.name);
    this.#next = place.folder.at(Buffer.from(`.galley-${id}.next`));
    this.#former = place.folder.at(Buffer.from(`.galley-${id}.former`));
  }

  /** Looks at it, writes what it is to hold beside it, and keeps what it holds under another name. */
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
   * Puts it there. Fails where somebody wrote into it until the very end: put back, what they wrote stays. Only a file that
   * somebody renames to its name between the last look and ours is replaced unseen, some microseconds.
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

  /** Puts it back as it was, where it is otherwise, unless somebody has put something else there since. */
  async putBack(): Promise<void> {
    this.#isStranded = true;
    if (this.#isRemoved) await this.#nameAnew(this.#former);
    else if (this.#put !== null && (await inodeOf(this.#target)) === this.#put) {
      await (this.edit.before === null ? unlink(this.#target) : rename(this.#former, this.#target));
    }
    this.#isStranded = false;
    this.#isRemoved = false;
    this.#put = null;
  }

  /** Takes the names of ours away, but for what it held where that could not be put back. */
  async tidy(): Promise<void> {
    for (const name of this.#made) {
      if (name === this.#former && this.#isStranded) continue;
      await unlessMissing(unlink(name));
      this.#made.delete(name);
    }
  }

  async #add(): Promise<void> {
    this.#put = await inodeOf(this.#next);
    await this.#nameAnew(this.#next);
  }

  async #remove(): Promise<void> {
    await rename(this.#target, this.#former);
    this.#made.add(this.#former);
    this.#isRemoved = true;
    await this.#check(this.#former);
  }

  /** Gives one of our files the name of the file as well, or instead where it cannot have two; fails as EEXIST where something has it. */
  async #nameAnew(from: Buffer): Promise<void> {
    try {
      await link(from, this.#target);
    } catch (error) {
      if (codeOf(error) === "EEXIST" || (await inodeOf(this.#target)) !== null) throw failure("EEXIST");
      await rename(from, this.#target);
    }
  }

  /** Fails where a file holds something else than it should. */
  async #check(file: Buffer): Promise<HeldFile | null> {
    const { before } = this.edit;
    if (before === null) {
      if ((await inodeOf(file)) !== null) throw failure("EEXIST");
      return null;
    }
    const found = await readHeldFile(file, BLOB_TEXT_BYTES);
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

const LOOK_AGAIN = "Look at the work tree as it is now, and try again; nothing was changed.";
const TWICE = "A file was named twice.";
const LOOK_BESIDE = "What it held is beside it, in a file whose name begins with .galley-.";

/**
 * Writes files of a work tree, all or none: each only while it holds what it is said to hold, byte by byte, and keeping its
 * rights. What is written is on the disk before it bears the file's name. Folders are made as needed, and go when nothing is left in
 * them; what a Galley left beside the files that was killed more than an hour ago goes too. No symbolic link is followed. Fails as STALE
 * where a file is not what it was, as READ_ONLY, DISK_FULL, TOO_LARGE, and as BAD_INPUT for a path that leads out of the work tree,
 * into git's own folder or into another repository. Linear in what is written and in the entries of the files' folders. `onPrepared`
 * is called when all is written and nothing bears its name yet.
 */
export async function writeWorkFiles(
  workTree: string,
  edits: readonly WorkFileEdit[],
  { onPrepared }: { readonly onPrepared?: () => Promise<void> } = {},
): Promise<void> {
  if (new Set(edits.map(({ path }) => path)).size < edits.length) throw new GalleyError("BAD_INPUT", TWICE);
  const folders = await HeldFolders.open(workTree);
  try {
    await writeIn(folders, edits, onPrepared);
  } finally {
    await folders.close();
  }
}

async function writeIn(
  folders: HeldFolders,
  edits: readonly WorkFileEdit[],
  onPrepared: (() => Promise<void>) | undefined,
): Promise<void> {
  const swaps: WorkFileSwap[] = [];
  try {
    for (const edit of edits) {
      await told(edit.path, async () => {
        const place = await folders.placeOf(edit.path, { makes: edit.before === null });
        if (place === null) throw Object.assign(new Error("ENOENT: its folder went"), { code: "ENOENT" });
        const swap = new WorkFileSwap(edit, place);
        swaps.push(swap);
        await swap.prepare();
      });
    }
    await onPrepared?.();
    await putAll(swaps, () => folders.sync());
  } catch (error) {
    // What went wrong first is what is told.
    await Promise.allSettled(swaps.map((swap) => swap.tidy()));
    await Promise.allSettled([folders.removeMade()]);
    throw error;
  }
  // All is written: what of ours cannot be taken away changes nothing about that.
  await Promise.allSettled(swaps.map((swap) => swap.tidy()));
  await Promise.allSettled([...new Set(swaps.map(({ place }) => place.folder))].map(removeLeftBehind));
  const gone = swaps.filter(({ edit }) => edit.after === null);
  await Promise.allSettled(gone.map(({ place }) => folders.removeEmpty(place.folder)));
}

/** Puts all in place and waits for the disk; after a failure what was put is put back, last first. */
async function putAll(swaps: readonly WorkFileSwap[], sync: () => Promise<void>): Promise<void> {
  const begun: WorkFileSwap[] = [];
  try {
    for (const swap of swaps) {
      begun.push(swap);
      await told(swap.edit.path, () => swap.put());
    }
    await told(swaps.map(({ edit }) => edit.path).join(", "), sync);
  } catch (error) {
    const stranded: string[] = [];
    for (const swap of begun.toReversed())
      await swap.putBack().catch(() => void stranded.push(displayLine(swap.edit.path)));
    if (stranded.length === 0) throw error;
    const happened = `This could not be put back as it was: ${stranded.join(", ")}.`;
    throw new GalleyError("READ_ONLY", happened, { cause: error, next: LOOK_BESIDE });
  }
}

async function told<Value>(path: string, doing: () => Promise<Value>): Promise<Value> {
  try {
    return await doing();
  } catch (error) {
    if (codeOf(error) !== "ECHANGED") throw workFileFailure(path, error);
    const happened = `${displayLine(path)} holds something else by now than what is shown.`;
    throw new GalleyError("STALE", happened, { next: LOOK_AGAIN, cause: error });
  }
}

/** The names of a `WorkFileSwap` while it is under way: of what a file is to hold, and of what it held. */
const UNDER_WAY = /^\.galley-[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(?<part>next|former)$/u;
/** No write takes so long: whoever made the file was killed. */
const LEFT_BEHIND_MS = 60 * 60_000;

/**
 * Takes the files away that a killed Galley left in a folder of a work tree more than an hour ago. What a file held stays for ever
 * where that has no other name: somebody may have written into it last. Linear in the folder's entries.
 */
async function removeLeftBehind(folder: HeldFolder): Promise<void> {
  for (const name of await folder.names()) {
    const part = UNDER_WAY.exec(name.toString("latin1"))?.groups?.["part"];
    if (part === undefined) continue;
    const found = await unlessMissing(lstat(folder.at(name)));
    if (found?.isFile() !== true || (part === "former" && found.nlink === 1)) continue;
    // Its other dates are those of the file that it held.
    if (fileAge({ mtimeMs: found.ctimeMs }) > LEFT_BEHIND_MS) await unlessMissing(unlink(folder.at(name)));
  }
}
