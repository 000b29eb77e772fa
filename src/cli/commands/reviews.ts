import { type AskedVerb, optionText } from "../arguments/parseArguments.ts";
import type { Galley } from "../client/Galley.ts";
import { requestReview } from "../mutations/reviewMutations.ts";
import { jsonText, tableText } from "../output/format.ts";
import { type ReviewReport, reviewText } from "../output/reviewReport.ts";
import { chosenReport, listedReviews } from "../reviews/findReview.ts";
import type { Outcome } from "./CommandResult.ts";

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

/** Shows what a review is about and who said what of the whole of it. */
export async function showReview(galley: Galley, asked: AskedVerb): Promise<Outcome> {
  const report = await chosenReport(galley, asked.places[0]);
  const isJson = optionText(asked, "format") === "json";
  return { text: isJson ? `${jsonText(report)}\n` : reviewText(report), isExact: isJson, code: 0 };
}

/** Asks for a review and gives its id. */
export async function request(galley: Galley, asked: AskedVerb, body: string): Promise<string> {
  const reviewers = (optionText(asked, "reviewer") ?? "")
    .split(",")
    .map((one) => one.trim())
    .filter(Boolean);
  return requestReview(galley, {
    head: asked.places[0] ?? "HEAD",
    base: optionText(asked, "base") ?? null,
    title: optionText(asked, "title") ?? null,
    body,
    reviewers,
  });
}

/** What an exchange with a remote came to, as it is answered. */
interface Exchanged {
  readonly fetchedReviews?: number | null | undefined;
  readonly fetchedComments?: number | null | undefined;
  readonly pushedReviews?: number | null | undefined;
  readonly pushedComments?: number | null | undefined;
  readonly refused?: readonly string[] | null | undefined;
}

/** Says what an exchange with a remote came to. */
export function syncText(report: Exchanged): string {
  const { fetchedReviews, fetchedComments, pushedReviews, pushedComments, refused } = report;
  const came = `Came: ${counted(fetchedComments, "comment")}, ${counted(fetchedReviews, "entry")} of reviews.`;
  const went = `Went: ${counted(pushedComments, "comment")}, ${counted(pushedReviews, "entry")} of reviews.`;
  const kept = !refused?.length ? "" : `The remote does not take ${refused.join(", ")}.\n`;
  return `${came}\n${went}\n${kept}`;
}

function counted(count: number | null | undefined, what: string): string {
  return `${count ?? 0} ${count === 1 ? what : what.replace(/y$/u, "ie").concat("s")}`;
}
