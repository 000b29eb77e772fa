import { reviewText } from "#cli/output/reviewText.ts";
import { chosenReport } from "#cli/reviews/chosenReport.ts";
import { reviewArgument } from "./reviewArgument.ts";
import { fenced } from "./fenced.ts";
import type { McpTool } from "./McpTool.ts";
import { pieceOf } from "./pieceOf.ts";
import { reviewFacts } from "./reviewFacts.ts";

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
