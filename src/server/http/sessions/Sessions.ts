import { createHash, createHmac, randomBytes, randomUUID, timingSafeEqual } from "node:crypto";
import { accessSync, constants, linkSync, lstatSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { KEY_MS, SESSION_DAYS, SESSIONS_MAX } from "#contract/limits.ts";
import { isRecord, parseJson, SESSION_COOKIE, SESSION_HEADER } from "#contract/wire.ts";
import { codeOf } from "#server/git/disk/fsErrors.ts";
import { FolderTokenStore, MemoryTokenStore, stateFolder, type StoredToken, type TokenStore } from "./sessionStore.ts";

/** The proof of a session: our cookie or, where cookies are not possible, a value in a header. */
export type SessionKind = "cookie" | "bearer";

const DAY_MS = 86_400_000;
const BROWSER_LENGTH = 300;

/**
 * The sessions of browsers and the access of programs. A browser gets a session from a link with a key, which is valid
 * once; programs of this user use the token of the running server. Only hashes are stored, in a folder shared by all
 * Galley processes on the same repositories, so a session outlives the process and is ended for all of them.
 */
export class Sessions {
  /** The host name of this server, which keeps its cookie from every other server of this machine. */
  readonly name: string;
  /** The token of programs of this user while the server runs. It is written to a file that only they can read. */
  readonly token = newToken();
  /** True when sessions outlive the process and other programs of this user see them. */
  readonly isPersistent: boolean;
  readonly #origin: Origin;
  readonly #keys: TokenStore;
  readonly #sessions: TokenStore;

  private constructor(folder: string | null) {
    this.#origin = readOrigin(folder);
    this.name = this.#origin.name;
    this.isPersistent = folder !== null;
    this.#keys = folder === null ? new MemoryTokenStore() : new FolderTokenStore(join(folder, "keys"));
    this.#sessions = folder === null ? new MemoryTokenStore() : new FolderTokenStore(join(folder, "sessions"));
  }

  /** Opens the sessions of a set of repositories. With null or a read-only folder they are kept in memory. */
  static open(set: string | null): Sessions {
    return new Sessions(set === null ? null : writable(join(stateFolder(), "sessions", set)));
  }

  /** Returns the name of a set of repositories, independent of their order. */
  static setOf(repositories: readonly { readonly id: string }[]): string {
    const ids = [...new Set(repositories.map(({ id }) => id))].sort();
    return createHash("sha256").update(ids.join("\n")).digest("hex").slice(0, 32);
  }

  /** Creates a key that is valid once, for an hour. */
  newKey(): string {
    for (const [hash, { since }] of this.#keys.notes()) if (Date.now() - since > KEY_MS) this.#keys.take(hash);
    const key = newToken();
    this.#keys.put(hashOf("key", key), "");
    return key;
  }

  /** Uses up a key; false when it is used, unknown or expired. */
  spend(key: string): boolean {
    const hash = hashOf("key", key);
    const note = find(this.#keys.notes(), hash);
    return note !== null && this.#keys.take(hash) && Date.now() - note.since <= KEY_MS;
  }

  /** Starts a session for a browser and returns its token. The oldest sessions end when there are too many. */
  begin(kind: SessionKind, browser: string): string {
    const known = [...this.#sessions.notes()].sort(([, one], [, other]) => one.since - other.since);
    const excess = known.length + 1 - SESSIONS_MAX;
    known.forEach(([hash, note], at) => (at < excess || isOver(note)) && this.#sessions.take(hash));
    const token = newToken();
    this.#sessions.put(hashOf(kind, token), browser.slice(0, BROWSER_LENGTH));
    return token;
  }

  /** True when a token belongs to a session. Costs one stat of the folder, some 20 µs. */
  admits(kind: SessionKind, token: string): boolean {
    const note = find(this.#sessions.notes(), hashOf(kind, token));
    return note !== null && !isOver(note);
  }

  /** Returns the value that pages must send beside the cookie, so that a stolen cookie is useless to other pages. */
  valueFor(cookie: string): string {
    return createHmac("sha256", this.#origin.secret).update(cookie).digest("base64url");
  }

  /** The open sessions with their start times in ms since 1970, the latest first. */
  all(): readonly { readonly since: number; readonly browser: string }[] {
    const open = [...this.#sessions.notes().values()].filter((note) => !isOver(note));
    return open.map(({ since, text }) => ({ since, browser: text })).sort((one, other) => other.since - one.since);
  }

  /** Ends all sessions, revokes unused keys and returns the number of sessions ended. */
  endAll(): number {
    for (const hash of this.#keys.notes().keys()) this.#keys.take(hash);
    return [...this.#sessions.notes().keys()].filter((hash) => this.#sessions.take(hash)).length;
  }
}

function hashOf(kind: SessionKind | "key", token: string): string {
  return createHash("sha256").update(`${kind} ${token}`).digest("hex");
}

/** Compares all of them, so that the time taken reveals nothing. */
function find(notes: ReadonlyMap<string, StoredToken>, hash: string): StoredToken | null {
  return [...notes].reduce<StoredToken | null>((found, [known, note]) => (sameText(known, hash) ? note : found), null);
}

function isOver({ since }: StoredToken): boolean {
  return Date.now() - since > SESSION_DAYS * DAY_MS;
}

/** Creates a folder that only this user can access; null when that fails or it belongs to somebody else. */
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

/**
 * The identity of a Galley server that stays the same across restarts, so that browsers find their cookies and storage
 * again.
 */
interface Origin {
  /**
   * The host name, `galley-<16 letters>.localhost`. No page can guess it, so none can trigger a request with our
   * cookie.
   */
  readonly name: string;
  /** The key that signs the header's value. */
  readonly secret: string;
}

const NAME = /^galley-[a-z2-7]{16}\.localhost$/u;
const LETTERS = "abcdefghijklmnopqrstuvwxyz234567";

/** Creates a new identity with 80 random bits in its name. */
function newOrigin(): Origin {
  const letters = Array.from(randomBytes(16), (byte) => LETTERS[byte % LETTERS.length]);
  return { name: `galley-${letters.join("")}.localhost`, secret: newToken() };
}

/**
 * Reads the identity of a folder, or creates it with mode 0600; concurrent processes get the same one. A null folder
 * gives an identity for this process only.
 */
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
    if (codeOf(error) !== "EEXIST") throw error; // Another program made it first.
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
    if (codeOf(error) === "ENOENT") return null;
    throw error;
  }
  const origin = parse(text);
  if (origin === null) rmSync(file, { force: true }); // Not written by Galley.
  return origin;
}

function parse(text: string): Origin | null {
  const value = parseJson(text); // It is a part of a file after a crash of the machine.
  const { name, secret } = isRecord(value) ? value : {};
  return typeof name === "string" && NAME.test(name) && typeof secret === "string" && secret.length === 43
    ? { name, secret }
    : null;
}

/** Creates a token of 256 random bits: 43 characters that need no escaping. */
function newToken(): string {
  return randomBytes(32).toString("base64url");
}

/** Compares two secrets in constant time; only their lengths can leak. */
function sameText(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
}

export type Admission =
  /** A browser with our cookie; `value` is what its pages send beside it, and `isPage` is true if this request did. */
  | { readonly by: "cookie"; readonly value: string; readonly isPage: boolean }
  /** A page that keeps its session itself. */
  | { readonly by: "bearer" }
  | { readonly by: "program" };

const BEARER = /^Bearer (?<token>[\w-]{43})$/u;
const COOKIE = new RegExp(`^${SESSION_COOKIE}=([\\w-]{43})$`, "u");

/**
 * Returns the identity of a request; null when it has none. The cookie counts only under the server's own host name: at
 * 127.0.0.1 browsers would send it to every server of this machine.
 */
export function admit(headers: IncomingHttpHeaders, sessions: Sessions): Admission | null {
  if (headers.authorization !== undefined) {
    const { token } = BEARER.exec(headers.authorization)?.groups ?? {};
    return token !== undefined && sameText(token, sessions.token) ? { by: "program" } : null;
  }
  const value = headers[SESSION_HEADER]?.toString();
  const cookie = isNamed(headers, sessions) ? cookieOf(headers) : null;
  if (cookie !== null && sessions.admits("cookie", cookie)) {
    const right = sessions.valueFor(cookie);
    return { by: "cookie", value: right, isPage: value !== undefined && sameText(value, right) };
  }
  return value !== undefined && sessions.admits("bearer", value) ? { by: "bearer" } : null;
}

function isNamed({ host }: IncomingHttpHeaders, { name }: Sessions): boolean {
  return host?.toLowerCase().replace(/:\d+$/u, "") === name;
}

function cookieOf({ cookie }: IncomingHttpHeaders): string | null {
  for (const part of cookie?.split("; ") ?? []) {
    const token = COOKIE.exec(part)?.[1];
    if (token !== undefined) return token;
  }
  return null;
}

/** The interval for checking that the session of a stream is still open. */
const POLL_MS = 2000;

/** Closes an event stream when its session ends; otherwise it would send updates as long as its page is open. */
export function endWithSession(sessions: Sessions, request: IncomingMessage, response: ServerResponse): void {
  if (!/\btext\/event-stream\b/u.test(request.headers.accept ?? "")) return;
  const timer = setInterval(() => {
    if (response.closed) clearInterval(timer);
    else if (admit(request.headers, sessions) === null) response.destroy();
  }, POLL_MS).unref();
}
