import { expect } from "vitest";
import { openRepository } from "#server/git/openRepository.ts";
import { findServers, type RunningServer } from "#server/http/sessions/runningServers.ts";
import { leftovers } from "./leftovers.ts";

/** Waits for the Galley that a word left behind for the page of a repository, and has it end with the test file. */
export async function serverLeft(path: string): Promise<RunningServer> {
  const repository = await openRepository(path);
  await repository.close();
  await expect.poll(() => findServers(repository.id)).toHaveLength(1);
  const [server] = await findServers(repository.id);
  if (server === undefined) throw new Error("It is gone again.");
  leftovers.push(() => Promise.resolve(process.kill(server.pid)));
  return server;
}
