import { resolve } from "node:path";
import { GalleyError } from "#contract/errors.ts";
import { openRepository } from "#server/git/openRepository.ts";
import { findServers, linkTo } from "#server/http/sessions/runningServers.ts";
import { Sessions } from "#server/http/sessions/Sessions.ts";
import { type ParsedCommand, optionText } from "../arguments/parseArguments.ts";
import { tableText } from "../output/format.ts";
import { openBrowser } from "../server/openBrowser.ts";
import type { Outcome, CommandContext } from "./CommandResult.ts";

const UNNAMED = "unknown browser";
const NOBODY = "No browser is signed in.\n";

/**
 * Lists the browser sessions of a repository, including those of servers that serve it with other repositories, or ends
 * them.
 */
export async function sessionsCommand(command: ParsedCommand, { directory }: CommandContext): Promise<Outcome> {
  const repository = await openRepository(resolve(directory, optionText(command, "repo") ?? "."));
  await repository.close();
  const served = (await findServers(repository.id)).flatMap(({ set }) => (set === null ? [] : [set]));
  const sets = [...new Set([Sessions.setOf([repository]), ...served])].map((set) => Sessions.open(set));
  if (command.options["revoke"] === true) {
    const ended = sets.reduce((sum, sessions) => sum + sessions.endAll(), 0);
    return { text: endedText(ended), isExact: false, code: 0 };
  }
  const rows = sets
    .flatMap((sessions) => sessions.all())
    .map(({ since, browser }) => [timeText(since), browser || UNNAMED]);
  const text = rows.length === 0 ? NOBODY : tableText([["signed in", "browser"], ...rows]);
  return { text, isExact: false, code: 0 };
}

function endedText(count: number): string {
  if (count === 0) return NOBODY;
  return `${count === 1 ? "1 browser was" : `${count} browsers were`} signed out. Run \`galley open\` for a new link.\n`;
}

function timeText(since: number): string {
  return new Date(since).toISOString().slice(0, 16).replace("T", " ");
}

const NONE = "No Galley server is running for this repository.";
const NEXT = "Run `galley` to start one.";

/** Makes a new sign-in link to a running server's home page, prints it and opens it in the browser. */
export async function openCommand(command: ParsedCommand, { directory }: CommandContext): Promise<Outcome> {
  const repository = await openRepository(resolve(directory, command.positionals[0] ?? "."));
  await repository.close();
  const [server] = await findServers(repository.id);
  if (server === undefined) throw new GalleyError("NOT_FOUND", NONE, { next: NEXT });
  const link = await linkTo(server, "/");
  if (command.options["no-open"] !== true) openBrowser(link, process.env);
  return { text: `${link}\n`, isExact: true, code: 0 };
}
