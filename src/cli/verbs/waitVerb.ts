import type { ReviewRoom } from "#server/reviews/book/ReviewRoom.ts";
import { chooseReview } from "../reviews/chooseReview.ts";
import type { Outcome } from "../output/Outcome.ts";
import { optionText } from "../arguments/optionText.ts";
import type { AskedVerb } from "../arguments/parseVerb.ts";
import { readSince } from "../arguments/readSince.ts";
import { saidBefore } from "../reviews/saidBefore.ts";
import type { VerbSurroundings } from "./VerbSurroundings.ts";
import { waitOutcome } from "./waitOutcome.ts";

/** Waits for the hand-back of the review that is named; what was said since `--since` counts too. */
export async function waitVerb(room: ReviewRoom, asked: AskedVerb, surroundings: VerbSurroundings): Promise<Outcome> {
  const review = await chooseReview(room, asked.places[0]);
  const before = saidBefore(review, readSince(review, optionText(asked, "since")));
  return waitOutcome(room, review, before, asked, surroundings);
}
