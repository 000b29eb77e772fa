import type { reviewsBasesQuery } from "#generated/reviewsBasesQuery.graphql.ts";
import { type ParsedCommand, optionText } from "../arguments/parseArguments.ts";
import { type Galley, graphql } from "../client/Galley.ts";
import { requestReview } from "../mutations/reviewMutations.ts";
import { jsonText, tableText } from "../output/format.ts";
import { type ReviewReport, reviewText } from "../output/reviewReport.ts";
import { findReview, findReviewReport, listedReviews } from "../reviews/findReview.ts";
import type { Outcome } from "./CommandResult.ts";

const NONE = "There are no open reviews.\n";
const NONE_AT_ALL = "There are no reviews.\n";

/** Lists reviews, the last updated first, as a table or as JSON. */
export async function listReviews(galley: Galley, command: ParsedCommand): Promise<Outcome> {
  const isAll = command.options["all"] === true;
  const reports = await listedReviews(galley, isAll);
  if (optionText(command, "format") === "json") return { text: `${jsonText(reports)}\n`, isExact: true, code: 0 };
  const text = reports.length > 0 ? tableText(reports.map(rowOf)) : isAll ? NONE_AT_ALL : NONE;
  return { text, isExact: false, code: 0 };
}

function rowOf({ id, state, openThreads, branch, updatedAt, title }: ReviewReport): readonly string[] {
  const open = openThreads === 0 ? "" : `${openThreads} open`;
  return [id.slice(0, 12), state.toLowerCase().replace("_", " "), open, updatedAt.slice(0, 10), branch ?? "", title];
}

export async function showReview(galley: Galley, command: ParsedCommand): Promise<Outcome> {
  const report = await findReviewReport(galley, command.positionals[0]);
  const isJson = optionText(command, "format") === "json";
  return { text: isJson ? `${jsonText(report)}\n` : reviewText(report), isExact: isJson, code: 0 };
}

const BASES = graphql`
  query reviewsBasesQuery($slug: String!, $target: String!, $head: String!) @throwOnFieldError {
    repository(slug: $slug) {
      mergeBases(one: $target, other: $head) {
        abbreviatedOid
      }
    }
  }
`;

/** Requests a review and returns its id. Reports the target and its commit, if the user named none. */
export async function request(
  galley: Galley,
  command: ParsedCommand,
  body: string,
  reportProgress: (line: string) => void,
): Promise<string> {
  const reviewers = (optionText(command, "reviewer") ?? "")
    .split(",")
    .map((one) => one.trim())
    .filter(Boolean);
  const base = optionText(command, "base") ?? null;
  const title = optionText(command, "title") ?? null;
  const review = await requestReview(galley, { head: command.positionals[0] ?? "HEAD", base, title, body, reviewers });
  const { targetRef, baseOid, headOid } = await findReview(galley, review);
  const from = baseOid == null ? "" : `from ${baseOid.slice(0, 10)} on`;
  if (base === null)
    reportProgress(
      `The target is ${targetRef}${from && `, ${from}`}. To choose another: galley request --base <branch>`,
    );
  if (targetRef == null || headOid == null || baseOid == null) return review;
  const ends = { target: targetRef, head: headOid };
  const { repository } = await galley.execute<reviewsBasesQuery>(BASES, (slug) => ({ slug, ...ends }));
  const bases = repository.mergeBases.map(({ abbreviatedOid }) => abbreviatedOid);
  if (bases.length > 1)
    reportProgress(
      `Branch and target merged each other: their merge bases are ${bases.join(", ")}. The review is ${from}.`,
    );
  return review;
}

interface Exchanged {
  readonly fetchedReviews?: number | null | undefined;
  readonly fetchedComments?: number | null | undefined;
  readonly pushedReviews?: number | null | undefined;
  readonly pushedComments?: number | null | undefined;
  readonly refused?: readonly string[] | null | undefined;
}

export function syncText(report: Exchanged): string {
  const { fetchedReviews, fetchedComments, pushedReviews, pushedComments, refused } = report;
  const came = `Fetched ${counted(fetchedComments, "comment")} and ${counted(fetchedReviews, "review update")}.`;
  const went = `Pushed ${counted(pushedComments, "comment")} and ${counted(pushedReviews, "review update")}.`;
  const note = !refused?.length ? "" : `The remote rejected ${refused.join(", ")}.\n`;
  return `${came}\n${went}\n${note}`;
}

function counted(count: number | null | undefined, what: string): string {
  return `${count ?? 0} ${count === 1 ? what : what.replace(/y$/u, "ie").concat("s")}`;
}
