import { constants } from "node:fs";
import { lstat, mkdir, open, readdir, realpath, rmdir, stat, type FileHandle } from "node:fs/promises";
import { codeOf } from "./codeOf.ts";
import { unlessMissing } from "./unlessMissing.ts";

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
