import { randomUUID } from "node:crypto";
import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { RunningServer } from "./RunningServer.ts";
import { stateFolder } from "./stateFolder.ts";

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
