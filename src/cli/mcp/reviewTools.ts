import { isAbsolute, relative, resolve } from "node:path";
import { readReport } from "#cli/commands/check.ts";
import { importReport, outsideText, reportText } from "#cli/mutations/importReport.ts";
import { tableText } from "#cli/output/format.ts";
import { type ReviewReport, reviewText } from "#cli/output/reviewReport.ts";
import { listThreads, unresolvedOrNew } from "#cli/reviews/findComments.ts";
import { findReviewReport, findReview, listedReviews } from "#cli/reviews/findReview.ts";
import { markDelivered, previousCommentIds, waitForReader } from "#cli/reviews/waitForReview.ts";
import { cutText } from "#contract/cutText.ts";
import { GalleyError } from "#contract/errors.ts";
import { MCP_REVIEWS_MAX, MCP_WAIT_S_MAX } from "#contract/limits.ts";
import { fenced, pieceOf, threadPage } from "./fencedText.ts";
import { type McpTool, reviewArgument } from "./McpTool.ts";

const NONE = "There are no such reviews.";
const TITLE_MAX = 120;

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
    const isAll = toolArgs.flag("all", false);
    const after = toolArgs.textIfAny("after");
    const reviews = await listedReviews(galley, isAll);
    const begin = after === undefined ? 0 : reviews.findIndex(({ id }) => id === after) + 1;
    if (after !== undefined && begin === 0)
      throw new GalleyError("NOT_FOUND", `The list has no review with the id ${JSON.stringify(after)}.`);
    const page = reviews.slice(begin, begin + MCP_REVIEWS_MAX);
    const rows = page.map(({ id, state, openThreads, branch, author, title }) => [
      id.slice(0, 12),
      state,
      `${openThreads} open`,
      branch ?? "",
      author ?? "",
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
    const report = await findReviewReport(galley, toolArgs.textIfAny("review"));
    const offset = toolArgs.countIfAny("offset", 0, Number.MAX_SAFE_INTEGER);
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
function reviewFacts({ id, state, openThreads, base, head, patchSets }: ReviewReport) {
  return { id, state, openThreads, base, head, patchSet: patchSets.at(-1)?.number ?? null };
}

/** Clients without a configured timeout end a call after a minute. */
const USUAL_S = 50;
const PROGRESS_MS = 5000;
const ANSWERS = {
  APPROVE: ["approve", "approved"],
  REQUEST_CHANGES: ["reject", "requested changes"],
  COMMENT: ["comment", "only commented"],
} as const;

export const waitTool: McpTool = {
  name: "wait_for_review",
  title: "Wait until the review is submitted",
  description:
    "Wait until the reviewer submits a verdict or comments, then return them and the unresolved comments. Returns at once if there is an answer that you have not received. Call it again after a timeout.",
  reads: true,
  takes: {
    review: reviewArgument,
    timeout_seconds: {
      type: "integer",
      minimum: 1,
      maximum: MCP_WAIT_S_MAX,
      description: `Default: ${USUAL_S}.`,
    },
    since: { type: "string", description: "Also count reviews submitted since this patch set (2) or time (ISO 8601)." },
  },
  needs: [],
  async run({ galley, shown, signal, progress }, toolArgs) {
    const most = toolArgs.countIfAny("timeout_seconds", 1, MCP_WAIT_S_MAX) ?? USUAL_S;
    const { id, revision } = await findReview(galley, toolArgs.textIfAny("review"), true);
    const since = toolArgs.textIfAny("since");
    const listed = since === undefined ? [...(shown.get(revision) ?? [])] : [];
    const before = new Set([...listed, ...(await previousCommentIds(galley, revision, since))]);
    const begun = performance.now();
    const reportProgress = (): void => progress((performance.now() - begun) / 1000, most, "waiting for the reviewer");
    reportProgress();
    const timer = setInterval(reportProgress, PROGRESS_MS);
    // Node forgets an `AbortSignal.timeout` that only `AbortSignal.any` refers to.
    const over = new AbortController();
    const timeout = setTimeout(() => over.abort(), most * 1000);
    const ending = AbortSignal.any([signal, over.signal]);
    const submitted = await waitForReader(galley, id, before, ending).finally(() => {
      clearInterval(timer);
      clearTimeout(timeout);
    });
    if (submitted === null) {
      const text = `Review ${revision} has not been submitted yet. Call this tool again to continue waiting.`;
      return { text, facts: { review: revision, submittedVerdict: null } };
    }
    const { verdict, answers } = submitted;
    const { threads } = await listThreads(galley, revision, { isOpen: false });
    const found = unresolvedOrNew(threads, answers);
    const page = threadPage(found, undefined);
    const openThreads = found.filter(({ json }) => json.state === "OPEN").length;
    const [submittedVerdict, description] = ANSWERS[verdict];
    const unresolved = verdict === "APPROVE" && openThreads > 0 ? `, with ${openThreads} unresolved` : "";
    const head = `The reviewer ${description}${unresolved} (review ${revision}). What they wrote, and unresolved comments:`;
    signal.throwIfAborted(); // an answer that is not sent is not delivered
    await markDelivered(galley, id, answers);
    return {
      text: `${head}\n\n${page.text}`,
      facts: { review: revision, submittedVerdict, openThreads, ...page.facts },
    };
  },
};

const OUTSIDE = "The report must be a file in the repository's folder.";

export const importReportTool: McpTool = {
  name: "import_report",
  title: "Import a report",
  description:
    "Import the report of a linter, a test run or the coverage of tests, so that the reviewer sees it in the diff: SARIF, rdjson, ESLint or oxlint JSON, GitHub annotations, path:line:col lines, Checkstyle, JUnit, lcov, Cobertura, JaCoCo, Go cover. It replaces an older report of the tool for the same files.",
  reads: false,
  takes: {
    path: { type: "string", description: "The report's file, relative to the repository's root." },
    commit: {
      type: "string",
      description: "The commit that the tool ran on. Default: the uncommitted work if there is some, else HEAD.",
    },
    name: { type: "string", description: "The tool's name. Default: as in the report." },
  },
  needs: ["path"],
  async run({ galley }, toolArgs) {
    const name = toolArgs.text("path");
    const path = resolve(galley.root, name);
    const inside = relative(galley.root, path);
    if (inside.startsWith("..") || isAbsolute(inside)) throw new GalleyError("BAD_INPUT", OUTSIDE);
    const reports = await importReport(galley, {
      report: await readReport(path, name),
      revision: toolArgs.textIfAny("commit") ?? null,
      name: toolArgs.textIfAny("name") ?? null,
    });
    const lines = reports.flatMap((report) => [reportText(report), outsideText(report) ?? []].flat());
    const facts = reports.map(({ tool: _tool, outside: _outside, ...numbers }) => numbers);
    return { text: `Imported:\n${fenced("tools and paths", [], lines.join("\n"))}`, facts: { reports: facts } };
  },
};
