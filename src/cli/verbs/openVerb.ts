import { resolve } from "node:path";
import { GalleyError } from "#contract/errors.ts";
import { openRepository } from "#server/git/openRepository.ts";
import { findServers } from "#server/http/sessions/findServers.ts";
import { linkTo } from "#server/http/sessions/linkTo.ts";
import { openBrowser } from "../server/openBrowser.ts";
import type { Outcome } from "../output/Outcome.ts";
import type { AskedVerb } from "../arguments/parseVerb.ts";
import type { VerbSurroundings } from "./VerbSurroundings.ts";

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
