import { chosenRemarks } from "#cli/reviews/chosenRemarks.ts";
import type { McpTool } from "./McpTool.ts";
import { remarkPage } from "./remarkPage.ts";
import { reviewArgument } from "./reviewArgument.ts";

/** Lists the remarks of a review, each with its code then and now and all that was answered. */
export const listRemarksTool: McpTool = {
  name: "list_remarks",
  title: "List remarks",
  says: "List the remarks of a review, each with where it stands now, its code, its thread, and what it suggests as a patch.",
  reads: true,
  takes: {
    review: reviewArgument,
    open: { type: "boolean", description: "Only what still waits for something; true where left out." },
    since: {
      type: "string",
      description: "Only threads in which something was said since this patch set (2) or time (ISO 8601).",
    },
    after: { type: "string", description: "The id of the last remark of the page before." },
  },
  needs: [],
  async run({ galley, shown }, given) {
    const wanted = { isOpen: given.flag("open", true), since: given.textIfAny("since") };
    const { review, remarks, said } = await chosenRemarks(galley, given.textIfAny("review"), wanted);
    const page = remarkPage(remarks, given.textIfAny("after"));
    shown.set(review, said);
    return page;
  },
};
