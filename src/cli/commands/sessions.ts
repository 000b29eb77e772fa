import { resolve } from "node:path";
import { GalleyError } from "#contract/errors.ts";
import { openRepository } from "#server/git/repository/openRepository.ts";
import { findServers, linkTo } from "#server/http/sessions/runningServers.ts";
import { Sessions } from "#server/http/sessions/Sessions.ts";
import type { ParsedCommand } from "../arguments/parseArguments.ts";
import { tableText } from "../output/format.ts";
import { openBrowser } from "../server/openBrowser.ts";
import { type CommandContext, exact, type Outcome, readable } from "./CommandResult.ts";

const NOBODY = "No browser is signed in.\n";

/**
 * Lists the browser sessions of a repository, including those of servers that serve it with other repositories, or ends
 * them.
 */
export async function sessionsCommand(command: ParsedCommand, { path }: CommandContext): Promise<Outcome> {
  const repository = await openRepository(path);
  await repository.close();
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
  const repository = await openRepository(resolve(directory, command.positionals[0] ?? "."));
  await repository.close();
  const [server] = await findServers(repository.id);
  if (server === undefined) throw new GalleyError("NOT_FOUND", NO_SERVER, { next: "Run `galley` to start one." });
  const link = await linkTo(server, "/");
  if (command.options["no-open"] !== true) await openBrowser(link, process.env);
  return exact(`${link}\n`);
}
