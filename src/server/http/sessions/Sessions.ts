import { createHash, createHmac, randomBytes, randomUUID, timingSafeEqual } from "node:crypto";
import { accessSync, constants, linkSync, lstatSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { KEY_MS, SESSION_DAYS, SESSIONS_MAX } from "#contract/limits.ts";
import { FolderShelf, MemoryShelf, type Shelf, type ShelfNote, stateFolder } from "./sessionStore.ts";

/** How a browser shows its session: by our cookie, or, where there can be none, by a value of its own in a header. */
export type SessionKind = "cookie" | "bearer";

/** A browser that is let in. */
export interface OpenSession {
  /** When it came, in ms since 1970. */
  readonly since: number;
  /** What it says it is. */
  readonly browser: string;
}

const DAY_MS = 86_400_000;
const BROWSER_LENGTH = 300;

/**
 * Who is let in: browsers that came by a link with a key, each of which lets in one of them once, and programs of this very user
 * by the running server's token. What is kept is hashes alone, in a folder that all Galleys on the same repositories share, so a session outlives
 * the program, and is ended for all of them.
 */
export class Sessions {
  /** The name that browsers call this server by, which keeps its cookie from every other server of this machine. */
  readonly name: string;
  /** By which programs of the same user come in while this server runs. It is told in a file that they alone can read. */
  readonly token = newToken();
  /** Whether they outlive the program, and other programs of this user see them. */
  readonly isKept: boolean;
  readonly #origin: Origin;
  readonly #keys: Shelf;
  readonly #sessions: Shelf;

  private constructor(folder: string | null) {
    this.#origin = readOrigin(folder);
    this.name = this.#origin.name;
    this.isKept = folder !== null;
    this.#keys = folder === null ? new MemoryShelf() : new FolderShelf(join(folder, "keys"));
    this.#sessions = folder === null ? new MemoryShelf() : new FolderShelf(join(folder, "sessions"));
  }

  /** Opens those of a set of repositories; null, or a folder that is not ours to write, keeps them in memory alone. */
  static open(set: string | null): Sessions {
    return new Sessions(set === null ? null : writable(join(stateFolder(), "sessions", set)));
  }

  /** The name of the set of those repositories, by their ids in whatever order. */
  static setOf(repositories: readonly { readonly id: string }[]): string {
    const ids = [...new Set(repositories.map(({ id }) => id))].sort();
    return createHash("sha256").update(ids.join("\n")).digest("hex").slice(0, 32);
  }

  /** Makes a key: good once, for an hour. */
  newKey(): string {
    for (const [hash, { since }] of this.#keys.notes()) if (Date.now() - since > KEY_MS) this.#keys.take(hash);
    const key = newToken();
    this.#keys.put(hashOf("key", key), "");
    return key;
  }

  /** Uses a key up; false where it was already, or never was, or is too old. */
  spend(key: string): boolean {
    const hash = hashOf("key", key);
    const note = find(this.#keys.notes(), hash);
    return note !== null && this.#keys.take(hash) && Date.now() - note.since <= KEY_MS;
  }

  /** Lets a browser in and gives the token by which it is known again. The one that came first goes where there are too many. */
  begin(kind: SessionKind, browser: string): string {
    const known = [...this.#sessions.notes()].sort(([, one], [, other]) => one.since - other.since);
    const excess = known.length + 1 - SESSIONS_MAX;
    known.forEach(([hash, note], at) => (at < excess || isOver(note)) && this.#sessions.take(hash));
    const token = newToken();
    this.#sessions.put(hashOf(kind, token), browser.slice(0, BROWSER_LENGTH));
    return token;
  }

  /** Tells whether a token is one of a browser that is let in; as quick as asking the folder for its date, some 20 µs. */
  admits(kind: SessionKind, token: string): boolean {
    const note = find(this.#sessions.notes(), hashOf(kind, token));
    return note !== null && !isOver(note);
  }

  /** What a page has to send beside its cookie: a cookie that got into other hands is of no use to a page of theirs. */
  valueFor(cookie: string): string {
    return createHmac("sha256", this.#origin.secret).update(cookie).digest("base64url");
  }

  /** The browsers that are let in, the latest first. */
  all(): readonly OpenSession[] {
    const open = [...this.#sessions.notes().values()].filter((note) => !isOver(note));
    return open.map(({ since, text }) => ({ since, browser: text })).sort((one, other) => other.since - one.since);
  }

  /** Ends all, keys that nobody used too; gives how many browsers were let in until now. */
  endAll(): number {
    for (const hash of this.#keys.notes().keys()) this.#keys.take(hash);
    return [...this.#sessions.notes().keys()].filter((hash) => this.#sessions.take(hash)).length;
  }
}

function hashOf(kind: SessionKind | "key", token: string): string {
  return createHash("sha256").update(`${kind} ${token}`).digest("hex");
}

/** Looks at all of them, so that the time it takes tells nothing. */
function find(notes: ReadonlyMap<string, ShelfNote>, hash: string): ShelfNote | null {
  return [...notes].reduce<ShelfNote | null>((found, [known, note]) => (sameText(known, hash) ? note : found), null);
}

function isOver({ since }: ShelfNote): boolean {
  return Date.now() - since > SESSION_DAYS * DAY_MS;
}

/** Gives a folder where this user alone keeps something; null where it cannot be made, written to, or is somebody else's. */
function writable(folder: string): string | null {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.W_OK);
  } catch (error) {
    if (error instanceof Error && "code" in error) return null;
    throw error;
  }
  return process.getuid === undefined || lstatSync(folder).uid === process.getuid() ? folder : null;
}

/** What stays the same of a Galley from one start to the next, so that a browser finds again what it kept for it. */
interface Origin {
  /** The name that no page can guess, and so none can have a request sent to with our cookie: `galley-<16 letters>.localhost`. */
  readonly name: string;
  /** What the header's value is made with. */
  readonly secret: string;
}

const NAME = /^galley-[a-z2-7]{16}\.localhost$/u;
const LETTERS = "abcdefghijklmnopqrstuvwxyz234567";

/** Makes one that never was: 80 random bits in its name. */
function newOrigin(): Origin {
  const letters = Array.from(randomBytes(16), (byte) => LETTERS[byte % LETTERS.length]);
  return { name: `galley-${letters.join("")}.localhost`, secret: newToken() };
}

/** Reads a folder's, or makes it, mode 0600: of several programs that do, all get the same. Null is a folder that goes with the program. */
function readOrigin(folder: string | null): Origin {
  if (folder === null) return newOrigin();
  const file = join(folder, "origin.json");
  const there = readIt(file);
  if (there !== null) return there;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const unfinished = join(folder, `.${randomUUID()}`);
  writeFileSync(unfinished, JSON.stringify(newOrigin()), { mode: 0o600 });
  try {
    linkSync(unfinished, file);
  } catch (error) {
    if (!isCode(error, "EEXIST")) throw error; // Another program made it first.
  } finally {
    rmSync(unfinished, { force: true });
  }
  const made = readIt(file);
  if (made === null) throw new Error(`${file} cannot be read.`);
  return made;
}

function readIt(file: string): Origin | null {
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch (error) {
    if (isCode(error, "ENOENT")) return null;
    throw error;
  }
  const origin = parse(text);
  if (origin === null) rmSync(file, { force: true }); // No Galley wrote that.
  return origin;
}

function parse(text: string): Origin | null {
  try {
    const { name, secret }: { readonly name?: unknown; readonly secret?: unknown } = JSON.parse(text);
    return typeof name === "string" && NAME.test(name) && typeof secret === "string" && secret.length === 43
      ? { name, secret }
      : null;
  } catch {
    return null; // Half a file, of a machine that went down.
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}

/** Makes a token that nobody can guess: 256 random bits in 43 letters that need no escaping. */
function newToken(): string {
  return randomBytes(32).toString("base64url");
}

/** Tells whether two secrets are the same, in a time that says nothing of how much of them is, but whether they are as long. */
export function sameText(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
}
