import { randomUUID } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, unlinkSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { isAbsolute, join } from "node:path";

/** What is known of a token that was given out. */
export interface ShelfNote {
  /** When it was given out, in ms since 1970. */
  readonly since: number;
  readonly text: string;
}

/** Where the hashes of tokens lie, each with a note; the tokens themselves are nowhere. */
export interface Shelf {
  put(hash: string, text: string): void;
  /** Takes one away. Of several who try, in whatever process, one is told that it did. */
  take(hash: string): boolean;
  /** All that is there now, whoever put it there. */
  notes(): ReadonlyMap<string, ShelfNote>;
}

/** A shelf that goes away with the program. */
export class MemoryShelf implements Shelf {
  readonly #notes = new Map<string, ShelfNote>();

  put(hash: string, text: string): void {
    this.#notes.set(hash, { since: Date.now(), text });
  }

  take(hash: string): boolean {
    return this.#notes.delete(hash);
  }

  notes(): ReadonlyMap<string, ShelfNote> {
    return this.#notes;
  }
}

const HASH = /^[0-9a-f]{64}$/u;

/** So long after a folder changed it may have changed again without its date saying so. */
const DATE_STEP_MS = 100;

/**
 * A shelf of one file each, mode 0600, in a folder that several programs share: a file is there whole or not at all, and removed
 * by one of them alone. A look costs a question for the folder's date, some 10 µs, and a reading only where that moved. What cannot
 * be written, on a full disk, is kept in memory: it holds as long as this program runs.
 */
export class FolderShelf implements Shelf {
  readonly #folder: string;
  readonly #unwritten = new MemoryShelf();
  #read: ReadonlyMap<string, ShelfNote> = new Map();
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

  notes(): ReadonlyMap<string, ShelfNote> {
    let changedAt = -1;
    if (!unlessGone(() => (changedAt = statSync(this.#folder).mtimeMs))) return this.#unwritten.notes();
    if (changedAt !== this.#readAt) {
      this.#read = this.#readAll();
      this.#readAt = Date.now() - changedAt > DATE_STEP_MS ? changedAt : -1;
    }
    return new Map([...this.#read, ...this.#unwritten.notes()]);
  }

  #readAll(): ReadonlyMap<string, ShelfNote> {
    const notes = new Map<string, ShelfNote>();
    unlessGone(() => {
      for (const name of readdirSync(this.#folder).filter((found) => HASH.test(found))) {
        const path = join(this.#folder, name);
        unlessGone(() => notes.set(name, { since: statSync(path).mtimeMs, text: readFileSync(path, "utf8") }));
      }
    });
    return notes;
  }
}

/** Does something to a file or folder; false where there is none, because another program took it away. */
function unlessGone(act: () => unknown): boolean {
  try {
    act();
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return false;
    throw error;
  }
}

/**
 * Where this user's Galleys keep what is no cache: which browsers they let in, and where they run. `GALLEY_STATE_DIR` names
 * another folder.
 */
export function stateFolder(): string {
  const { GALLEY_STATE_DIR: own, XDG_STATE_HOME: xdg } = process.env;
  if (own !== undefined && isAbsolute(own)) return own;
  return join(xdg !== undefined && isAbsolute(xdg) ? xdg : join(homedir(), ".local/state"), "galley");
}
