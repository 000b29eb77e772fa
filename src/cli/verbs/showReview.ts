import type { ReviewRoom } from "#server/reviews/book/ReviewRoom.ts";
import { chooseReview } from "../reviews/chooseReview.ts";
import { jsonText } from "../output/jsonText.ts";
import type { Outcome } from "../output/Outcome.ts";
import { optionText } from "../arguments/optionText.ts";
import type { AskedVerb } from "../arguments/parseVerb.ts";
import { reviewReport } from "../output/reviewReport.ts";
import { reviewText } from "../output/reviewText.ts";

/** Shows what a review is about and who said what of the whole of it. */
export async function showReview(room: ReviewRoom, asked: AskedVerb): Promise<Outcome> {
  const report = reviewReport(await chooseReview(room, asked.places[0]));
  const isJson = optionText(asked, "format") === "json";
  return { text: isJson ? `${jsonText(report)}\n` : reviewText(report), isExact: isJson, code: 0 };
}
