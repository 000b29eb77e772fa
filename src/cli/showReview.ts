import type { ReviewRoom } from "#server/reviews/ReviewRoom.ts";
import { chooseReview } from "./chooseReview.ts";
import { jsonText } from "./jsonText.ts";
import type { Outcome } from "./Outcome.ts";
import { optionText } from "./optionText.ts";
import type { AskedVerb } from "./parseVerb.ts";
import { reviewReport } from "./reviewReport.ts";
import { reviewText } from "./reviewText.ts";

/** Shows what a review is about and who said what of the whole of it. */
export async function showReview(room: ReviewRoom, asked: AskedVerb): Promise<Outcome> {
  const report = reviewReport(await chooseReview(room, asked.places[0]));
  const isJson = optionText(asked, "format") === "json";
  return { text: isJson ? `${jsonText(report)}\n` : reviewText(report), isExact: isJson, code: 0 };
}
