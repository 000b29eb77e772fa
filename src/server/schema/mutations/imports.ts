import type { Int } from "grats";
import { importComments as importCommentsOperation } from "#server/operations/comments/importComments.ts";
import { importReport as importReportOperation } from "#server/exchange/reports/importReport.ts";
import { inputRules } from "#server/store/notes/inputRules.ts";
import { findThread, threadPosition } from "../comments/ReviewThread.ts";
import type { Context } from "../request/Context.ts";
import type { Review } from "../reviews/Review.ts";
import type { GitObjectID } from "../scalars.ts";
import { attempt, type Problem, writeReview } from "./runMutation.ts";

/** The input of `importComments`. @gqlInput */
interface ImportCommentsInput {
  /** The slug of the repository. */
  readonly slug: string;
  /** The text of a file that was saved in an exported review: at most 262,144 characters. */
  readonly commentsFile: string;
}

/** The payload of `importComments`. @gqlType */
interface ImportCommentsPayload {
  /** The number of comments that were added. @gqlField */
  readonly added: Int;
  /** The number of comments whose text was changed by the file. @gqlField */
  readonly edited: Int;
  /** The number of comments that were there already. @gqlField */
  readonly existing: Int;
  /** The number of added threads whose lines are not found with certainty in the current change. @gqlField */
  readonly uncertain: Int;
  /** The updated review, or null if the mutation failed. @gqlField */
  readonly review: Review | null;
  /** The reason why the mutation failed, or null. @gqlField */
  readonly problem: Problem | null;
}

/**
 * Imports the comments that somebody wrote in an exported review. Each is added once, in the name that the file gives,
 * marked as imported. They get their place in the current change as all comments do.
 * @gqlMutationField
 */
export async function importComments(context: Context, input: ImportCommentsInput): Promise<ImportCommentsPayload> {
  const { review, result, problem } = await writeReview(context, async () => {
    const served = context.repositories.bySlug(input.slug);
    const reviewContext = await context.loaders.reviewsOf(served).currentContext();
    const done = await importCommentsOperation(reviewContext, input.commentsFile);
    return { served, review: done.review, result: done };
  });
  if (problem) return { added: 0, edited: 0, existing: 0, uncertain: 0, review, problem };
  const { added, edited, existing } = result;
  const threads = added.flatMap((id) => findThread(review.viewerReview, id) ?? []);
  const positions = await Promise.all(threads.map((thread) => threadPosition(thread, context)));
  const uncertain = positions.filter(({ certainty }) => certainty !== "EXACT" && certainty !== "SHIFTED").length;
  return { added: added.length, edited, existing, uncertain, review, problem };
}

/** A report of a tool that was imported. @gqlType */
interface ImportedReport {
  /** The tool, as the report or the user names it. @gqlField */
  readonly tool: string;
  /** The commit or snapshot that the report is for. @gqlField */
  readonly commitOid: GitObjectID;
  /** True if that is a snapshot of uncommitted work. @gqlField */
  readonly isUncommitted: boolean;
  /** The number of findings that are errors. @gqlField */
  readonly errors: Int;
  /** The number of findings that are warnings. @gqlField */
  readonly warnings: Int;
  /** The number of other findings. @gqlField */
  readonly notes: Int;
  /** The number of files whose coverage it has; null if the tool measures none. @gqlField */
  readonly coveredFiles: Int | null;
  /** The number of paths in the report that no file of the commit has, or several. @gqlField */
  readonly outsideCount: Int;
  /** The first ten of them. @gqlField */
  readonly outside: readonly string[];
  /** True if the outcome is written as a check of the commit. @gqlField */
  readonly isCheck: boolean;
  /**
   * `success`, `failure`, or `unknown` if the report does not show that its tool ran to its end on files of this commit;
   * null for coverage.
   * @gqlField
   */
  readonly outcome: string | null;
  /** What is unusual about the report, in sentences. @gqlField */
  readonly details: readonly string[];
}

/** The payload of `importReport`. @gqlType */
interface ImportReportPayload {
  /** The imported reports: one for each tool that the report has results of; null if the mutation failed. @gqlField */
  readonly reports: readonly ImportedReport[] | null;
  /** The reason why the mutation failed, or null. @gqlField */
  readonly problem: Problem | null;
}

/** The input of `importReport`. @gqlInput */
interface ImportReportInput {
  /** The client's idempotency key: 8 to 64 letters, digits, `_` or `-`. */
  readonly key: string;
  /** The slug of the repository. */
  readonly slug: string;
  /** The report, whose format is recognized by its content. */
  readonly report: string;
  /** The revision that the tool ran on. Defaults to the uncommitted work if there is some, else to HEAD. */
  readonly revision?: string | null;
  /** The name of the tool, if the report has none or another one. */
  readonly name?: string | null;
  /** The folder of the request, relative to the root, which is empty. Null if it is unknown. */
  readonly folder?: string | null;
  /** The folder in which the paths of the report start, relative to the root, which is `.`. */
  readonly pathPrefix?: string | null;
}

const OUTSIDE_SHOWN = 10;

/**
 * Imports a report of a linter, a test run or the coverage of tests. It replaces an older report of the tool for the same
 * tree. It stays in this repository, except for its outcome, which is a check of its commit.
 * @gqlMutationField
 */
export async function importReport(context: Context, input: ImportReportInput): Promise<ImportReportPayload> {
  const { key, slug, report: text, revision = null, name = null, folder = null, pathPrefix = null } = input;
  const { done, problem } = await attempt(async () => {
    inputRules.key(key);
    const served = context.repositories.bySlug(slug);
    const reviewContext = await context.loaders.reviewsOf(served).reviewContext();
    return importReportOperation(reviewContext, { text, revision, name, folder, pathPrefix });
  });
  if (problem) return { reports: null, problem };
  context.loaders.forget();
  const reports = done.map(({ commit, outside, hasCoverage, coveredFiles, isUncommitted = false, ...report }) => ({
    ...report,
    isUncommitted,
    commitOid: commit,
    coveredFiles: hasCoverage ? coveredFiles : null,
    outsideCount: outside.length,
    outside: outside.slice(0, OUTSIDE_SHOWN),
  }));
  return { reports, problem: null };
}
