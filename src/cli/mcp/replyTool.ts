import { randomUUID } from "node:crypto";
import { findRemark } from "#cli/reviews/findRemark.ts";
import { reply } from "#server/reviews/comments/reply.ts";
import type { McpTool } from "./McpTool.ts";

/** Answers a remark. */
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
  async run({ room }, given) {
    const body = given.text("body");
    const { review, thread, comment: parent } = await findRemark(room, given.text("id"));
    const answer = { key: randomUUID(), review: review.revision, thread: thread.root.item.id, parent, body };
    const { comment } = await reply(room, answer);
    return { text: `Written: answer ${comment}`, facts: { id: comment, review: review.revision } };
  },
};
