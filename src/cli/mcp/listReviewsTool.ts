import { MCP_REVIEWS_MAX } from "#contract/limits.ts";
import { GalleyError } from "#contract/errors.ts";
import { listedReviews } from "#cli/reviews/listedReviews.ts";
import { tableText } from "#cli/output/tableText.ts";
import { fenced } from "./fenced.ts";
import type { McpTool } from "./McpTool.ts";
import { reviewFacts } from "./reviewFacts.ts";

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
