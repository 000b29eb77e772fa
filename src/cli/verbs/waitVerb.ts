import type { Galley } from "../ask/Galley.ts";
import type { Outcome } from "../output/Outcome.ts";
import { optionText } from "../arguments/optionText.ts";
import type { AskedVerb } from "../arguments/parseVerb.ts";
import { chosenReview } from "../reviews/chosenReview.ts";
import { saidBefore } from "../reviews/saidBefore.ts";
import type { VerbSurroundings } from "./VerbSurroundings.ts";
import { waitOutcome } from "./waitOutcome.ts";

/** Waits for the hand-back of the review that is named; what was said since `--since` counts too. */
export async function waitVerb(galley: Galley, asked: AskedVerb, surroundings: VerbSurroundings): Promise<Outcome> {
  const review = await chosenReview(galley, asked.places[0]);
  const before = await saidBefore(galley, review.revision, optionText(asked, "since"));
  return waitOutcome(galley, review, before, asked, surroundings);
}
