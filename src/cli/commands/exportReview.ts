import { resolve } from "node:path";
import { GalleyError } from "#contract/errors.ts";
import { splitRange } from "#contract/pages.ts";
import { fillPage } from "#contract/reviewFile.ts";
import type { exportReviewCommitQuery } from "#generated/exportReviewCommitQuery.graphql.ts";
import type { exportReviewComparisonQuery } from "#generated/exportReviewComparisonQuery.graphql.ts";
import type { exportReviewQuery } from "#generated/exportReviewQuery.graphql.ts";
import type { exportReview_file$key } from "#generated/exportReview_file.graphql.ts";
import { exportTemplate } from "#server/http/assets.ts";
import { type ParsedCommand, optionText } from "../arguments/parseArguments.ts";
import { fieldsOf, type Galley, graphql } from "../client/Galley.ts";
import { exportMails } from "../mutations/mails.ts";
import { counted, sizeText, writeOutput } from "../output/format.ts";
import { exportSite, leftOut, readReview, secretsIn } from "../sites/exportSite.ts";
import { type CommandContext, exact, type Outcome, readable } from "./CommandResult.ts";

export const exportedFileFields = graphql`
  fragment exportReview_file on ExportedFile @throwOnFieldError {
    fileCount
    additions
    deletions
    commentCount
    people
    unreadable
    hiddenFileCount
    hiddenCommentCount
    data
  }
`;

const REVIEW = graphql`
  query exportReviewQuery($slug: String!, $name: String, $leaveOut: [String!]!, $withNames: Boolean!)
  @throwOnFieldError {
    repository(slug: $slug) {
      findReview(name: $name, refreshed: true) {
        exportedFile(leaveOut: $leaveOut, withNames: $withNames) {
          ...exportReview_file
        }
      }
    }
  }
`;

const COMPARISON = graphql`
  query exportReviewComparisonQuery($slug: String!, $base: String!, $head: String!, $dots: Dots!, $leaveOut: [String!]!)
  @throwOnFieldError {
    repository(slug: $slug) {
      comparison(base: $base, head: $head, dots: $dots) {
        exportedFile(leaveOut: $leaveOut) {
          ...exportReview_file
        }
      }
    }
  }
`;

const COMMIT = graphql`
  query exportReviewCommitQuery($slug: String!, $revision: String!, $leaveOut: [String!]!) @throwOnFieldError {
    repository(slug: $slug) {
      commit(revision: $revision) {
        comparison {
          exportedFile(leaveOut: $leaveOut) {
            ...exportReview_file
          }
        }
      }
    }
  }
`;

type ExportedFile = NonNullable<exportReview_file$key[" $data"]>;

const STANDARD_OUTPUT = "-";
/** The exit code when files are in the result without their lines, or may contain secrets. */
const INCOMPLETE = 2;
/** The time after which something is reported about a command that is still at work. */
const PROGRESS_MS = 1000;
const ONLY_MAIL = "--patch-set is only for --mbox. The page shows the current patch set.";
const NAMES_REMAIN = "Names inside the texts of comments and in the code stay.";

/** Writes a review, a range or a commit as one HTML file; without an output only reports what would be in it. */
export async function exportCommand(galley: Galley, command: ParsedCommand, context: CommandContext): Promise<Outcome> {
  if (command.options["site"] !== undefined) return exportSite(galley, command, context);
  if (command.options["mbox"] === true) return exportMails(command, context);
  if (optionText(command, "patch-set") !== undefined) throw new GalleyError("BAD_INPUT", ONLY_MAIL);
  const output = optionText(command, "output");
  const path = output === undefined || output === STANDARD_OUTPUT ? null : resolve(context.directory, output);
  const reading = "Still reading the change.";
  const timer = setTimeout(() => context.reportProgress(reading), PROGRESS_MS);
  const file = fieldsOf(await exportedFile(galley, command).finally(() => clearTimeout(timer)));
  const content = readReview(file.data);
  const secrets = secretsIn(content);
  const summary = [
    summaryOf(file, command.options["without-names"] === true),
    ...(secrets === null ? [] : [secrets]),
  ].join("\n");
  const code = file.unreadable == null && secrets === null ? 0 : INCOMPLETE;
  if (output === undefined) return readable(`${summary}\nNothing was written. Add -o review.html to write it.\n`, code);
  context.reportProgress(summary);
  const html = fillPage(await exportTemplate(), content);
  if (path === null) return exact(html, code);
  await writeOutput(path, html, command.options["force"] === true);
  return readable(`Wrote ${output} (${sizeText(Buffer.byteLength(html))}).\n`, code);
}

/** Finds a review by its name, else a range or a commit. Throws NOT_FOUND if there is none. */
async function exportedFile(galley: Galley, command: ParsedCommand): Promise<exportReview_file$key> {
  const [name] = command.positionals;
  const leaveOut = leftOut(command);
  const withNames = command.options["without-names"] !== true;
  if (name?.includes("..") === true) {
    const variables = { ...splitRange(name), leaveOut };
    const answer = await galley.execute<exportReviewComparisonQuery>(COMPARISON, variables);
    return answer.repository.comparison.exportedFile;
  }
  try {
    const { repository } = await galley.execute<exportReviewQuery>(REVIEW, { name, leaveOut, withNames });
    return repository.findReview.exportedFile;
  } catch (error) {
    if (name === undefined || !(error instanceof GalleyError) || error.code !== "NOT_FOUND") throw error;
    const { repository } = await galley.execute<exportReviewCommitQuery>(COMMIT, { revision: name, leaveOut });
    return repository.commit.comparison.exportedFile;
  }
}

function summaryOf(file: ExportedFile, isWithoutNames: boolean): string {
  const { fileCount, additions, deletions, commentCount, people, unreadable, hiddenFileCount, hiddenCommentCount } =
    file;
  const lines = `${counted(additions, "line")} added, ${counted(deletions, "line")} removed`;
  const named = isWithoutNames ? `numbered, not named. ${NAMES_REMAIN}` : people.join(", ");
  const hidden = `${counted(hiddenFileCount, "file")}, ${counted(hiddenCommentCount, "comment")}`;
  return [
    `${counted(fileCount, "file")}: ${lines}`,
    ...(unreadable == null ? [] : [unreadable]),
    counted(commentCount, "comment"),
    ...(people.length > 0 ? [`${people.length === 1 ? "Person" : "People"}: ${named}`] : []),
    ...(hiddenFileCount > 0 || hiddenCommentCount > 0 ? [`Left out: ${hidden}`] : []),
  ].join("\n");
}
