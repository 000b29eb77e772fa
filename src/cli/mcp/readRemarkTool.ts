import { chosenRemark } from "#cli/reviews/chosenRemark.ts";
import { chosenRemarks } from "#cli/reviews/chosenRemarks.ts";
import { remarksText } from "#server/reviews/remarks/remarksText.ts";
import { fenced } from "./fenced.ts";
import type { McpTool } from "./McpTool.ts";
import { pieceOf } from "./pieceOf.ts";

/** The tool that reads one remark to its end, piece by piece where it is long. */
export const readRemarkTool: McpTool = {
  name: "read_remark",
  title: "Read a remark",
  says: "Read one remark with its code, its thread and its suggestion; a long one in pieces.",
  reads: true,
  takes: {
    id: { type: "string", description: "The first 7 digits or more of the id of the remark or of any answer to it." },
    offset: { type: "integer", minimum: 0, description: "Where a long text goes on." },
  },
  needs: ["id"],
  async run({ galley }, given) {
    const { review, thread, rootOid: id } = await chosenRemark(galley, given.text("id"));
    const { remarks } = await chosenRemarks(galley, review.revision, { isOpen: false, roots: [id] });
    const [remark] = remarks;
    const { text, next } = pieceOf(
      remark === undefined ? "It was taken back." : remarksText([remark]),
      given.countIfAny("offset", 0, Number.MAX_SAFE_INTEGER),
    );
    const authors = remark?.comments.map(({ author, agent }) => agent ?? author.name ?? author.email) ?? [];
    const more = next === null ? [] : [`It goes on: ask again with offset ${next}.`];
    return {
      text: [`Remark ${id}`, fenced("remarks and code", authors, text), ...more].join("\n"),
      facts: { id, review: review.revision, state: thread.state, next },
    };
  },
};
