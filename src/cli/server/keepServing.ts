import { spawn } from "node:child_process";
import { setTimeout as pause } from "node:timers/promises";
import { GalleyError } from "#contract/errors.ts";
import { LEFT_MS } from "#contract/limits.ts";
import { findServers, linkTo } from "#server/http/sessions/runningServers.ts";

/**
 * Starts the program again, by itself, on a repository, at the host and port that this one has just left: the page that somebody reads there
 * finds it again, until nobody does any more. One that does not start is told of by that page.
 */
export function keepServing(path: string, host: string, port: number): void {
  const [, program = ""] = process.argv;
  const words = [program, "--no-open", "--until-left", "--host", host, "--port", String(port), "--", path];
  const child = spawn(process.execPath, words, { stdio: "ignore", detached: true });
  child.on("error", () => process.stderr.write("The page could not be kept open; `galley` opens it again.\n"));
  child.unref();
}

const LOOK_MS = 5000;

/** Waits until nobody has read for LEFT_MS; `idleMs` tells for how long nobody has, null where nobody came yet. */
export async function left(idleMs: () => number | null, { most = LEFT_MS, look = LOOK_MS } = {}): Promise<void> {
  const began = performance.now();
  while ((idleMs() ?? performance.now() - began) < most) await pause(look);
}

/**
 * Makes a link to a page of the Galley that serves a repository already, the latest that lets browsers in by one; null where
 * none does. `addressIn` gives the page's address under the name that the repository has there.
 */
export async function runningPage(repository: string, addressIn: (slug: string) => string): Promise<string | null> {
  for (const server of await findServers(repository)) {
    const slug = server.repositories.find(({ id }) => id === repository)?.slug;
    if (slug === undefined) continue;
    try {
      return await linkTo(server, addressIn(slug));
    } catch (error) {
      if (!(error instanceof GalleyError && error.code === "CONFLICT")) throw error; // that one makes no links
    }
  }
  return null;
}
