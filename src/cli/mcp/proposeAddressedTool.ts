import { answerRemark } from "#cli/deeds/answerRemark.ts";
import { chosenRemark } from "#cli/reviews/chosenRemark.ts";
import type { McpTool } from "./McpTool.ts";

/** Proposes that a remark is done; its reader decides. */
export const proposeAddressedTool: McpTool = {
  name: "propose_addressed",
  title: "Propose that a remark is addressed",
  says: "Answer a remark and propose that it is done, after the files were edited. It stays open until its reader has looked.",
  reads: false,
  takes: {
    id: { type: "string", description: "The first 7 digits or more of the remark's id." },
    body: { type: "string", description: "What was done, as Markdown." },
    revision: {
      type: "string",
      description:
        "The commit that did it; where left out what the review is at now, of uncommitted work the files as they are.",
    },
  },
  needs: ["id", "body"],
  async run({ galley }, given) {
    const body = given.text("body");
    const { review, thread, oid } = await chosenRemark(galley, given.text("id"));
    const { id, addressed } = await answerRemark(galley, {
      thread: thread.id,
      replyTo: oid,
      body,
      isAddressed: true,
      addressedBy: given.textIfAny("revision") ?? null,
    });
    return {
      text: `Proposed: answer ${id} says that ${addressed} did it. The remark stays open until its reader has looked.`,
      facts: { id, review: review.revision, by: addressed },
    };
  },
};
