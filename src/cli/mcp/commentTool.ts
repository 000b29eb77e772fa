import { GalleyError } from "#contract/errors.ts";
import { addRemark } from "#cli/deeds/addRemark.ts";
import { chosenReview } from "#cli/reviews/chosenReview.ts";
import type { McpTool } from "./McpTool.ts";
import { reviewArgument } from "./reviewArgument.ts";

const LINE_MAX = 2 ** 31 - 1;
const NO_PATH = "Lines are those of a file: name its path.";

/** Remarks on lines, on a file or on the whole change. */
export const commentTool: McpTool = {
  name: "comment",
  title: "Remark on the change",
  says: "Remark on lines, on a file or on the whole change. It is marked as written by you, an agent.",
  reads: false,
  takes: {
    review: reviewArgument,
    body: { type: "string", description: "Markdown." },
    path: { type: "string", description: "From the repository's root; the whole change where left out." },
    start_line: { type: "integer", minimum: 1 },
    end_line: { type: "integer", minimum: 1, description: "The same line where left out." },
    side: { enum: ["new", "old"], description: "What is there now, or what was before the change." },
    kind: { enum: ["blocking", "note"], description: "Whether something has to happen before the change goes in." },
  },
  needs: ["body"],
  async run({ galley }, given) {
    const body = given.text("body");
    const path = given.textIfAny("path") ?? null;
    const startLine = given.countIfAny("start_line", 1, LINE_MAX) ?? null;
    const endLine = given.countIfAny("end_line", 1, LINE_MAX) ?? startLine;
    if (path === null && endLine !== null) throw new GalleyError("BAD_INPUT", NO_PATH);
    const side = given.oneOf("side", ["new", "old"], "new") === "old" ? "OLD" : "NEW";
    const kind = given.oneOf("kind", ["blocking", "note"], "blocking") === "note" ? "NOTE" : "BLOCKING";
    const { id: review, revision } = await chosenReview(galley, given.textIfAny("review"), true);
    const id = await addRemark(galley, { review, anchor: { path, startLine, endLine, side }, body, kind });
    return { text: `Written: remark ${id}`, facts: { id, review: revision } };
  },
};
