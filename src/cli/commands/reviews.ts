import { askOnTerminal } from "#server/git/processes/gitEnvironment.ts";
import { GalleyError } from "#contract/errors.ts";
import type { reviewsBasesQuery } from "#generated/reviewsBasesQuery.graphql.ts";
import type { reviewsUnpushedQuery } from "#generated/reviewsUnpushedQuery.graphql.ts";
import { reviewFieldsIn } from "../arguments/Command.ts";
import { givenOptions, type ParsedCommand, optionText } from "../arguments/parseArguments.ts";
import { type Galley, graphql } from "../client/Galley.ts";
import { exchange, requestReview } from "../mutations/reviewMutations.ts";
import { counted, tableText } from "../output/format.ts";
import { type ReviewReport, reviewText } from "../output/reviewReport.ts";
import { findReview, findReviewReport, listedReviews } from "../reviews/findReview.ts";
import { asJson, type CommandContext, type Outcome, readable } from "./CommandResult.ts";

/** Lists reviews, the last updated first, as a table or as JSON. */
export async function listReviews(galley: Galley, command: ParsedCommand): Promise<Outcome> {
  const isAll = command.options["all"] === true;
  const reports = await listedReviews(galley, isAll);
  if (optionText(command, "format") === "json") return asJson(reports);
  const unpushed = reports.reduce((sum, report) => sum + report.unpushedComments, 0);
  const last = unpushed === 0 ? "" : `\n${counted(unpushed, "comment")} not pushed. Run \`galley sync\`.\n`;
  if (reports.length > 0) return readable(tableText(reports.map(rowOf)) + last);
  return readable(isAll ? "There are no reviews.\n" : "There are no open reviews.\n");
}

function rowOf({ id, state, openThreads, branch, updatedAt, title }: ReviewReport): readonly string[] {
  const open = openThreads === 0 ? "" : `${openThreads} unresolved`;
  return [id.slice(0, 12), state.toLowerCase().replace("_", " "), open, updatedAt.slice(0, 10), branch ?? "", title];
}

export async function showReview(galley: Galley, command: ParsedCommand): Promise<Outcome> {
  const report = await findReviewReport(galley, command.positionals[0]);
  return optionText(command, "format") === "json" ? asJson(report) : readable(reviewText(report));
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
  const base = optionText(command, "base") ?? null;
  const head = command.positionals[0] ?? "HEAD";
  const review = await requestReview(galley, { ...reviewFieldsIn(givenOptions(command)), head, base, body });
  const { targetRef, baseOid, headOid } = await findReview(galley, review);
  const from = baseOid == null ? "" : `from ${baseOid.slice(0, 10)} on`;
  const again = ["galley request", ...command.positionals, "--base <branch>"].join(" ");
  if (base === null)
    reportProgress(
      `The target is ${targetRef}${from && `, ${from}`}. To choose another: \`galley abandon ${review.slice(0, 12)} && ${again}\``,
    );
  if (targetRef == null || headOid == null || baseOid == null) return review;
  const ends = { target: targetRef, head: headOid };
  const { repository } = await galley.execute<reviewsBasesQuery>(BASES, ends);
  const bases = repository.mergeBases.map(({ abbreviatedOid }) => abbreviatedOid);
  if (bases.length > 1)
    reportProgress(
      `Branch and target merged each other: their merge bases are ${bases.join(", ")}. The review is ${from}.`,
    );
  return review;
}

/**
 * Exchanges reviews with a remote, and reports how much came and went. On a terminal git may ask for credentials. Exits
 * with 2 if the remote rejected a part.
 */
export async function syncCommand(
  galley: Galley,
  { positionals, options }: ParsedCommand,
  { agent }: CommandContext,
): Promise<Outcome> {
  const remote = positionals[0] ?? "origin";
  if (options["preview"] === true) return previewSync(galley, remote);
  const mayAsk = agent === null && process.stdin.isTTY && process.stderr.isTTY;
  if (mayAsk) askOnTerminal();
  const { report, restored, warning } = await exchange(galley, remote, mayAsk);
  const { fetchedReviews, fetchedComments, pushedReviews, pushedComments, refused, remoteMessage, submoduleNotice } =
    report;
  const parts = (comments: number | null | undefined, reviews: number | null | undefined): string =>
    `${counted(comments ?? 0, "comment")} and ${counted(reviews ?? 0, "review update")}`;
  const lines = [
    `Fetched ${parts(fetchedComments, fetchedReviews)}.`,
    `Pushed ${parts(pushedComments, pushedReviews)}.`,
  ];
  if (refused?.length) {
    lines.push(`The remote rejected ${refused.join(", ")}${remoteMessage == null ? "." : ". It wrote:"}`);
    lines.push(...(remoteMessage?.split("\n") ?? []).map((line) => `    ${line}`));
  }
  if (restored > 0)
    lines.push(`Brought back ${counted(restored, "comment")} that a fetch or another program took away.`);
  if (submoduleNotice != null) lines.push(submoduleNotice);
  if (warning !== null) lines.push(`Warning: ${warning}`);
  return readable(`${lines.join("\n")}\n`, refused?.length ? 2 : 0);
}

const UNPUSHED = graphql`
  query reviewsUnpushedQuery($slug: String!) @throwOnFieldError {
    repository(slug: $slug) {
      remotes {
        name
        url
        unpushed {
          comments
          entries
          reviews
        }
      }
    }
  }
`;

async function previewSync(galley: Galley, remote: string): Promise<Outcome> {
  const { repository } = await galley.execute<reviewsUnpushedQuery>(UNPUSHED, {});
  const found = repository.remotes.find(({ name }) => name === remote);
  if (found === undefined) throw new GalleyError("BAD_INPUT", `This repository has no remote “${remote}”.`);
  const { comments, entries, reviews } = found.unpushed;
  const parts = `${counted(comments, "comment")} and ${counted(entries, "review update")}`;
  const what = reviews === 0 ? "nothing" : `${parts} of ${counted(reviews, "review")}`;
  return readable(`Would push ${what} to ${remote} (${found.url}), as of the last sync. Nothing was sent.\n`);
}
