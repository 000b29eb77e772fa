import { isListed } from "#server/reviews/isListed.ts";
import { isUnderReview } from "#server/reviews/isUnderReview.ts";
import type { ReviewRoom } from "#server/reviews/ReviewRoom.ts";
import { jsonText } from "./jsonText.ts";
import type { Outcome } from "./Outcome.ts";
import { optionText } from "./optionText.ts";
import type { AskedVerb } from "./parseVerb.ts";
import { reviewReport, type ReviewReport } from "./reviewReport.ts";
import { tableText } from "./tableText.ts";

const NONE = "No review waits for an end.\n";
const NONE_AT_ALL = "There are no reviews.\n";

/** Lists reviews, those that changed last first: for people as a table, for programs as JSON. */
export async function listReviews(room: ReviewRoom, asked: AskedVerb): Promise<Outcome> {
  const isAll = asked.options["all"] === true;
  const reviews = (await room.book.reviews()).filter((review) => isListed(review) && (isAll || isUnderReview(review)));
  const reports = reviews.map(reviewReport);
  if (optionText(asked, "format") === "json") return { text: `${jsonText(reports)}\n`, isExact: true, code: 0 };
  const text = reports.length > 0 ? tableText(reports.map(rowOf)) : isAll ? NONE_AT_ALL : NONE;
  return { text, isExact: false, code: 0 };
}

function rowOf({ id, state, openThreads, branch, updatedAt, title }: ReviewReport): readonly string[] {
  const open = openThreads === 0 ? "" : `${openThreads} open`;
  return [id.slice(0, 12), state.toLowerCase().replace("_", " "), open, updatedAt.slice(0, 10), branch ?? "", title];
}
