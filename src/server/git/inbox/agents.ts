import { randomUUID } from "node:crypto";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { isRecord, parseJson } from "#contract/wire.ts";
import { isRunning } from "../disk/folderLock.ts";
import { cacheFolder, codeOf, unlessMissing } from "../disk/fsErrors.ts";
import { repositoryId } from "../repository/discover.ts";

const AGENT_FILE = /^[\da-f-]{36}\.json$/u;
const agentsFolder = (): string => join(cacheFolder(), "agents");

/**
 * Announces that an agent works in a work tree or bare repository, given by its real path. Returns the function that ends it, which
 * the end of this process does too. If it cannot be written, nobody sees it.
 */
export function announceAgent(root: string, agent: string): () => void {
  const file = join(agentsFolder(), `${randomUUID()}.json`);
  const remove = (): void => rmSync(file, { force: true });
  try {
    mkdirSync(agentsFolder(), { recursive: true, mode: 0o700 });
    writeFileSync(file, JSON.stringify({ pid: process.pid, agent, worktree: repositoryId(root) }), { mode: 0o600 });
    process.once("exit", remove);
  } catch (error) {
    if (codeOf(error) === "") throw error; // A full disk must not keep the agent from its work.
  }
  return () => {
    process.off("exit", remove);
    remove();
  };
}

/** Returns the names of the agents that work in each work tree now, by its id. Removes the files of those that ended. */
export async function readAgents(): Promise<ReadonlyMap<string, readonly string[]>> {
  const found = new Map<string, readonly string[]>();
  for (const name of ((await unlessMissing(readdir(agentsFolder()))) ?? []).filter((one) => AGENT_FILE.test(one))) {
    const file = join(agentsFolder(), name);
    const text = await unlessMissing(readFile(file, "utf8"));
    const value = text === null ? null : parseJson(text);
    const { pid, agent, worktree } = isRecord(value) ? value : {};
    if (typeof pid !== "number" || typeof agent !== "string" || typeof worktree !== "string") continue;
    if (isRunning(pid)) found.set(worktree, [...(found.get(worktree) ?? []), agent]);
    else await rm(file, { force: true });
  }
  return found;
}
