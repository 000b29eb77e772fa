import { resolve } from "node:path";
import { openRepository } from "#server/git/openRepository.ts";
import { findServers } from "#server/http/sessions/findServers.ts";
import { Sessions } from "#server/http/sessions/Sessions.ts";
import type { Outcome } from "../output/Outcome.ts";
import { optionText } from "../arguments/optionText.ts";
import type { AskedVerb } from "../arguments/parseVerb.ts";
import { tableText } from "../output/tableText.ts";
import type { VerbSurroundings } from "./VerbSurroundings.ts";

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
