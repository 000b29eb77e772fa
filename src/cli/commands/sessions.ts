import { resolve } from "node:path";
import { GalleyError } from "#contract/errors.ts";
import { openRepository } from "#server/git/openRepository.ts";
import { findServers, linkTo } from "#server/http/sessions/runningServers.ts";
import { Sessions } from "#server/http/sessions/Sessions.ts";
import { type AskedVerb, optionText } from "../arguments/parseArguments.ts";
import { tableText } from "../output/format.ts";
import { openBrowser } from "../server/openBrowser.ts";
import type { Outcome, VerbSurroundings } from "./CommandResult.ts";

const UNNAMED = "one that does not say which";
const NOBODY = "No browser is let in.\n";

/** Lists the browsers that are let in to a repository, alone or beside others that are served now, or ends their sessions. */
export async function sessionsVerb(asked: AskedVerb, { directory }: VerbSurroundings): Promise<Outcome> {
  const repository = await openRepository(resolve(directory, optionText(asked, "repo") ?? "."));
  await repository.close();
  const served = (await findServers(repository.id)).flatMap(({ set }) => (set === null ? [] : [set]));
  const sets = [...new Set([Sessions.setOf([repository]), ...served])].map((set) => Sessions.open(set));
  if (asked.options["revoke"] === true) {
    const ended = sets.reduce((sum, sessions) => sum + sessions.endAll(), 0);
    return { text: endedText(ended), isExact: false, code: 0 };
  }
  const rows = sets
    .flatMap((sessions) => sessions.all())
    .map(({ since, browser }) => [timeText(since), browser || UNNAMED]);
  const text = rows.length === 0 ? NOBODY : tableText([["let in", "browser"], ...rows]);
  return { text, isExact: false, code: 0 };
}

function endedText(count: number): string {
  if (count === 0) return NOBODY;
  return `${count === 1 ? "One browser is" : `${count} browsers are`} not let in any more. \`galley open\` prints a new link.\n`;
}

function timeText(since: number): string {
  return new Date(since).toISOString().slice(0, 16).replace("T", " ");
}

const NONE = "No Galley runs on this repository.";
const NEXT = "Start one with `galley`; it prints such a link.";

/** Makes a new link to the Galley that runs on a repository, prints it and opens it in the browser: to the repository, or the desk of several. */
export async function openVerb(asked: AskedVerb, { directory }: VerbSurroundings): Promise<Outcome> {
  const repository = await openRepository(resolve(directory, asked.places[0] ?? "."));
  await repository.close();
  const [server] = await findServers(repository.id);
  if (server === undefined) throw new GalleyError("NOT_FOUND", NONE, { next: NEXT });
  const link = await linkTo(server, "/");
  if (asked.options["no-open"] !== true) openBrowser(link, process.env);
  return { text: `${link}\n`, isExact: true, code: 0 };
}
