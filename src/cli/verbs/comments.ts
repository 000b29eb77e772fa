import type { ReviewRoom } from "#server/reviews/book/ReviewRoom.ts";
import { chooseReview } from "../reviews/chooseReview.ts";
import { gatherRemarks } from "#server/reviews/remarks/gatherRemarks.ts";
import type { Outcome } from "../output/Outcome.ts";
import { optionText } from "../arguments/optionText.ts";
import type { AskedVerb } from "../arguments/parseVerb.ts";
import { readSince } from "../arguments/readSince.ts";
import { remarksOutcome } from "../output/remarksOutcome.ts";

/** Prints the remarks of a review. */
export async function comments(room: ReviewRoom, asked: AskedVerb): Promise<Outcome> {
  const review = await chooseReview(room, asked.places[0]);
  const since = readSince(review, optionText(asked, "since"));
  const remarks = await gatherRemarks(room, review, { isOpen: asked.options["open"] === true, since });
  return remarksOutcome(remarks, optionText(asked, "format"), 0);
}
