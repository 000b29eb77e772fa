import type { Galley } from "../ask/Galley.ts";
import { jsonText } from "../output/jsonText.ts";
import type { Outcome } from "../output/Outcome.ts";
import { optionText } from "../arguments/optionText.ts";
import type { AskedVerb } from "../arguments/parseVerb.ts";
import { reviewText } from "../output/reviewText.ts";
import { chosenReport } from "../reviews/chosenReport.ts";

/** Shows what a review is about and who said what of the whole of it. */
export async function showReview(galley: Galley, asked: AskedVerb): Promise<Outcome> {
  const report = await chosenReport(galley, asked.places[0]);
  const isJson = optionText(asked, "format") === "json";
  return { text: isJson ? `${jsonText(report)}\n` : reviewText(report), isExact: isJson, code: 0 };
}
