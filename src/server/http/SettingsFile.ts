import { readFileSync, renameSync, statSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { GalleyError } from "#contract/errors.ts";
import { personSettings } from "#contract/personSettings.ts";
import { isRecord, parseJson } from "#contract/wire.ts";
import { replaceFile } from "#server/git/disk/cacheFiles.ts";
import { acquireLock } from "#server/git/disk/folderLock.ts";
import { stampFiles } from "#server/git/disk/fileStat.ts";
import { codeOf } from "#server/git/disk/fsErrors.ts";
import { isInboxEntry } from "#server/schema/inbox/knownRepositories.ts";
import type { SettingsStore, TextStore } from "#server/schema/request/Context.ts";
import { stateFolder } from "./sessions/sessionStore.ts";

/** A state file: its name, the entries that count, and what it means that one was not saved. */
interface StateKind {
  readonly name: string;
  readonly allows: (name: string, value: string) => boolean;
  readonly unsaved: string;
}

const SETTINGS = { name: "settings", allows: personSettings.allows, unsaved: "The setting applies to this page only." };
const INBOX = { name: "inbox", allows: isInboxEntry, unsaved: "Nothing was changed." };
/** The time that a writer waits for others, each of which takes about a millisecond. */
const LOCK_MS = 4000;

/** Larger files cannot be settings and are not read. */
const BYTES_MAX = 256 * 1024;

/** The content of the file. Unknown entries may belong to a newer version of Galley and are preserved. */
type Content = Readonly<Record<string, unknown>>;

interface Known {
  readonly stamp: string;
  readonly entries: ReadonlyMap<string, string>;
}

const NOTHING: Known = { stamp: "", entries: new Map() };

/**
 * Texts of this user by name in one file, mode 0600, in the state folder that all Galley processes share. The file is
 * replaced atomically, and each writer reads it again under a lock, so that no write is lost. A read costs one stat,
 * some 10 µs, and parses the file only when it changed. A file that is not a JSON object is renamed, and the log says
 * so.
 */
class StateFile implements TextStore {
  readonly file: string;
  readonly #file: string;
  readonly #lock: string;
  readonly #kind: StateKind;
  readonly #log: (line: string) => void;
  #known = NOTHING;
  #last: Promise<unknown> = Promise.resolve();

  constructor(kind: StateKind, log: (line: string) => void, folder: string) {
    this.#kind = kind;
    this.#file = join(folder, `${kind.name}.json`);
    this.#lock = join(folder, `${kind.name}-lock`);
    this.#log = log;
    const home = homedir();
    this.file = this.#file.startsWith(`${home}/`) ? `~${this.#file.slice(home.length)}` : this.#file;
  }

  read(): ReadonlyMap<string, string> {
    const stamp = stampFiles([this.#file]);
    if (stamp !== this.#known.stamp) this.#known = { stamp, entries: this.#entriesIn(this.#content()) };
    return this.#known.entries;
  }

  /** Saves in the order of calls. */
  save(changes: ReadonlyMap<string, string | null>): Promise<void> {
    const saving = this.#last.then(() => this.#save(changes));
    this.#last = saving.catch(() => undefined); // the caller gets the error; the next call is independent
    return saving;
  }

  async #save(changes: ReadonlyMap<string, string | null>): Promise<void> {
    try {
      const release = await acquireLock(this.#lock, LOCK_MS);
      if (release === null)
        throw new GalleyError("CONFLICT", `The ${this.#kind.name} file is locked by another Galley process.`);
      await this.#write(changes).finally(release);
    } catch (error) {
      throw this.#failure(error);
    }
    this.#known = NOTHING;
  }

  async #write(changes: ReadonlyMap<string, string | null>): Promise<void> {
    const content = new Map(Object.entries(this.#content()));
    for (const [name, value] of changes) {
      if (value === null) content.delete(name);
      else content.set(name, value);
    }
    await replaceFile(this.#file, `${JSON.stringify(Object.fromEntries(content), null, 2)}\n`);
  }

  #content(): Content {
    let text: string;
    try {
      if ((statSync(this.#file, { throwIfNoEntry: false })?.size ?? 0) > BYTES_MAX) return this.#moveBrokenFile();
      text = readFileSync(this.#file, "utf8");
    } catch (error) {
      if (codeOf(error) === "") throw error;
      if (codeOf(error) !== "ENOENT") this.#log(this.#failure(error).message);
      return {};
    }
    const content = parseJson(text);
    return isRecord(content) ? { ...content } : this.#moveBrokenFile();
  }

  #moveBrokenFile(): Content {
    const to = `${this.#file}.broken-${Date.now()}`;
    try {
      renameSync(this.#file, to);
      this.#log(`${this.file} is not a valid ${this.#kind.name} file. It was renamed to ${to} and is not used.`);
    } catch (error) {
      if (codeOf(error) === "") throw error;
      this.#log(this.#failure(error).message); // Another process was first, or permission is missing.
    }
    return {};
  }

  #entriesIn(content: Content): ReadonlyMap<string, string> {
    const isEntry = ([name, value]: [string, unknown]) => typeof value === "string" && this.#kind.allows(name, value);
    return new Map(Object.entries(content).filter((one): one is [string, string] => isEntry(one)));
  }

  /** Converts a failed read or write to an error for the user; unexpected errors are returned unchanged. */
  #failure(error: unknown): Error {
    const code = codeOf(error);
    if (error instanceof GalleyError) return error;
    if (code === "") return error instanceof Error ? error : new Error(String(error));
    const { name, unsaved } = this.#kind;
    const isFull = code === "ENOSPC" || code === "EDQUOT";
    const todo = isFull ? "Free some disk space" : "Check the permissions of the file";
    const options = { next: `${unsaved} ${todo} and change it again to save it.`, cause: error };
    return isFull
      ? new GalleyError("DISK_FULL", `The ${name} could not be saved because the disk is full (${this.file}).`, options)
      : new GalleyError("READ_ONLY", `The ${name} could not be read or written (${this.file}, ${code}).`, options);
  }
}

export class SettingsFile extends StateFile implements SettingsStore {
  readonly inbox: TextStore;

  constructor(log: (line: string) => void, folder: string = stateFolder()) {
    super(SETTINGS, log, folder);
    this.inbox = new StateFile(INBOX, log, folder);
  }
}
