import { constants } from "node:fs";
import { type FileHandle, lstat, mkdir, open, readdir, realpath, rmdir, stat } from "node:fs/promises";
import { decodeBytes, encodeBytes } from "#contract/byteText.ts";
import { GalleyError } from "#contract/errors.ts";
import { requirePath } from "../gitPaths.ts";
import { codeOf, unlessMissing } from "./fsErrors.ts";

const GIT = Buffer.from(".git");

/** The location of a file: its parent folder, which is held open, and its name there. */
export interface OpenEntry {
  readonly folder: OpenFolder;
  readonly name: Buffer;
}

interface OpenedFolder {
  readonly folder: OpenFolder;
  readonly parent: OpenedFolder | null;
  readonly name: Buffer;
}

/**
 * The folders of a work tree that an operation uses, each held open once. They are opened from the root down, and never
 * through a symbolic link. A path in a `.git` folder or in a nested repository fails as BAD_INPUT.
 */
export class OpenFolders {
  readonly #root: OpenedFolder;
  readonly #opened = new Map<string, OpenedFolder>();
  readonly #made: OpenedFolder[] = [];

  private constructor(root: OpenFolder) {
    this.#root = { folder: root, parent: null, name: Buffer.alloc(0) };
    this.#opened.set("", this.#root);
  }

  /** Starts at the root of a work tree, a path without symbolic links. Fails as REPOSITORY_GONE if it is missing. */
  static async open(workTree: string): Promise<OpenFolders> {
    const root = await unlessMissing(OpenFolder.open(Buffer.from(workTree)));
    if (root === null) throw new GalleyError("REPOSITORY_GONE", `The work tree is no longer at ${workTree}.`);
    return new OpenFolders(root);
  }

  /**
   * Finds the location of a file; null if a parent folder does not exist. With `makes`, missing parents are created.
   * Fails as ENOTDIR.
   */
  async openEntry(path: string, { makes = false } = {}): Promise<OpenEntry | null> {
    const parts = requirePath(path)
      .split("/")
      .map((part) => Buffer.from(encodeBytes(part)));
    if (parts.some(isGitName)) throw new GalleyError("BAD_INPUT", "Galley does not write into the .git folder.");
    let at = this.#root;
    let key = "";
    for (const name of parts.slice(0, -1)) {
      key += `${name.toString("latin1")}/`;
      const next = this.#opened.get(key) ?? (await this.#open(at, name, makes));
      if (next === null) return null;
      this.#opened.set(key, next);
      at = next;
    }
    return { folder: at.folder, name: parts.at(-1) ?? Buffer.alloc(0) };
  }

