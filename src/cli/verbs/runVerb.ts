import { randomUUID } from "node:crypto";
import { resolve } from "node:path";
import { GalleyError } from "#contract/errors.ts";
import { abandonReview } from "#server/reviews/requests/abandonReview.ts";
import { giveVerdict } from "#server/reviews/verdicts/giveVerdict.ts";
import { resolveThread } from "#server/reviews/comments/resolveThread.ts";
import type { ReviewRoom } from "#server/reviews/book/ReviewRoom.ts";
import { sync } from "#server/reviews/requests/sync.ts";
import { chooseReview } from "../reviews/chooseReview.ts";
import { comment } from "./comment.ts";
import { comments } from "./comments.ts";
import { completion } from "../arguments/completion.ts";
import { doctor } from "./doctor.ts";
import { findRemark } from "../reviews/findRemark.ts";
import { listReviews } from "./listReviews.ts";
import { mcpVerb } from "./mcpVerb.ts";
import { messageOf } from "../arguments/messageOf.ts";
import type { Outcome } from "../output/Outcome.ts";
import { openVerb } from "./openVerb.ts";
import { optionText } from "../arguments/optionText.ts";
import { outputSchema } from "../output/outputSchema.ts";
import type { AskedVerb } from "../arguments/parseVerb.ts";
import { refreshWorktree } from "../reviews/refreshWorktree.ts";
import { replyVerb } from "./replyVerb.ts";
import { request } from "./request.ts";
import { reviewVerb } from "./reviewVerb.ts";
import { sessionsVerb } from "./sessionsVerb.ts";
import { showReview } from "./showReview.ts";
import { syncText } from "../output/syncText.ts";
import type { VerbSurroundings } from "./VerbSurroundings.ts";
import { waitVerb } from "./waitVerb.ts";
import { withReviews } from "../reviews/withReviews.ts";

/**
 * Does what one word of the command line asks for, by the same verbs as the page, in the repository itself: no server is
 * needed, and one that runs sees what is written within a second.
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
  return withReviews(path, (room) => runInRoom(room, asked, surroundings), agent);
}

async function runInRoom(room: ReviewRoom, asked: AskedVerb, surroundings: VerbSurroundings): Promise<Outcome> {
  const { directory, input } = surroundings;
  const [place] = asked.places;
  const message = (): Promise<string> => messageOf(asked, input);
  const key = randomUUID();
  switch (asked.name) {
    case "list":
      return listReviews(room, asked);
    case "show":
      return showReview(room, asked);
    case "comments":
      return comments(room, asked);
    case "doctor":
      return doctor(room, asked);
    case "wait":
      return waitVerb(room, asked, surroundings);
    case "comment":
      return exact(`${await comment(room, asked, await message(), directory)}\n`);
    case "reply":
      return exact(`${await replyVerb(room, asked, await message())}\n`);
    case "resolve": {
      const { review, thread } = await findRemark(room, place);
      const done = { key, review: review.revision, thread: thread.root.item.id, body: await message() };
      return exact(`${(await resolveThread(room, done)).thread}\n`);
    }
    case "request":
      return exact(`${await request(room, asked, await message())}\n`);
    case "approve":
    case "reject": {
      const { revision } = await refreshWorktree(room, place);
      const verdict = { key, review: revision, verdict: asked.name, body: await message() };
      return exact(`${(await giveVerdict(room, verdict)).comment}\n`);
    }
    case "abandon": {
      if (place === undefined) throw new GalleyError("BAD_INPUT", "A review that is given up is named.");
      const { revision } = await chooseReview(room, place);
      return exact(`${(await abandonReview(room, { key, review: revision, body: await message() })).review}\n`);
    }
    case "sync":
      return { text: syncText(await sync(room, { remote: place ?? "origin" })), isExact: false, code: 0 };
    case "open":
    case "review":
    case "sessions":
    case "mcp":
    case "completion":
    case "schema":
      throw new Error(`galley ${asked.name} opens no repository here.`);
  }
}

function exact(text: string): Outcome {
  return { text, isExact: true, code: 0 };
}
