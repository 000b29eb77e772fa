import { constants } from "node:fs";
import { type FileHandle, lstat, mkdir, open, readdir, realpath, rmdir, stat } from "node:fs/promises";
import { decodeBytes, encodeBytes } from "#contract/byteText.ts";
import { GalleyError } from "#contract/errors.ts";
import { requirePath } from "../gitPaths.ts";
import { codeOf, unlessMissing } from "./fsErrors.ts";

const GITS_OWN = "Galley writes nothing into git's own folder.";
const NESTED = "It belongs to a repository of its own: open that one to change it.";
const GIT = Buffer.from(".git");

/** A file's place: the folder that it is in, held open, and its name there. */
export interface HeldPlace {
  readonly folder: HeldFolder;
  readonly name: Buffer;
}

interface Held {
  readonly folder: HeldFolder;
  readonly parent: Held | null;
  readonly name: Buffer;
}

/**
 * The folders of a work tree that something is done in, each held open once. They are gone through from the root, none by a
 * symbolic link; what is git's own, or in a repository of its own, fails as BAD_INPUT.
 */
export class HeldFolders {
  readonly #root: Held;
  readonly #held = new Map<string, Held>();
  readonly #made: Held[] = [];

  private constructor(root: HeldFolder) {
    this.#root = { folder: root, parent: null, name: Buffer.alloc(0) };
    this.#held.set("", this.#root);
  }

  /** Begins at the root of a work tree, a path without symbolic links. Fails as REPOSITORY_GONE where it is not there. */
  static async open(workTree: string): Promise<HeldFolders> {
    const root = await unlessMissing(HeldFolder.open(Buffer.from(workTree)));
    if (root === null) throw new GalleyError("REPOSITORY_GONE", `The work tree is no longer at ${workTree}.`);
    return new HeldFolders(root);
  }

  /** Finds a file's place; null where a folder on the way is not there, but for `makes`, which makes it. Fails as ENOTDIR. */
  async placeOf(path: string, { makes = false } = {}): Promise<HeldPlace | null> {
    const parts = requirePath(path)
      .split("/")
      .map((part) => Buffer.from(encodeBytes(part)));
    if (parts.some(isGitName)) throw new GalleyError("BAD_INPUT", GITS_OWN);
    let at = this.#root;
    let key = "";
    for (const name of parts.slice(0, -1)) {
      key += `${name.toString("latin1")}/`;
      const next = this.#held.get(key) ?? (await this.#open(at, name, makes));
      if (next === null) return null;
      this.#held.set(key, next);
      at = next;
    }
    return { folder: at.folder, name: parts.at(-1) ?? Buffer.alloc(0) };
  }

