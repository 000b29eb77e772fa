import type { Galley } from "../ask/Galley.ts";
import { jsonText } from "../output/jsonText.ts";
import type { Outcome } from "../output/Outcome.ts";
import { optionText } from "../arguments/optionText.ts";
import type { AskedVerb } from "../arguments/parseVerb.ts";
import type { ReviewReport } from "../output/reviewReport.ts";
import { tableText } from "../output/tableText.ts";
import { listedReviews } from "../reviews/listedReviews.ts";

const NONE = "No review waits for an end.\n";
const NONE_AT_ALL = "There are no reviews.\n";

/** Lists reviews, those that changed last first: for people as a table, for programs as JSON. */
export async function listReviews(galley: Galley, asked: AskedVerb): Promise<Outcome> {
  const isAll = asked.options["all"] === true;
  const reports = await listedReviews(galley, isAll);
  if (optionText(asked, "format") === "json") return { text: `${jsonText(reports)}\n`, isExact: true, code: 0 };
  const text = reports.length > 0 ? tableText(reports.map(rowOf)) : isAll ? NONE_AT_ALL : NONE;
  return { text, isExact: false, code: 0 };
}

function rowOf({ id, state, openThreads, branch, updatedAt, title }: ReviewReport): readonly string[] {
  const open = openThreads === 0 ? "" : `${openThreads} open`;
  return [id.slice(0, 12), state.toLowerCase().replace("_", " "), open, updatedAt.slice(0, 10), branch ?? "", title];
}
