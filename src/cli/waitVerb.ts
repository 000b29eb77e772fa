import type { ReviewRoom } from "#server/reviews/ReviewRoom.ts";
import { chooseReview } from "./chooseReview.ts";
import type { Outcome } from "./Outcome.ts";
import { optionText } from "./optionText.ts";
import type { AskedVerb } from "./parseVerb.ts";
import { readSince } from "./readSince.ts";
import { saidBefore } from "./saidBefore.ts";
import type { VerbSurroundings } from "./VerbSurroundings.ts";
import { waitOutcome } from "./waitOutcome.ts";

/** Waits for the hand-back of the review that is named; what was said since `--since` counts too. */
export async function waitVerb(room: ReviewRoom, asked: AskedVerb, surroundings: VerbSurroundings): Promise<Outcome> {
  const review = await chooseReview(room, asked.places[0]);
  const before = saidBefore(review, readSince(review, optionText(asked, "since")));
  return waitOutcome(room, review, before, asked, surroundings);
}
