import { resolve } from "node:path";
import type { Galley } from "../ask/Galley.ts";
import { withGalley } from "../ask/withGalley.ts";
import { comment } from "./comment.ts";
import { comments } from "./comments.ts";
import { completion } from "../arguments/completion.ts";
import { exchange } from "../deeds/exchange.ts";
import { giveUp } from "../deeds/giveUp.ts";
import { resolveRemark } from "../deeds/resolveRemark.ts";
import { sayVerdict } from "../deeds/sayVerdict.ts";
import { doctor } from "./doctor.ts";
import { listReviews } from "./listReviews.ts";
import { mcpVerb } from "./mcpVerb.ts";
import { messageOf } from "../arguments/messageOf.ts";
import type { Outcome } from "../output/Outcome.ts";
import { openVerb } from "./openVerb.ts";
import { optionText } from "../arguments/optionText.ts";
import { outputSchema } from "../output/outputSchema.ts";
import type { AskedVerb } from "../arguments/parseVerb.ts";
import { replyVerb } from "./replyVerb.ts";
import { request } from "./request.ts";
import { reviewVerb } from "./reviewVerb.ts";
import { sessionsVerb } from "./sessionsVerb.ts";
import { showReview } from "./showReview.ts";
import { syncText } from "../output/syncText.ts";
import type { VerbSurroundings } from "./VerbSurroundings.ts";
import { waitVerb } from "./waitVerb.ts";

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
