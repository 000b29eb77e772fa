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
import type { SettingsStore } from "#server/schema/request/Context.ts";
import { stateFolder } from "./sessions/sessionStore.ts";

const NAME = "settings.json";
/** The folder of the writers' lock. */
const LOCK = "settings-lock";
/** The time that a writer waits for others, each of which takes about a millisecond. */
const LOCK_MS = 4000;

/** Larger files cannot be settings and are not read. */
const BYTES_MAX = 256 * 1024;

const brokenFileMessage = (file: string, to: string): string =>
  `${file} is not a valid settings file. It was renamed to ${to} and the default settings apply.`;

/** The content of the file. Unknown entries may belong to a newer version of Galley and are preserved. */
type Content = Readonly<Record<string, unknown>>;

interface Known {
  /** Identifies this state of the file. */
  readonly stamp: string;
  readonly settings: ReadonlyMap<string, string>;
}

const NOTHING: Known = { stamp: "", settings: new Map() };

/**
 * The settings of this user in one file, mode 0600, in the state folder that all Galley processes share. The file is
 * replaced atomically, and each writer reads it again under a lock, so that no write is lost. A read costs one stat,
 * some 10 µs, and parses the file only when it changed. A file that is not a JSON object is renamed, and the log says
 * so.
 */
export class SettingsFile implements SettingsStore {
  readonly file: string;
  readonly #file: string;
  readonly #lock: string;
  readonly #log: (line: string) => void;
  #known = NOTHING;
  #last: Promise<unknown> = Promise.resolve();

  constructor(log: (line: string) => void, folder: string = stateFolder()) {
    this.#file = join(folder, NAME);
    this.#lock = join(folder, LOCK);
    this.#log = log;
    const home = homedir();
    this.file = this.#file.startsWith(`${home}/`) ? `~${this.#file.slice(home.length)}` : this.#file;
  }

  read(): ReadonlyMap<string, string> {
    const stamp = stampFiles([this.#file]);
    if (stamp !== this.#known.stamp) this.#known = { stamp, settings: settingsIn(this.#content()) };
    return this.#known.settings;
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
      if (release === null) throw new GalleyError("CONFLICT", "The settings file is locked by another Galley process.");
      await this.#write(changes).finally(release);
    } catch (error) {
      throw settingsFailure(error, this.file);
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
      if (codeOf(error) !== "ENOENT") this.#log(settingsFailure(error, this.file).message);
      return {};
    }
    const content = parseJson(text);
    return isRecord(content) ? { ...content } : this.#moveBrokenFile();
  }

  #moveBrokenFile(): Content {
    const to = `${this.#file}.broken-${Date.now()}`;
    try {
      renameSync(this.#file, to);
      this.#log(brokenFileMessage(this.file, to));
    } catch (error) {
      if (codeOf(error) === "") throw error;
      this.#log(settingsFailure(error, this.file).message); // Another process was first, or permission is missing.
    }
    return {};
  }
}

function settingsIn(content: Content): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(content).flatMap(([name, value]) =>
      typeof value === "string" && personSettings.allows(name, value) ? [[name, value] as const] : [],
    ),
  );
}

const FULL = "The settings were not saved because the disk is full";
const UNWRITTEN = "The settings could not be read or written";
const NEXT_FULL = "The setting applies to this page only. Free some disk space and change it again to save it.";
const NEXT = "The setting applies to this page only. Check the permissions of the file and change it again to save it.";

/** Converts a failed read or write to an error for the user; unexpected errors are returned unchanged. */
function settingsFailure(error: unknown, file: string): Error {
  const code = codeOf(error);
  if (error instanceof GalleyError) return error;
  if (code === "") return error instanceof Error ? error : new Error(String(error));
  const isFull = code === "ENOSPC" || code === "EDQUOT";
  return isFull
    ? new GalleyError("DISK_FULL", `${FULL} (${file}).`, { next: NEXT_FULL, cause: error })
    : new GalleyError("READ_ONLY", `${UNWRITTEN} (${file}, ${code}).`, { next: NEXT, cause: error });
}
