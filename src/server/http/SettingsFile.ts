import { randomUUID } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { GalleyError } from "#contract/errors.ts";
import { personChoices } from "#contract/personChoices.ts";
import { codeOf } from "#server/git/disk/fsErrors.ts";
import type { SettingsStore } from "#server/schema/request/Context.ts";
import { stateFolder } from "./sessions/sessionStore.ts";

const NAME = "settings.json";

/** A file of this size is no settings' any more, and is not read. */
const BYTES_MAX = 256 * 1024;

const setAside = (file: string, to: string): string =>
  `${file} holds no settings that Galley can read. It was set aside as ${to}; what is usual holds.`;

/** The file's content: what is no choice of this Galley's may be one of a newer one, and is kept. */
type Content = Readonly<Record<string, unknown>>;

interface Known {
  /** By which one sees whether it is still the same file. */
  readonly stamp: string;
  readonly choices: ReadonlyMap<string, string>;
}

const NOTHING: Known = { stamp: "", choices: new Map() };

/**
 * The settings of this user in one file, mode 0600, of the folder that all their Galleys share: it is there whole or not at all,
 * and each writer reads it anew under a lock, so that none undoes another's choice. Reading costs a question for the file's date, some
 * 10 µs, and more only where that moved. What is no JSON object is set aside under another name, and the log says so.
 */
export class SettingsFile implements SettingsStore {
  readonly place: string;
  readonly #file: string;
  readonly #log: (line: string) => void;
  #known = NOTHING;

  constructor(log: (line: string) => void, folder: string = stateFolder()) {
    this.#file = join(folder, NAME);
    this.#log = log;
    const home = homedir();
    this.place = this.#file.startsWith(`${home}/`) ? `~${this.#file.slice(home.length)}` : this.#file;
  }

  read(): ReadonlyMap<string, string> {
    const stamp = this.#stamp();
    if (stamp !== this.#known.stamp) this.#known = { stamp, choices: choicesIn(this.#content()) };
    return this.#known.choices;
  }

  async keep(changes: ReadonlyMap<string, string | null>): Promise<void> {
    try {
      mkdirSync(dirname(this.#file), { recursive: true, mode: 0o700 });
      await underLock(`${this.#file}.lock`, () => this.#write(changes));
    } catch (error) {
      throw settingsFailure(error, this.place);
    }
    this.#known = NOTHING;
  }

  #write(changes: ReadonlyMap<string, string | null>): void {
    const content = new Map(Object.entries(this.#content()));
    for (const [name, value] of changes) {
      if (value === null) content.delete(name);
      else content.set(name, value);
    }
    const unfinished = `${this.#file}.${randomUUID()}`;
    try {
      writeFileSync(unfinished, `${JSON.stringify(Object.fromEntries(content), null, 2)}\n`, { mode: 0o600 });
      renameSync(unfinished, this.#file);
    } catch (error) {
      rmSync(unfinished, { force: true });
      throw error;
    }
  }

  /** Tells one state of the file from another; empty where it is not there. */
  #stamp(): string {
    try {
      const found = statSync(this.#file, { throwIfNoEntry: false, bigint: true });
      return found === undefined ? "" : `${found.ino} ${found.mtimeNs} ${found.size}`;
    } catch (error) {
      if (codeOf(error) === "") throw error;
      return codeOf(error); // Reading it says why.
    }
  }

  #content(): Content {
    let text: string;
    try {
      if ((statSync(this.#file, { throwIfNoEntry: false })?.size ?? 0) > BYTES_MAX) return this.#setAside();
      text = readFileSync(this.#file, "utf8");
    } catch (error) {
      if (codeOf(error) === "") throw error;
      if (codeOf(error) !== "ENOENT") this.#log(settingsFailure(error, this.place).message);
      return {};
    }
    const content = parse(text);
    return content ?? this.#setAside();
  }

  #setAside(): Content {
    const to = `${this.#file}.broken-${Date.now()}`;
    try {
      renameSync(this.#file, to);
      this.#log(setAside(this.place, to));
    } catch (error) {
      if (codeOf(error) === "") throw error;
      this.#log(settingsFailure(error, this.place).message); // Another Galley was first, or nobody may.
    }
    return {};
  }
}

function parse(text: string): Content | null {
  try {
    const content: unknown = JSON.parse(text);
    return typeof content === "object" && content !== null && !Array.isArray(content) ? { ...content } : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

function choicesIn(content: Content): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(content).flatMap(([name, value]) =>
      typeof value === "string" && personChoices.allows(name, value) ? [[name, value] as const] : [],
    ),
  );
}

const FULL = "The disk is full, so the settings were not written";
const UNWRITTEN = "The settings could not be read or written";
const NEXT_FULL = "The choice holds on this page; free some room and choose again to keep it.";
const NEXT = "The choice holds on this page; give yourself the right to write there and choose again to keep it.";

/** Says why the settings in a place could not be kept; a mistake of ours is given back as it is. */
function settingsFailure(error: unknown, place: string): Error {
  const code = codeOf(error);
  if (error instanceof GalleyError) return error;
  if (code === "") return error instanceof Error ? error : new Error(String(error));
  const isFull = code === "ENOSPC" || code === "EDQUOT";
  return isFull
    ? new GalleyError("DISK_FULL", `${FULL} (${place}).`, { next: NEXT_FULL, cause: error })
    : new GalleyError("READ_ONLY", `${UNWRITTEN} (${place}, ${code}).`, { next: NEXT, cause: error });
}

/** Whoever has a lock has it for a millisecond: one so old is of a program that was killed. */
const ABANDONED_MS = 2000;
const AGAIN_MS = 5;
/** Longer than it takes to see that a lock was abandoned. */
const PATIENCE_MS = 4000;

const BUSY = "Another Galley has been writing the settings for too long.";

/**
 * Does something, which must not wait, while no other program that asks for the same lock does; the lock is a file that is there
 * meanwhile. CONFLICT where it does not get its turn within some seconds; otherwise fails as the deed or the disk does.
 */
async function underLock<T>(lock: string, deed: () => T): Promise<T> {
  for (const end = Date.now() + PATIENCE_MS; !take(lock); await wait(AGAIN_MS)) {
    if (Date.now() > end) throw new GalleyError("CONFLICT", BUSY);
    const since = statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (Date.now() - since > ABANDONED_MS) rmSync(lock, { force: true });
  }
  try {
    return deed();
  } finally {
    rmSync(lock, { force: true });
  }
}

function take(lock: string): boolean {
  try {
    writeFileSync(lock, "", { flag: "wx", mode: 0o600 });
    return true;
  } catch (error) {
    if (codeOf(error) === "EEXIST") return false;
    throw error;
  }
}
