import { resolve } from "node:path";
import { version } from "../../../package.json" with { type: "json" };
import { completion } from "../arguments/completion.ts";
import { type AskedVerb, messageOf, optionText } from "../arguments/parseArguments.ts";
import type { Galley } from "../client/Galley.ts";
import { withGalley } from "../client/openGalley.ts";
import { resolveRemark } from "../mutations/commentMutations.ts";
import { exchange, giveUp, sayVerdict } from "../mutations/reviewMutations.ts";
import { outputSchema } from "../output/outputSchema.ts";
import type { Outcome, VerbSurroundings } from "./CommandResult.ts";
import { comment, comments, replyVerb } from "./comments.ts";
import { doctor } from "./doctor.ts";
import { reviewVerb, waitVerb } from "./openReview.ts";
import { listReviews, request, showReview, syncText } from "./reviews.ts";
import { openVerb, sessionsVerb } from "./sessions.ts";

/**
 * Does what one word of the command line asks for, by the same operations as the page: the Galley that serves the repository
 * answers them, and where none does this program itself.
 */
export async function runVerb(asked: AskedVerb, surroundings: VerbSurroundings): Promise<Outcome> {
  if (asked.name === "completion") return exact(completion(asked.places[0]));
  if (asked.name === "schema") return exact(outputSchema(asked.places[0]));
  if (asked.name === "mcp") return mcpVerb(asked, surroundings);
  if (asked.name === "review") return reviewVerb(asked, surroundings);
  if (asked.name === "open") return openVerb(asked, surroundings);
  if (asked.name === "sessions") return sessionsVerb(asked, surroundings);
  const path = resolve(surroundings.directory, optionText(asked, "repo") ?? ".");
  const agent = optionText(asked, "agent") ?? surroundings.agent;
  return withGalley(path, (galley) => runUpon(galley, asked, surroundings), { agent, log: surroundings.tell });
}

async function runUpon(galley: Galley, asked: AskedVerb, surroundings: VerbSurroundings): Promise<Outcome> {
  const { directory, input } = surroundings;
  const [place] = asked.places;
  const message = (): Promise<string> => messageOf(asked, input);
  switch (asked.name) {
    case "list":
      return listReviews(galley, asked);
    case "show":
      return showReview(galley, asked);
    case "comments":
      return comments(galley, asked);
    case "doctor":
      return doctor(galley, asked);
    case "wait":
      return waitVerb(galley, asked, surroundings);
    case "comment":
      return line(await comment(galley, asked, await message(), directory));
    case "reply":
      return line(await replyVerb(galley, asked, await message()));
    case "resolve":
      return line(await resolveRemark(galley, place, await message()));
    case "request":
      return line(await request(galley, asked, await message()));
    case "approve":
      return line(await sayVerdict(galley, place, "APPROVE", await message()));
    case "reject":
      return line(await sayVerdict(galley, place, "REQUEST_CHANGES", await message()));
    case "abandon":
      return line(await giveUp(galley, place, await message()));
    case "sync":
      return { text: syncText(await exchange(galley, place ?? "origin")), isExact: false, code: 0 };
    case "open":
    case "review":
    case "sessions":
    case "mcp":
    case "completion":
    case "schema":
      throw new Error(`galley ${asked.name} opens no repository here.`);
  }
}

function line(text: string): Outcome {
  return exact(`${text}\n`);
}

function exact(text: string): Outcome {
  return { text, isExact: true, code: 0 };
}

/** Serves a repository's reviews to an agent's program. What that takes is loaded here and by no other word. */
async function mcpVerb(asked: AskedVerb, surroundings: VerbSurroundings): Promise<Outcome> {
  const { directory, signal, tell } = surroundings;
  const { serveMcp } = await import("#cli/mcp/serveMcp.ts");
  await serveMcp({
    path: resolve(directory, optionText(asked, "repo") ?? "."),
    version,
    agent: optionText(asked, "agent") ?? surroundings.agent,
    signal,
    log: tell,
  });
  return { text: "", isExact: true, code: 0 };
}
