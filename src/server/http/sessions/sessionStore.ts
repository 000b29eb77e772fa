import { randomUUID } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, unlinkSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { isAbsolute, join } from "node:path";

export interface StoredToken {
  /** The time of issue, in ms since 1970. */
  readonly since: number;
  readonly text: string;
}

/** A store of the hashes of tokens, each with a note; the tokens themselves are not stored. */
export interface TokenStore {
  put(hash: string, text: string): void;
  /** Removes an entry. Of several concurrent callers, in any process, only one gets true. */
  take(hash: string): boolean;
  notes(): ReadonlyMap<string, StoredToken>;
}

export class MemoryTokenStore implements TokenStore {
  readonly #notes = new Map<string, StoredToken>();

  put(hash: string, text: string): void {
    this.#notes.set(hash, { since: Date.now(), text });
  }

  take(hash: string): boolean {
    return this.#notes.delete(hash);
  }

  notes(): ReadonlyMap<string, StoredToken> {
    return this.#notes;
  }
}

const HASH = /^[0-9a-f]{64}$/u;

/** A folder may change again within this time without a new modification time. */
const DATE_STEP_MS = 100;

/**
 * A store of one file per token, mode 0600, in a folder shared by several processes. Files are written atomically, and
 * only one process succeeds in removing a file. A lookup costs one stat of the folder, some 10 µs, and reads it only
 * when it changed. Entries that cannot be written, for example on a full disk, stay in memory while this process runs.
 */
export class FolderTokenStore implements TokenStore {
  readonly #folder: string;
  readonly #unwritten = new MemoryTokenStore();
  #read: ReadonlyMap<string, StoredToken> = new Map();
  #readAt = -1;

  constructor(folder: string) {
    this.#folder = folder;
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  }

  put(hash: string, text: string): void {
    const unfinished = join(this.#folder, `.${randomUUID()}`);
    try {
      writeFileSync(unfinished, text, { mode: 0o600 });
      renameSync(unfinished, join(this.#folder, hash));
    } catch (error) {
      if (!(error instanceof Error && "code" in error)) throw error;
      rmSync(unfinished, { force: true });
      this.#unwritten.put(hash, text);
    }
    this.#readAt = -1;
  }

  take(hash: string): boolean {
    this.#readAt = -1;
    return unlessGone(() => unlinkSync(join(this.#folder, hash))) || this.#unwritten.take(hash);
  }

  notes(): ReadonlyMap<string, StoredToken> {
    let changedAt = -1;
    if (!unlessGone(() => (changedAt = statSync(this.#folder).mtimeMs))) return this.#unwritten.notes();
    if (changedAt !== this.#readAt) {
      this.#read = this.#readAll();
      this.#readAt = Date.now() - changedAt > DATE_STEP_MS ? changedAt : -1;
    }
    return new Map([...this.#read, ...this.#unwritten.notes()]);
  }

  #readAll(): ReadonlyMap<string, StoredToken> {
    const notes = new Map<string, StoredToken>();
    unlessGone(() => {
      for (const name of readdirSync(this.#folder).filter((found) => HASH.test(found))) {
        const path = join(this.#folder, name);
        unlessGone(() => notes.set(name, { since: statSync(path).mtimeMs, text: readFileSync(path, "utf8") }));
      }
    });
    return notes;
  }
}

/** Runs a file operation; false when the file is missing because another process removed it. */
function unlessGone(act: () => unknown): boolean {
  try {
    act();
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return false;
    throw error;
  }
}

/** Returns the folder for state that is not a cache: sessions and running servers. `GALLEY_STATE_DIR` overrides it. */
export function stateFolder(): string {
  const { GALLEY_STATE_DIR: own, XDG_STATE_HOME: xdg } = process.env;
  if (own !== undefined && isAbsolute(own)) return own;
  return join(xdg !== undefined && isAbsolute(xdg) ? xdg : join(homedir(), ".local/state"), "galley");
}
