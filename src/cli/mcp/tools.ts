import { listedReviews, findReviewReport } from "#cli/reviews/findReview.ts";
import { changeTarget } from "#cli/reviews/reviewTarget.ts";
import { pageAddress } from "#cli/server/serveInBackground.ts";
import { GalleyError } from "#contract/errors.ts";
import { MCP_REVIEWS_MAX } from "#contract/limits.ts";
import {
  commentManyTool,
  commentTool,
  listThreadsTool,
  proposeAddressedTool,
  readThreadTool,
  replyTool,
} from "./commentTools.ts";
import { requestTool, waitTool } from "./loopTools.ts";
import { type McpTool, optionSchemas, optionsIn, reviewArgument } from "./McpTool.ts";
import { isAbsolute, relative, resolve } from "node:path";
import { REPORT_OPTIONS } from "#cli/arguments/Command.ts";
import { REPORT_FILE } from "#cli/commands/check.ts";
import { readNamedFile, toolOutput } from "#cli/commands/readInputFile.ts";
import { importReport, outsideText, reportText } from "#cli/mutations/importReport.ts";
import { tableText } from "#cli/output/format.ts";
import { type ReviewReport, reviewText } from "#cli/output/reviewReport.ts";
import { cutText } from "#contract/untrustedText.ts";
import { fenced, fitting, pieceOf } from "./fencedText.ts";

const NONE = "There are no such reviews.";
const TITLE_MAX = 120;
const NAME_MAX = 60;
const REPORT_TEXT_MAX = 1000;

const listReviewsTool: McpTool = {
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
    const listed = fitting(reviews.slice(begin, begin + MCP_REVIEWS_MAX).map(listedReview));
    const left = reviews.length - begin - listed.length;
    const next = left === 0 ? null : (listed.at(-1)?.facts.id ?? null);
    const more = next === null ? [] : [`${left} more: call list_reviews again with after = "${next}".`];
    const table = tableText(listed.map(({ cells }) => cells));
    const text = listed.length === 0 ? NONE : fenced("titles, branches and authors", [], table);
    return { text: [text, ...more].join("\n\n"), facts: { reviews: listed.map(({ facts }) => facts), next } };
  },
};

function listedReview(review: ReviewReport) {
  const { id, state, openThreads, branch, author, title } = review;
  const people = [branch ?? "", author ?? ""].map((one) => cutText(one, NAME_MAX));
  const cells = [id.slice(0, 12), state, `${openThreads} unresolved`, ...people, cutText(title, TITLE_MAX)];
  return { cells, text: cells.join("  "), facts: reviewFacts(review) };
}

const readReviewTool: McpTool = {
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
      ...(next === null ? [] : [`Continued: call read_review with review "${id.slice(0, 12)}" and offset ${next}.`]),
    ];
    return { text: parts.join("\n"), facts: { ...reviewFacts(report), next } };
  },
};

/** The fields of a review that contain no untrusted text. */
function reviewFacts({ id, state, openThreads, unpushedComments, base, head, patchSets }: ReviewReport) {
  return { id, state, openThreads, unpushedComments, base, head, patchSet: patchSets.at(-1)?.number ?? null };
}

const openChangeTool: McpTool = {
  name: "open_change",
  title: "Link to a change",
  description:
    "Return a link to a change or its review, to be shown to the person. Opens nothing; starts a Galley server in the background if none runs.",
  reads: false,
  isIdempotent: true,
  takes: {
    what: {
      type: "string",
      description:
        "A branch, a commit, a range (main...topic), or at least the first 7 digits of a review's id. Default: the uncommitted work.",
    },
  },
  needs: [],
  async run({ galley }, toolArgs) {
    const { addressIn, review } = await changeTarget(galley, toolArgs.optionalText("what"));
    const link = await pageAddress(galley.root, addressIn);
    return {
      text: `Show this link to the person: ${link}\nIf the page asks them to sign in, they run \`galley open\` in the folder below, and open the link again.`,
      facts: { link, review: review?.revision ?? null },
    };
  },
};

const importReportTool: McpTool = {
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
    const facts = reports.map(({ tool: _tool, outside: _outside, details: _details, ...numbers }) => numbers);
    const texts = reports.map((one) => [reportText(one), outsideText(one) ?? []].flat().join("\n"));
    const answers = facts.map((own, at) => ({ text: cutText(texts[at] ?? "", REPORT_TEXT_MAX), facts: own }));
    const shown = fitting(answers);
    const left = answers.length - shown.length;
    const more = left === 0 ? "" : `\n${left} more were imported too: \`galley check list\` has them all.`;
    return {
      text: `Imported:\n${fenced("tools and paths", [], shown.map(({ text }) => text).join("\n"))}${more}`,
      facts: { reports: facts.slice(0, shown.length), left },
    };
  },
};

/** All tools of agents. None approves, merges or resolves a comment: only people can. */
export const tools: readonly McpTool[] = [
  listReviewsTool,
  readReviewTool,
  listThreadsTool,
  readThreadTool,
  commentTool,
  commentManyTool,
  replyTool,
  proposeAddressedTool,
  requestTool,
  waitTool,
  openChangeTool,
  importReportTool,
];
