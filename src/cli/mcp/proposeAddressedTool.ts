import { randomUUID } from "node:crypto";
import { addressedBy } from "#cli/reviews/addressedBy.ts";
import { findRemark } from "#cli/reviews/findRemark.ts";
import { reply } from "#server/reviews/comments/reply.ts";
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
  async run({ room }, given) {
    const body = given.text("body");
    const { review, thread, comment: parent } = await findRemark(room, given.text("id"));
    const addressed = await addressedBy(room, review, given.textIfAny("revision"));
    const answer = { key: randomUUID(), review: review.revision, thread: thread.root.item.id, parent, body, addressed };
    const { comment } = await reply(room, answer);
    return {
      text: `Proposed: answer ${comment} says that ${addressed} did it. The remark stays open until its reader has looked.`,
      facts: { id: comment, review: review.revision, by: addressed },
    };
  },
};
