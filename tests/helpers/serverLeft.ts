import { expect } from "vitest";
import { openRepository } from "#server/git/repository/openRepository.ts";
import { findServers, type RunningServer } from "#server/http/sessions/runningServers.ts";
import { leftovers } from "./leftovers.ts";

/**
 * Waits for the Galley server that a command left running for the page of a repository, and stops it after the test
 * file.
 */
export async function serverLeft(path: string): Promise<RunningServer> {
  const repository = await openRepository(path);
  await repository.close();
  await expect.poll(() => findServers(repository.id)).toHaveLength(1);
  const [server] = await findServers(repository.id);
  if (server === undefined) throw new Error("The server has already ended.");
  leftovers.push(() => Promise.resolve(process.kill(server.pid)));
  return server;
}
