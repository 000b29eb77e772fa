import { lstatSync, readdirSync, watch, type FSWatcher } from "node:fs";
import { decodeBytes, encodeBytes } from "#contract/byteText.ts";
import { codeOf } from "../disk/fsErrors.ts";

/** Receives events of watched folders. Paths are relative to the root and encoded by `byteText`; "" is the root. */
export interface FolderListener {
  readonly onPath: (path: string) => void;
  /** A new folder appeared. It is already watched, and its contents were reported. */
  readonly onNewFolder: (path: string) => void;
  /** The system or the limit allows no more watches: from now on, events may be missing. */
  readonly onFull: () => void;
}

/** The error codes of a system that has no watches or file descriptors left. */
const FULL = new Set(["ENOSPC", "EMFILE", "ENFILE"]);
/** The longest time in milliseconds that one slice of the work may block the event loop. */
const SLICE_MS = 8;
const GIT = ".git";

/**
 * Watches folders one by one, so that ignored folders cost nothing, and also the folders created in them: a new folder
 * is watched before it is read, so no event in it is missed. Never follows a link or enters a nested repository.
 * Silently skips what disappears or cannot be read. Takes 60 µs per folder, in slices; does not keep the process alive.
 */
export class FolderWatches {
  readonly #root: string;
  readonly #listener: FolderListener;
  readonly #most: number;
  readonly #watches = new Map<string, FSWatcher>();
  /** The watched subfolders of each folder, so that removing a folder is linear in its own subfolders. */
  readonly #within = new Map<string, Set<string>>();
  #waiting: string[] = [];
  #isTaking = false;
  #isOver = false;

  constructor(root: string, most: number, listener: FolderListener) {
    this.#root = root;
    this.#most = most;
    this.#listener = listener;
  }

  get size(): number {
    return this.#watches.size;
  }

  /** Watches known folders, parents before their contents. A folder whose parent is not watched is skipped. */
  async addAll(folders: readonly string[]): Promise<void> {
    let begun = performance.now();
    for (const folder of folders) {
      if (this.#isOver) return;
      if (performance.now() - begun > SLICE_MS) {
        await nextTick();
        begun = performance.now();
      }
      if (folder === "" || this.#watches.has(parentOf(folder))) this.#add(folder);
    }
  }

  /** Adds a folder with everything in it. The first part is done synchronously. */
  take(folder: string): void {
    this.#waiting.push(folder);
    if (!this.#isTaking) this.#takeSome();
  }

  drop(folder: string): void {
    for (const path of this.#within.get(folder) ?? []) this.drop(path);
    this.#forget(folder);
    if (this.#isTaking) this.#waiting = this.#waiting.filter((path) => path !== folder && !isBelow(path, folder));
  }

  close(): void {
    this.#isOver = true;
    this.#waiting = [];
    this.drop("");
  }

  #takeSome(): void {
    this.#isTaking = true;
    const begun = performance.now();
    for (let next = this.#waiting.pop(); next !== undefined; next = this.#waiting.pop()) {
      this.#readNew(next);
      if (performance.now() - begun > SLICE_MS) {
        setImmediate(() => this.#takeSome());
        return;
      }
    }
    this.#isTaking = false;
  }

  #readNew(folder: string): void {
    // It may be another folder than before.
    if (this.#watches.has(folder)) this.drop(folder);
    if (!this.#add(folder)) return;
    const entries = entriesOf(this.#pathOf(folder));
    if (folder !== "" && entries.some(({ name }) => name === GIT)) return this.#forget(folder);
    for (const { name, isFolder } of entries) {
      const path = folder === "" ? name : `${folder}/${name}`;
      if (isFolder) this.#waiting.push(path);
      else this.#listener.onPath(path);
    }
  }

  /** Watches one folder; false if that is not possible. */
  #add(folder: string): boolean {
    if (this.#isOver || this.#watches.has(folder)) return false;
    const path = this.#pathOf(folder);
    if (!isFolderAt(path)) return false;
    if (this.#watches.size >= this.#most) return this.#stop();
    try {
      const watching = watch(path, { persistent: false, encoding: "buffer" }, (kind, name) =>
        this.#onEvent(folder, kind, name),
      );
      watching.on("error", () => this.#forget(folder));
      this.#watches.set(folder, watching);
      if (folder !== "") this.#siblingsOf(folder).add(folder);
      return true;
    } catch (error) {
      return FULL.has(codeOf(error)) ? this.#stop() : false;
    }
  }

  #stop(): false {
    if (!this.#isOver) this.#listener.onFull();
    return false;
  }

  #onEvent(folder: string, kind: string, bytes: Buffer | null): void {
    if (this.#isOver) return;
    const name = bytes === null ? null : decodeBytes(bytes);
    if (name === GIT) return this.#leaveRepository(folder);
    if (name === null) return this.#listener.onPath(folder);
    const path = folder === "" ? name : `${folder}/${name}`;
    this.#listener.onPath(path);
    if (kind !== "rename") return;
    if (isFolderAt(this.#pathOf(path))) {
      this.take(path);
      this.#listener.onNewFolder(path);
    } else if (this.#watches.has(path)) this.drop(path);
  }

  /** A folder in which a repository was created does not belong to this one any more. */
  #leaveRepository(folder: string): void {
    if (folder !== "" && this.#watches.has(folder)) this.drop(folder);
  }

  #forget(path: string): void {
    this.#watches.get(path)?.close();
    this.#watches.delete(path);
    this.#within.get(parentOf(path))?.delete(path);
    if (this.#within.get(path)?.size === 0) this.#within.delete(path);
  }

  #siblingsOf(path: string): Set<string> {
    const parent = parentOf(path);
    const known = this.#within.get(parent) ?? new Set();
    this.#within.set(parent, known);
    return known;
  }

  #pathOf(folder: string): Buffer {
    const bytes = encodeBytes(folder === "" ? this.#root : `${this.#root}/${folder}`);
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }
}

/** Lists a folder; empty if it has disappeared or cannot be read. */
function entriesOf(path: Buffer): readonly { readonly name: string; readonly isFolder: boolean }[] {
  try {
    const found = readdirSync(path, { withFileTypes: true, encoding: "buffer" });
    return found.map((entry) => ({ name: decodeBytes(entry.name), isFolder: entry.isDirectory() }));
  } catch (error) {
    if (codeOf(error) === "") throw error;
    return [];
  }
}

function isFolderAt(path: Buffer): boolean {
  try {
    return lstatSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
  } catch (error) {
    if (codeOf(error) === "") throw error;
    return false;
  }
}

function parentOf(folder: string): string {
  return folder.slice(0, Math.max(0, folder.lastIndexOf("/")));
}

function isBelow(path: string, folder: string): boolean {
  return folder === "" || path.startsWith(`${folder}/`);
}

function nextTick(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
