import type { ReviewRoom } from "#server/reviews/ReviewRoom.ts";
import { chooseReview } from "./chooseReview.ts";
import { gatherRemarks } from "#server/reviews/gatherRemarks.ts";
import type { Outcome } from "./Outcome.ts";
import { optionText } from "./optionText.ts";
import type { AskedVerb } from "./parseVerb.ts";
import { readSince } from "./readSince.ts";
import { remarksOutcome } from "./remarksOutcome.ts";

/** Prints the remarks of a review. */
export async function comments(room: ReviewRoom, asked: AskedVerb): Promise<Outcome> {
  const review = await chooseReview(room, asked.places[0]);
  const since = readSince(review, optionText(asked, "since"));
  const remarks = await gatherRemarks(room, review, { isOpen: asked.options["open"] === true, since });
  return remarksOutcome(remarks, optionText(asked, "format"), 0);
}
