import { addRemark, answerRemark } from "#cli/mutations/commentMutations.ts";
import { chosenRemark, chosenRemarks } from "#cli/reviews/findComments.ts";
import { chosenReview } from "#cli/reviews/findReview.ts";
import { GalleyError } from "#contract/errors.ts";
import { remarksText } from "#server/reviews/comments/threadsMarkdown.ts";
import { fenced, pieceOf, remarkPage } from "./fencedText.ts";
import { type McpTool, reviewArgument } from "./McpTool.ts";

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