  async #open(parent: Held, name: Buffer, makes: boolean): Promise<Held | null> {
    const isNew = makes && !(await parent.folder.has(name));
    const folder = await parent.folder.folder(name, { makes });
    if (folder === null) return null;
    const held = { folder, parent, name };
    if (isNew) this.#made.push(held);
    if (!(await folder.has(GIT))) return held;
    await folder.close();
    throw new GalleyError("BAD_INPUT", NESTED);
  }

  /** Takes the folders away that were made, as far as nothing is in them. */
  async removeMade(): Promise<void> {
    for (const { parent, name } of this.#made.toReversed()) await parent?.folder.removeFolder(name);
  }

  /** Takes a folder away, and those above it, as far as they are empty: git knows no empty folders. */
  async removeEmpty(folder: HeldFolder): Promise<void> {
    let at = [...this.#held.values()].find((held) => held.folder === folder) ?? this.#root;
    while (at.parent !== null && (await at.parent.folder.removeFolder(at.name))) at = at.parent;
  }

  /** Waits for the disk to have what was done in them. */
  async sync(): Promise<void> {
    for (const { folder } of this.#held.values()) await folder.sync();
  }

  async close(): Promise<void> {
    await Promise.all([...this.#held.values()].map(({ folder }) => folder.close()));
  }
}

const { O_RDONLY, O_DIRECTORY = 0, O_NOFOLLOW = 0 } = constants;
const SLASH = Buffer.from("/");

/** Opens a folder, but not one that a symbolic link leads to: that fails as ENOTDIR. */
function openFolder(path: Buffer): Promise<FileHandle> {
  return open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW);
}

/**
 * A folder that is held open. On Linux its entries are reached through the open file itself, so that they are this folder's
 * whatever is put in the place of it or of one above it meanwhile. Elsewhere its path is looked at again when it is opened: who
 * swaps a folder for a symbolic link in the moment after that leads astray.
 */
export class HeldFolder {
  readonly #handle: FileHandle;
  /** What the names of its entries go behind. */
  readonly #path: Buffer;

  private constructor(handle: FileHandle, path: Buffer) {
    this.#handle = handle;
    this.#path = path;
  }

  /** Opens a folder by a path that holds no symbolic link; `isPinned` false has its entries reached by that path everywhere. */
  static async open(path: Buffer, { isPinned = true } = {}): Promise<HeldFolder> {
    const handle = await openFolder(path);
    try {
      const own = await handle.stat();
      const pinned = Buffer.from(`/proc/self/fd/${handle.fd}`);
      const there = isPinned ? await stat(pinned).catch(() => null) : null; // no such thing but on Linux
      if (there?.ino === own.ino && there.dev === own.dev) return new HeldFolder(handle, pinned);
      const now = await lstat(path);
      const real = Buffer.from(await realpath(path, "buffer"));
      if (now.ino === own.ino && now.dev === own.dev && real.equals(path)) return new HeldFolder(handle, path);
      throw Object.assign(new Error("ENOTDIR: a symbolic link leads there"), { code: "ENOTDIR" });
    } catch (error) {
      await handle.close();
      throw error;
    }
  }

  /** The path to reach an entry by, for as long as the folder is held. */
  at(name: Buffer): Buffer {
    return Buffer.concat([this.#path, SLASH, name]);
  }

  /** Opens a folder in it; null where there is none, but for one that is made. Fails as ENOTDIR where something else stands. */
  async folder(name: Buffer, { makes }: { readonly makes: boolean }): Promise<HeldFolder | null> {
    const path = this.at(name);
    const isPinned = this.#path.toString("latin1").startsWith("/proc/self/fd/");
    const opening = HeldFolder.open(path, { isPinned });
    const found = await unlessGone(opening);
    if (found !== null || !makes) return found;
    await mkdir(path);
    return HeldFolder.open(path, { isPinned });
  }

  /** Whether there is an entry of a name. */
  async has(name: Buffer): Promise<boolean> {
    return (await unlessMissing(lstat(this.at(name)))) !== null;
  }

  /** Lists the names of its entries. */
  names(): Promise<readonly Buffer[]> {
    return readdir(this.#path, { encoding: "buffer" });
  }

  /** Takes an empty folder in it away; false where it is not empty. */
  async removeFolder(name: Buffer): Promise<boolean> {
    try {
      await rmdir(this.at(name));
      return true;
    } catch (error) {
      if (["ENOTEMPTY", "EEXIST", "ENOENT"].includes(codeOf(error))) return false;
      throw error;
    }
  }

  /** Waits for the disk to have the names of its entries; where the system cannot do that it goes on. */
  async sync(): Promise<void> {
    await this.#handle.sync().catch((error: unknown) => {
      if (!["EINVAL", "EPERM", "EISDIR", "EBADF"].includes(codeOf(error))) throw error;
    });
  }

  async close(): Promise<void> {
    await this.#handle.close();
  }
}

/** Null for what is not there alone: something else in its place is no answer. */
async function unlessGone(opening: Promise<HeldFolder>): Promise<HeldFolder | null> {
  try {
    return await opening;
  } catch (error) {
    if (codeOf(error) === "ENOENT") return null;
    throw error;
  }
}

/** Characters that some file systems leave out of account when they compare names. */
const LEFT_OUT = /[\u200C-\u200F\u202A-\u202E\u206A-\u206F\uFEFF]/gu;
/** What others leave out at the end, and what they read as a part of the same file. */
const ENDING = /(?::.*|[. ]+)$/su;

/** Tells whether a name of a folder's entry is that of git's own folder, on whatever file system it stands. */
function isGitName(name: Uint8Array): boolean {
  const plain = decodeBytes(name).replaceAll(LEFT_OUT, "").replace(ENDING, "").toLowerCase();
  return plain === ".git" || plain === "git~1";
}
