import { tableText } from "#cli/output/format.ts";
import { type ReviewReport, reviewText } from "#cli/output/reviewReport.ts";
import { chosenRemarks } from "#cli/reviews/findComments.ts";
import { chosenReport, chosenReview, listedReviews } from "#cli/reviews/findReview.ts";
import { saidBefore, waitForReader } from "#cli/reviews/waitForReview.ts";
import { GalleyError } from "#contract/errors.ts";
import { MCP_REVIEWS_MAX, MCP_WAIT_S_MAX } from "#contract/limits.ts";
import { fenced, pieceOf, remarkPage } from "./fencedText.ts";
import { type McpTool, reviewArgument } from "./McpTool.ts";

const NONE = "There are no such reviews.";
const TITLE_MAX = 120;

/** Lists reviews, those that changed last first. */
export const listReviewsTool: McpTool = {
  name: "list_reviews",
  title: "List reviews",
  says: "List the code reviews of this repository, those that changed last first.",
  reads: true,
  takes: {
    all: { type: "boolean", description: "Those that are merged or abandoned too; false where left out." },
    after: { type: "string", description: "The id of the last review of the page before." },
  },
  needs: [],
  async run({ galley }, given) {
    const isAll = given.flag("all", false);
    const after = given.textIfAny("after");
    const reviews = await listedReviews(galley, isAll);
    const begin = after === undefined ? 0 : reviews.findIndex(({ id }) => id === after) + 1;
    if (after !== undefined && begin === 0)
      throw new GalleyError("NOT_FOUND", `No listed review has the id ${JSON.stringify(after)}.`);
    const page = reviews.slice(begin, begin + MCP_REVIEWS_MAX);
    const rows = page.map(({ id, state, openThreads, branch, author, title }) => [
      id.slice(0, 12),
      state,
      `${openThreads} open`,
      branch ?? "",
      author,
      title.slice(0, TITLE_MAX),
    ]);
    const isLast = begin + page.length === reviews.length;
    const next = isLast ? null : (page.at(-1)?.id ?? null);
    const more = next === null ? [] : [`There are more: ask again with after = "${next}".`];
    const table = rows.length === 0 ? NONE : fenced("titles, branches and authors", [], tableText(rows));
    return { text: [table, ...more].join("\n\n"), facts: { reviews: page.map(reviewFacts), next } };
  },
};

/** The tool that says what a review is about, where it stands and what was said of the whole of it. */
export const readReviewTool: McpTool = {
  name: "read_review",
  title: "Read a review",
  says: "Say what a review is about: its description, state, verdicts, and the commits to compare (git diff <base> <head>).",
  reads: true,
  takes: { review: reviewArgument, offset: { type: "integer", minimum: 0, description: "Where a long text goes on." } },
  needs: [],
  async run({ galley }, given) {
    const report = await chosenReport(galley, given.textIfAny("review"));
    const offset = given.countIfAny("offset", 0, Number.MAX_SAFE_INTEGER);
    const { text, next } = pieceOf(reviewText(report), offset);
    const { id, base, head } = report;
    const authors = [report.author, ...report.verdicts.map(({ by }) => by.name ?? by.email)];
    const parts = [
      `Review ${id}`,
      ...(base === null || head === null ? [] : [`Its change: git diff ${base} ${head}`]),
      fenced("description and verdicts", authors, text),
      ...(next === null ? [] : [`It goes on: ask again with offset ${next}.`]),
    ];
    return { text: parts.join("\n"), facts: { ...reviewFacts(report), next } };
  },
};

/** Says of a review what no one else's words are part of. */
function reviewFacts({ id, state, openThreads, base, head, patchSets }: ReviewReport) {
  return { id, state, openThreads, base, head, patchSet: patchSets.at(-1)?.number ?? null };
}

/** Clients that were told nothing else give a call up after a minute. */
const USUAL_S = 50;
const PROGRESS_MS = 5000;
const SAYS = {
  APPROVE: ["approve", "approved"],
  REQUEST_CHANGES: ["reject", "asked for changes"],
  COMMENT: ["comment", "left remarks alone"],
} as const;

/** Waits until the reader hands the review back. */
export const waitTool: McpTool = {
  name: "wait_for_hand_back",
  title: "Wait until the review is handed back",
  says: "Wait until the person who reads the change hands it back by a verdict or by remarks, then give what is open. What they said since you last listed remarks counts. Call it again where nobody did in time.",
  reads: true,
  takes: {
    review: reviewArgument,
    timeout_seconds: {
      type: "integer",
      minimum: 1,
      maximum: MCP_WAIT_S_MAX,
      description: `${USUAL_S} where left out.`,
    },
    since: { type: "string", description: "Count what was said since this patch set (2) or time (ISO 8601)." },
  },
  needs: [],
  async run({ galley, shown, signal, progress }, given) {
    const most = given.countIfAny("timeout_seconds", 1, MCP_WAIT_S_MAX) ?? USUAL_S;
    const { id, revision } = await chosenReview(galley, given.textIfAny("review"), true);
    const since = given.textIfAny("since");
    const known = since === undefined ? shown.get(revision) : undefined;
    const before = known ?? (await saidBefore(galley, revision, since));
    const begun = performance.now();
    const tell = (): void => progress((performance.now() - begun) / 1000, most, "waiting for the reader");
    tell();
    const timer = setInterval(tell, PROGRESS_MS);
    const ending = AbortSignal.any([signal, AbortSignal.timeout(most * 1000)]);
    const answer = await waitForReader(galley, id, before, ending).finally(() => clearInterval(timer));
    if (answer === null) {
      shown.set(revision, before); // what comes between two calls counts in the next
      const text = `Nobody has handed review ${revision} back yet. Call this tool again to go on waiting.`;
      return { text, facts: { review: revision, handedBack: null } };
    }
    const { remarks, said } = await chosenRemarks(galley, revision, { isOpen: true });
    shown.set(revision, said);
    const page = remarkPage(remarks, undefined);
    const [handedBack, says] = SAYS[answer];
    const head = `The reader ${says} (review ${revision}). What is open:`;
    return { text: `${head}\n\n${page.text}`, facts: { review: revision, handedBack, ...page.facts } };
  },
};
