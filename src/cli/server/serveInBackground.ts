import { type ChildProcess, spawn } from "node:child_process";
import { resolve } from "node:path";
import { isSea } from "node:sea";
import { setTimeout as pause } from "node:timers/promises";
import { GalleyError } from "#contract/errors.ts";
import { IDLE_EXIT_MS } from "#contract/limits.ts";
import { locateRepository } from "#server/git/repository/discover.ts";
import type { Repository } from "#server/git/Repository.ts";
import { findServers, linkTo } from "#server/http/sessions/runningServers.ts";
import { Sessions } from "#server/http/sessions/Sessions.ts";
import type { ParsedCommand } from "../arguments/parseArguments.ts";
import { type CommandContext, exact, type Outcome, readable } from "../commands/CommandResult.ts";
import { tableText } from "../output/format.ts";
import { openBrowser } from "./openBrowser.ts";

/** Returns the command that starts this Galley again: Node with our module, or the single executable. */
export function ownCommand(): readonly [string, ...string[]] {
  return isSea() ? [process.execPath] : [process.execPath, resolve(process.argv[1] ?? "")];
}

/**
 * Starts the server again as a background process, at the host and port that this process has just released, so that an
 * open page reconnects to it. It ends when no page is connected any more. If it does not start, the page shows that.
 */
export function serveInBackground(path: string, host: string, port: number): void {
  startServer(path, ["--host", host, "--port", String(port)]).on("error", () =>
    process.stderr.write("The page could not be kept open. Run `galley` to open it again.\n"),
  );
}

function startServer(path: string, where: readonly string[] = []): ChildProcess {
  const [program, ...first] = ownCommand();
  const args = [...first, "--no-open", "--exit-when-idle", ...where, "--", path];
  const child = spawn(program, args, { stdio: "ignore", detached: true });
  child.unref();
  return child;
}

/** The time within which a server that was started in the background announces itself, and the interval for checking that. */
const START_MS = 20_000;
const START_POLL_MS = 50;

/**
 * Returns the address of a page for a person who is signed in, without a key: on the most recent server for the
 * repository, or else on one that this starts and that ends when no page is connected. Throws CONFLICT if none starts.
 */
export async function pageAddress(path: string, addressIn: (slug: string) => string): Promise<string> {
  const { root, id } = await locateRepository(path);
  let child: ChildProcess | null = null;
  for (const began = performance.now(); performance.now() - began < START_MS; await pause(START_POLL_MS)) {
    const [server] = await findServers(id);
    const slug = server?.repositories.find((one) => one.id === id)?.slug;
    if (server !== undefined && slug !== undefined) return server.origin + addressIn(slug);
    child ??= startServer(root).on("error", () => undefined); // it has no exit code then
    if (child.pid === undefined || child.exitCode !== null) break;
  }
  throw new GalleyError("CONFLICT", "No Galley server could be started in the background.", { next: START });
}

const START = "The person can run `galley` in this folder, which says why, and keep it running.";

/** Resolves when no page has sent a request for IDLE_EXIT_MS. `idleMs` returns null before the first one. */
export async function untilIdle(
  idleMs: () => number | null,
  { most = IDLE_EXIT_MS, pollMs = 5000 } = {},
): Promise<void> {
  const began = performance.now();
  while ((idleMs() ?? performance.now() - began) < most) await pause(pollMs);
}

/**
 * Makes a sign-in link to a page of a running server for the repository, the most recent one that makes links. Resolves
 * to null if there is none. `addressIn` returns the page's address for the repository's slug on that server.
 */
export async function runningPage(repository: string, addressIn: (slug: string) => string): Promise<string | null> {
  for (const server of await findServers(repository)) {
    const slug = server.repositories.find(({ id }) => id === repository)?.slug;
    if (slug === undefined) continue;
    try {
      return await linkTo(server, addressIn(slug));
    } catch (error) {
      if (!(error instanceof GalleyError && error.code === "CONFLICT")) throw error; // that server makes no links
    }
  }
  return null;
}

async function identify(path: string): Promise<Repository> {
  const { openRepository } = await import("#server/git/repository/openRepository.ts");
  const repository = await openRepository(path);
  await repository.close();
  return repository;
}

const NOBODY = "No browser is signed in.\n";

/**
 * Lists the browser sessions of a repository, including those of servers that serve it with other repositories, or ends
 * them.
 */
export async function sessionsCommand(command: ParsedCommand, { path }: CommandContext): Promise<Outcome> {
  const repository = await identify(path);
  const served = (await findServers(repository.id)).flatMap(({ set }) => (set === null ? [] : [set]));
  const sets = [...new Set([Sessions.setOf([repository]), ...served])].map((set) => Sessions.open(set));
  if (command.options["revoke"] === true) {
    const ended = sets.reduce((sum, sessions) => sum + sessions.endAll(), 0);
    return readable(endedText(ended));
  }
  const rows = sets
    .flatMap((sessions) => sessions.all())
    .map(({ since, browser }) => [timeText(since), browser || "unknown browser"]);
  return readable(rows.length === 0 ? NOBODY : tableText([["signed in", "browser"], ...rows]));
}

function endedText(count: number): string {
  if (count === 0) return NOBODY;
  return `${count === 1 ? "1 browser was" : `${count} browsers were`} signed out. Run \`galley open\` for a new link.\n`;
}

function timeText(since: number): string {
  return new Date(since).toISOString().slice(0, 16).replace("T", " ");
}

const NO_SERVER = "No Galley server is running for this repository.";

/** Makes a new sign-in link to a running server's home page, prints it and opens it in the browser. */
export async function openCommand(command: ParsedCommand, { directory }: CommandContext): Promise<Outcome> {
  const repository = await identify(resolve(directory, command.positionals[0] ?? "."));
  const [server] = await findServers(repository.id);
  if (server === undefined) throw new GalleyError("NOT_FOUND", NO_SERVER, { next: "Run `galley` to start one." });
  const link = await linkTo(server, "/");
  if (command.options["no-open"] !== true) await openBrowser(link, process.env);
  return exact(`${link}\n`);
}
