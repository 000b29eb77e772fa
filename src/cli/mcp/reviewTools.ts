import { isAbsolute, relative, resolve } from "node:path";
import { REPORT_OPTIONS } from "#cli/arguments/Command.ts";
import { REPORT_FILE } from "#cli/commands/check.ts";
import { readNamedFile, toolOutput } from "#cli/commands/readInputFile.ts";
import { importReport, outsideText, reportText } from "#cli/mutations/importReport.ts";
import { tableText } from "#cli/output/format.ts";
import { type ReviewReport, reviewText } from "#cli/output/reviewReport.ts";
import { findReviewReport, listedReviews } from "#cli/reviews/findReview.ts";
import { cutText } from "#contract/untrustedText.ts";
import { GalleyError } from "#contract/errors.ts";
import { MCP_REVIEWS_MAX } from "#contract/limits.ts";
import { fenced, pieceOf } from "./fencedText.ts";
import { type McpTool, optionSchemas, optionsIn, reviewArgument } from "./McpTool.ts";

const NONE = "There are no such reviews.";
const TITLE_MAX = 120;
const NAME_MAX = 60;

export const listReviewsTool: McpTool = {
  name: "list_reviews",
  title: "List reviews",
  description: "List the code reviews of this repository, the last updated first.",
  reads: true,
  takes: {
    all: { type: "boolean", description: "Include merged and abandoned reviews. Default: false." },
    after: { type: "string", description: "The id of the last review of the previous page." },
  },
  needs: [],
  async run({ galley }, toolArgs) {
    const isAll = toolArgs.flag("all");
    const after = toolArgs.optionalText("after");
    const reviews = await listedReviews(galley, isAll);
    const begin = after === undefined ? 0 : reviews.findIndex(({ id }) => id === after) + 1;
    if (after !== undefined && begin === 0)
      throw new GalleyError("NOT_FOUND", `The list has no review with the id ${JSON.stringify(after)}.`);
    const page = reviews.slice(begin, begin + MCP_REVIEWS_MAX);
    const rows = page.map(({ id, state, openThreads, branch, author, title }) => [
      id.slice(0, 12),
      state,
      `${openThreads} open`,
      cutText(branch ?? "", NAME_MAX),
      cutText(author ?? "", NAME_MAX),
      cutText(title, TITLE_MAX),
    ]);
    const isLast = begin + page.length === reviews.length;
    const next = isLast ? null : (page.at(-1)?.id ?? null);
    const more = next === null ? [] : [`There are more: call again with after = "${next}".`];
    const table = rows.length === 0 ? NONE : fenced("titles, branches and authors", [], tableText(rows));
    return { text: [table, ...more].join("\n\n"), facts: { reviews: page.map(reviewFacts), next } };
  },
};

export const readReviewTool: McpTool = {
  name: "read_review",
  title: "Read a review",
  description:
    "Read the description, state and verdicts of a review, and the commits to compare (git diff <base> <head>).",
  reads: true,
  takes: {
    review: reviewArgument,
    offset: { type: "integer", minimum: 0, description: "The offset of the next piece of a long text." },
  },
  needs: [],
  async run({ galley }, toolArgs) {
    const report = await findReviewReport(galley, toolArgs.optionalText("review"));
    const offset = toolArgs.countIfAny("offset");
    const { text, next } = pieceOf(reviewText(report), offset);
    const { id, base, head } = report;
    const authors = [report.author ?? "", ...report.verdicts.map(({ by }) => by.name ?? by.email)];
    const parts = [
      `Review ${id}`,
      ...(base === null || head === null ? [] : [`Show the change: git diff ${base} ${head}`]),
      fenced("description and verdicts", authors, text),
      ...(next === null ? [] : [`Continued: call again with offset ${next}.`]),
    ];
    return { text: parts.join("\n"), facts: { ...reviewFacts(report), next } };
  },
};

/** The fields of a review that contain no untrusted text. */
function reviewFacts({ id, state, openThreads, unpushedComments, base, head, patchSets }: ReviewReport) {
  return { id, state, openThreads, unpushedComments, base, head, patchSet: patchSets.at(-1)?.number ?? null };
}

export const importReportTool: McpTool = {
  name: "import_report",
  title: "Import a report",
  description:
    "Import the report of a linter, a test run or the coverage of tests, so that the reviewer sees it in the diff: SARIF, rdjson, ESLint or oxlint JSON, GitHub annotations, path:line:col lines, Checkstyle, JUnit, lcov, Cobertura, JaCoCo, Go cover. It replaces an older report of the tool for the same files.",
  reads: false,
  isIdempotent: true,
  takes: {
    path: { type: "string", description: "The report's file, relative to the repository's root." },
    ...optionSchemas(REPORT_OPTIONS),
  },
  needs: ["path"],
  async run({ galley }, toolArgs) {
    const name = toolArgs.text("path");
    const path = resolve(galley.root, name);
    const inside = relative(galley.root, path);
    if (inside.startsWith("..") || isAbsolute(inside))
      throw new GalleyError("BAD_INPUT", "The report must be a file in the repository's folder.");
    const report = toolOutput(await readNamedFile(path, name, REPORT_FILE));
    const reports = await importReport(galley, report, null, optionsIn(toolArgs, REPORT_OPTIONS));
    const lines = reports.flatMap((report) => [reportText(report), outsideText(report) ?? []].flat());
    const facts = reports.map(({ tool: _tool, outside: _outside, details: _details, ...numbers }) => numbers);
    return { text: `Imported:\n${fenced("tools and paths", [], lines.join("\n"))}`, facts: { reports: facts } };
  },
};