  async #open(parent: OpenedFolder, name: Buffer, makes: boolean): Promise<OpenedFolder | null> {
    const isNew = makes && !(await parent.folder.has(name));
    const folder = await parent.folder.folder(name, { makes });
    if (folder === null) return null;
    const opened = { folder, parent, name };
    if (isNew) this.#made.push(opened);
    if (!(await folder.has(GIT))) return opened;
    await folder.close();
    throw new GalleyError("BAD_INPUT", "The file belongs to a nested repository. Open that repository to change it.");
  }

  async removeMade(): Promise<void> {
    for (const { parent, name } of this.#made.toReversed()) await parent?.folder.removeFolder(name);
  }

  /** Removes a folder and its parents as long as they are empty, since git does not track empty folders. */
  async removeEmpty(folder: OpenFolder): Promise<void> {
    let at = [...this.#opened.values()].find((opened) => opened.folder === folder) ?? this.#root;
    while (at.parent !== null && (await at.parent.folder.removeFolder(at.name))) at = at.parent;
  }

  async sync(): Promise<void> {
    for (const { folder } of this.#opened.values()) await folder.sync();
  }

  async close(): Promise<void> {
    await Promise.all([...this.#opened.values()].map(({ folder }) => folder.close()));
  }
}

const { O_RDONLY, O_DIRECTORY = 0, O_NOFOLLOW = 0 } = constants;
const SLASH = Buffer.from("/");

/** Opens a folder. Fails as ENOTDIR if the path is a symbolic link. */
function openFolder(path: Buffer): Promise<FileHandle> {
  return open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW);
}

/**
 * A folder that is held open. On Linux its entries are reached through the file descriptor, so they belong to this
 * folder even if it or a parent is replaced meanwhile. Elsewhere its path is checked again when it is opened, and an
 * attacker who swaps a folder for a symbolic link right after that check can redirect it.
 */
export class OpenFolder {
  readonly #handle: FileHandle;
  /** The path before the names of the entries. */
  readonly #path: Buffer;

  private constructor(handle: FileHandle, path: Buffer) {
    this.#handle = handle;
    this.#path = path;
  }

  /**
   * Opens a folder by a path without symbolic links. With `isPinned` false, its entries are reached by that path on
   * every system.
   */
  static async open(path: Buffer, { isPinned = true } = {}): Promise<OpenFolder> {
    const handle = await openFolder(path);
    try {
      const own = await handle.stat();
      const pinned = Buffer.from(`/proc/self/fd/${handle.fd}`);
      const there = isPinned ? await stat(pinned).catch(() => null) : null; // exists only on Linux
      if (there?.ino === own.ino && there.dev === own.dev) return new OpenFolder(handle, pinned);
      const now = await lstat(path);
      const real = Buffer.from(await realpath(path, "buffer"));
      if (now.ino === own.ino && now.dev === own.dev && real.equals(path)) return new OpenFolder(handle, path);
      throw Object.assign(new Error("ENOTDIR: the path contains a symbolic link"), { code: "ENOTDIR" });
    } catch (error) {
      await handle.close();
      throw error;
    }
  }

  /** Returns the path of an entry, valid while the folder is held open. */
  at(name: Buffer): Buffer {
    return Buffer.concat([this.#path, SLASH, name]);
  }

  /** Opens a subfolder; null if it does not exist and `makes` is false. Fails as ENOTDIR if something else is there. */
  async folder(name: Buffer, { makes }: { readonly makes: boolean }): Promise<OpenFolder | null> {
    const path = this.at(name);
    const isPinned = this.#path.toString("latin1").startsWith("/proc/self/fd/");
    const opening = OpenFolder.open(path, { isPinned });
    const found = await unlessGone(opening);
    if (found !== null || !makes) return found;
    await mkdir(path);
    return OpenFolder.open(path, { isPinned });
  }

  async has(name: Buffer): Promise<boolean> {
    return (await unlessMissing(lstat(this.at(name)))) !== null;
  }

  names(): Promise<readonly Buffer[]> {
    return readdir(this.#path, { encoding: "buffer" });
  }

  /** Removes an empty subfolder; false if it is not empty or does not exist. */
  async removeFolder(name: Buffer): Promise<boolean> {
    try {
      await rmdir(this.at(name));
      return true;
    } catch (error) {
      if (["ENOTEMPTY", "EEXIST", "ENOENT"].includes(codeOf(error))) return false;
      throw error;
    }
  }

  /** Flushes the folder's entries to disk, if the system supports that. */
  async sync(): Promise<void> {
    await this.#handle.sync().catch((error: unknown) => {
      if (!["EINVAL", "EPERM", "EISDIR", "EBADF"].includes(codeOf(error))) throw error;
    });
  }

  async close(): Promise<void> {
    await this.#handle.close();
  }
}

/** Resolves to null only if nothing is there; anything else in its place is an error. */
async function unlessGone(opening: Promise<OpenFolder>): Promise<OpenFolder | null> {
  try {
    return await opening;
  } catch (error) {
    if (codeOf(error) === "ENOENT") return null;
    throw error;
  }
}

/** Characters that some file systems ignore when they compare names. */
const LEFT_OUT = /[\u200C-\u200F\u202A-\u202E\u206A-\u206F\uFEFF]/gu;
/** Trailing characters that some file systems drop, and suffixes that they treat as part of the same file. */
const ENDING = /(?::.*|[. ]+)$/su;

/** Returns true if an entry has the name of git's own folder on any file system. */
function isGitName(name: Uint8Array): boolean {
  const plain = decodeBytes(name).replaceAll(LEFT_OUT, "").replace(ENDING, "").toLowerCase();
  return plain === ".git" || plain === "git~1";
}
