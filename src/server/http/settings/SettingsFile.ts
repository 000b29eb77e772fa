import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { randomUUID } from "node:crypto";
import { homedir } from "node:os";
import { dirname, join } from "node:path";
import { personChoices } from "#contract/personChoices.ts";
import { codeOf } from "#server/git/disk/codeOf.ts";
import type { SettingsStore } from "#server/schema/request/SettingsStore.ts";
import { stateFolder } from "../sessions/stateFolder.ts";
import { settingsFailure } from "./settingsFailure.ts";
import { underLock } from "./underLock.ts";

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
