import { answerRemark } from "#cli/deeds/answerRemark.ts";
import { chosenRemark } from "#cli/reviews/chosenRemark.ts";
import type { McpTool } from "./McpTool.ts";

/** The tool that answers a remark, in the agent's name. */
export const replyTool: McpTool = {
  name: "reply",
  title: "Answer a remark",
  says: "Answer a remark without proposing that it is done: to ask back, or to say why not.",
  reads: false,
  takes: {
    id: { type: "string", description: "The first 7 digits or more of the id of what is answered." },
    body: { type: "string", description: "Markdown." },
  },
  needs: ["id", "body"],
  async run({ galley }, given) {
    const body = given.text("body");
    const { review, thread, oid } = await chosenRemark(galley, given.text("id"));
    const { id } = await answerRemark(galley, { thread: thread.id, replyTo: oid, body });
    return { text: `Written: answer ${id}`, facts: { id, review: review.revision } };
  },
};
