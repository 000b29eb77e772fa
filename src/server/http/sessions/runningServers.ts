import { randomUUID } from "node:crypto";
import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { GalleyError } from "#contract/errors.ts";
import { unlessMissing } from "#server/git/disk/fsErrors.ts";
import { Sessions } from "./Sessions.ts";
import { stateFolder } from "./sessionStore.ts";

/** A Galley that runs, as it tells programs of the same user. */
export interface RunningServer {
  readonly pid: number;
  /** Where a program reaches it: `http://127.0.0.1:4117/`. */
  readonly address: string;
  /** What a browser calls it, without a slash behind it. */
  readonly origin: string;
  /** `Authorization: Bearer <token>` lets a program in. */
  readonly token: string;
  /** When it began, in ms since 1970. */
  readonly started: number;
  readonly repositories: readonly { readonly id: string; readonly slug: string }[];
  /** The set of repositories, by which its sessions are found; null where they are in its memory alone. */
  readonly set: string | null;
}

/** Finds this user's Galleys that serve a repository now, the latest first. What one left behind that was killed is taken away. */
export async function findServers(repositoryId: string): Promise<readonly RunningServer[]> {
  const folder = join(stateFolder(), "servers");
  const names = (await unlessMissing(readdir(folder))) ?? [];
  const found = await Promise.all(
    names.filter((name) => name.endsWith(".json")).map((name) => readServer(join(folder, name))),
  );
  return found
    .filter((server) => server !== null)
    .filter(({ repositories }) => repositories.some(({ id }) => id === repositoryId))
    .sort((one, other) => other.started - one.started);
}

async function readServer(file: string): Promise<RunningServer | null> {
  const text = await unlessMissing(readFile(file, "utf8"));
  const server: unknown = text === null ? null : parse(text);
  if (isServer(server) && isAlive(server.pid)) return server;
  if (text !== null) await rm(file, { force: true });
  return null;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null; // Nobody's any more.
  }
}

function isServer(value: unknown): value is RunningServer {
  if (typeof value !== "object" || value === null) return false;
  const texts = ["address", "origin", "token"].every((key) => typeof Reflect.get(value, key) === "string");
  const numbers = ["pid", "started"].every((key) => typeof Reflect.get(value, key) === "number");
  const set: unknown = Reflect.get(value, "set");
  const repositories: unknown = Reflect.get(value, "repositories");
  return (
    texts &&
    numbers &&
    (set === null || typeof set === "string") &&
    Array.isArray(repositories) &&
    repositories.every((one: unknown) => typeof one === "object" && one !== null && "id" in one && "slug" in one)
  );
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM"; // It is there, and somebody else's.
  }
}

/**
 * Writes where a server is to be found, and its token, into a file that this user alone can read. Gives how to take it away, which
 * happens at the program's end by itself. Fails as writing does.
 */
export function announceServer(server: RunningServer): () => void {
  const folder = join(stateFolder(), "servers");
  const file = join(folder, `${server.pid}-${new URL(server.address).port}.json`);
  const unfinished = `${file}.${randomUUID()}`;
  const remove = (): void => rmSync(file, { force: true });
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  writeFileSync(unfinished, JSON.stringify(server), { mode: 0o600 });
  renameSync(unfinished, file);
  process.once("exit", remove);
  return () => {
    process.off("exit", remove);
    remove();
  };
}

const IN_MEMORY = "The Galley that runs there could not write down which browsers it lets in.";
const NEXT = "Use the link that it printed, or end it and start it again.";

/** Makes a link that lets one browser in to a page of a server that runs, whichever program started it. */
export async function linkTo(server: RunningServer, path: string): Promise<string> {
  if (server.set === null) throw new GalleyError("CONFLICT", IN_MEMORY, { next: NEXT });
  return linkWith(server.origin, path, Sessions.open(server.set).newKey());
}

/** Writes a link that lets one browser in: the key stands behind `#`, which no browser ever sends. */
export function linkWith(origin: string, path: string, key: string): string {
  return `${origin}${path.replace(/#.*$/u, "")}#key=${key}`;
}
