import { randomUUID } from "node:crypto";
import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { GalleyError } from "#contract/errors.ts";
import { isRecord, parseJson } from "#contract/wire.ts";
import { isRunning } from "#server/git/disk/folderLock.ts";
import { unlessMissing } from "#server/git/disk/fsErrors.ts";
import { Sessions } from "./Sessions.ts";
import { stateFolder } from "./sessionStore.ts";

/** A running Galley server, as it announces itself to programs of the same user. */
export interface RunningServer {
  readonly pid: number;
  /** The address for programs, such as `http://127.0.0.1:4117/`. */
  readonly address: string;
  /** The origin for browsers, without a trailing slash. */
  readonly origin: string;
  /** Programs authenticate with `Authorization: Bearer <token>`. */
  readonly token: string;
  /** The start time, in ms since 1970. */
  readonly started: number;
  readonly repositories: readonly { readonly id: string; readonly slug: string }[];
  /** The set of repositories, which names the folder of its sessions; null when they are in memory only. */
  readonly set: string | null;
}

/** Finds this user's running servers for a repository, the latest first. Deletes the files of killed servers. */
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
  const server = text === null ? null : parseJson(text);
  if (isServer(server) && isRunning(server.pid)) return server;
  if (text !== null) await rm(file, { force: true });
  return null;
}

function isServer(value: unknown): value is RunningServer {
  if (!isRecord(value)) return false;
  const { address, origin, token, pid, started, set, repositories } = value;
  const areTexts = [address, origin, token].every((one) => typeof one === "string");
  const areNumbers = Number.isInteger(pid) && typeof started === "number";
  const isOfSet = set === null || typeof set === "string";
  const isList =
    Array.isArray(repositories) && repositories.every((one) => isRecord(one) && "id" in one && "slug" in one);
  return areTexts && areNumbers && isOfSet && isList;
}

/** Writes the address and the token of a server to a file that only this user can read, and returns its path. */
export function writeServer(server: RunningServer): string {
  const folder = join(stateFolder(), "servers");
  const file = join(folder, `${server.pid}-${new URL(server.address).port}.json`);
  const unfinished = `${file}.${randomUUID()}`;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  writeFileSync(unfinished, JSON.stringify(server), { mode: 0o600 });
  renameSync(unfinished, file);
  return file;
}

/** Writes the file of a server. Returns a function that deletes it, which also happens at exit. Throws when writing fails. */
export function announceServer(server: RunningServer): () => void {
  const file = writeServer(server);
  const remove = (): void => rmSync(file, { force: true });
  process.once("exit", remove);
  return () => {
    process.off("exit", remove);
    remove();
  };
}

const IN_MEMORY = "The running Galley server could not save its sessions, so it accepts no new links.";
const NEXT = "Use the link that it printed, or restart it.";

/** Creates a link that gives one browser a session of a running server, whichever program started it. */
export async function linkTo(server: RunningServer, path: string): Promise<string> {
  if (server.set === null) throw new GalleyError("CONFLICT", IN_MEMORY, { next: NEXT });
  return linkWith(server.origin, path, Sessions.open(server.set).newKey());
}

/** Writes a link with its key. The key follows `#`, which browsers never send. */
export function linkWith(origin: string, path: string, key: string): string {
  return `${origin}${path.replace(/#.*$/u, "")}#key=${key}`;
}
