import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { unlessMissing } from "#server/git/disk/unlessMissing.ts";
import type { RunningServer } from "./RunningServer.ts";
import { stateFolder } from "./stateFolder.ts";

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
