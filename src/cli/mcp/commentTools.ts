import { READ_OPTIONS, THREAD_FILTERS } from "#cli/arguments/Command.ts";
import {
  placeText,
  postComment,
  postComments,
  postReply,
  type WrittenComment,
} from "#cli/mutations/commentMutations.ts";
import { commentById, listThreads, threadById } from "#cli/reviews/findComments.ts";
import { findReview } from "#cli/reviews/findReview.ts";
import { COMMENTS_AT_ONCE_MAX } from "#contract/limits.ts";
import { cutText } from "#contract/untrustedText.ts";
import { continuedAt, fenced, fitting, pieceOf, threadPage } from "./fencedText.ts";
import {
  commentArgument,
  type McpTool,
  optionSchemas,
  optionsIn,
  reviewArgument,
  type ToolArguments,
} from "./McpTool.ts";

const SUBMODULES = "Comments in submodules are missing here or not pushed: `galley show` names the submodules.";

export const listThreadsTool: McpTool = {
  name: "list_threads",
  title: "List comments",
  description:
    "List the comment threads of a review, each with its current location, its code, its replies, and its suggestion as a patch.",
  reads: true,
  takes: {
    review: reviewArgument,
    ...optionSchemas(THREAD_FILTERS),
    after: { type: "string", description: "The id of the last comment of the previous page." },
  },
  needs: [],
  async run({ galley }, toolArgs) {
    const filters = optionsIn(toolArgs, THREAD_FILTERS);
    const notices: string[] = [];
    const note = () => void notices.push(SUBMODULES); // its sentence has paths, which are anybody's text
    const threads = await listThreads(galley, toolArgs.optionalText("review"), filters, note);
    const page = threadPage(threads, toolArgs.optionalText("after"));
    return { ...page, text: [...notices, page.text].join("\n") };
  },
};

export const readThreadTool: McpTool = {
  name: "read_thread",
  title: "Read a comment",
  description: "Read one comment with its code, its replies and its suggestion. A long one is read in pieces.",
  reads: true,
  takes: {
    id: commentArgument,
    offset: { type: "integer", minimum: 0, description: "The offset of the next piece of a long text." },
  },
  needs: ["id"],
  async run({ galley }, toolArgs) {
    const { json, markdown } = await threadById(galley, toolArgs.text("id"));
    const { id, review, state, comments } = json;
    const { text, next } = pieceOf(markdown, toolArgs.countIfAny("offset"));
    const authors = comments.map(({ author, agent }) => agent ?? author.name ?? author.email);
    const more = next === null ? [] : [continuedAt(id, next)];
    return {
      text: [`Comment ${id}`, fenced("comments and code", authors, text), ...more].join("\n"),
      facts: { id, review, state, next },
    };
  },
};

const LINE_MAX = 2 ** 31 - 1;

const COMMENT_FIELDS = {
  body: { type: "string", description: "Markdown." },
  path: { type: "string", description: "Relative to the repository's root. Default: the whole change." },
  start_line: { type: "integer", minimum: 1, maximum: LINE_MAX, description: "Default: the whole file." },
  end_line: { type: "integer", minimum: 1, maximum: LINE_MAX, description: "Default: start_line." },
  side: {
    type: "string",
    enum: ["new", "old"],
    description: "The side of the change after or before it. Default: new.",
  },
  kind: {
    type: "string",
    enum: ["blocking", "note"],
    description: "Blocking if it must be resolved before the change lands. Default: note.",
  },
} as const;

function commentIn(toolArgs: ToolArguments) {
  const body = toolArgs.text("body");
  const path = toolArgs.optionalText("path") ?? null;
  const startLine = toolArgs.countIfAny("start_line") ?? null;
  const endLine = toolArgs.countIfAny("end_line") ?? startLine;
  const side = toolArgs.optionalText("side") === "old" ? "OLD" : "NEW";
  const kind = toolArgs.optionalText("kind") === "blocking" ? "BLOCKING" : "NOTE";
  return { anchor: { path, startLine, endLine, side }, body, kind } as const;
}

function writtenFacts({ id, thread: { written, layer, now } }: WrittenComment) {
  return {
    id,
    patchSet: written?.patchSet ?? null,
    layer: layer?.position ?? null,
    certainty: now.certainty,
    lines: now.code && { startLine: now.code.startLine, endLine: now.code.endLine },
  };
}

export const commentTool: McpTool = {
  name: "comment",
  title: "Comment on the change",
  description: "Comment on lines, on a file or on the whole change. The comment is marked as written by an agent.",
  reads: false,
  takes: { review: reviewArgument, ...COMMENT_FIELDS, ...optionSchemas(READ_OPTIONS) },
  needs: ["body"],
  async run({ galley }, toolArgs) {
    const [comment, read] = [commentIn(toolArgs), optionsIn(toolArgs, READ_OPTIONS)];
    const review = await findReview(galley, toolArgs.optionalText("review"), true);
    const added = await postComment(galley, review, read, comment);
    const place = [placeText(added), ...(added.thread.now.code?.lines ?? []).map((line) => `> ${line}`)].join("\n");
    const { text, next } = pieceOf(place);
    const more = next === null ? "" : `\nThis is cut: call read_thread with id "${added.id}" for all of it.`;
    return {
      text: `Added comment ${added.id}\n${fenced("path and code", [], text)}${more}`,
      facts: { review: review.revision, ...writtenFacts(added) },
    };
  },
};

/** The length of what is shown of the first line of a comment's code. */
const LINE_TEXT_MAX = 80;
/** The length of a path with the subject of its layer. */
const PLACE_TEXT_MAX = 1000;

export const commentManyTool: McpTool = {
  name: "comment_many",
  title: "Write many comments at once",
  description: `Write 1 to ${COMMENTS_AT_ONCE_MAX} comments on a change together, each as \`comment\` does. If one is not valid, none is written, and the error names it by its number. The same call again on the same state adds nothing.`,
  reads: false,
  isIdempotent: true,
  takes: {
    review: reviewArgument,
    comments: {
      type: "array",
      minItems: 1,
      maxItems: COMMENTS_AT_ONCE_MAX,
      description: "Each has the arguments of `comment` from body to kind.",
      items: { type: "object", properties: COMMENT_FIELDS, required: ["body"], additionalProperties: false },
    },
    ...optionSchemas(READ_OPTIONS),
  },
  needs: ["comments"],
  async run({ galley }, toolArgs) {
    const items = toolArgs.objects("comments");
    const [comments, read] = [items.map(commentIn), optionsIn(toolArgs, READ_OPTIONS)];
    const review = await findReview(galley, toolArgs.optionalText("review"), true);
    const written = await postComments(galley, review, read, comments);
    const answers = written.map((one) => {
      const [line] = one.thread.now.code?.lines ?? [];
      const shown = line === undefined ? "" : `\n> ${cutText(line, LINE_TEXT_MAX)}`;
      const place = cutText(placeText(one), PLACE_TEXT_MAX);
      return { text: `${one.id.slice(0, 12)} ${place}${shown}`, facts: writtenFacts(one) };
    });
    const shown = fitting(answers);
    const left = answers.length - shown.length;
    const more = left === 0 ? "" : `\n${left} more were written too: list_threads with open = false has them all.`;
    return {
      text: `These comments are on the review now:\n${fenced("paths and code", [], shown.map(({ text }) => text).join("\n"))}${more}`,
      facts: { review: review.revision, comments: shown.map(({ facts }) => facts), left },
    };
  },
};

export const replyTool: McpTool = {
  name: "reply",
  title: "Reply to a comment",
  description: "Reply to a comment without proposing that it is addressed, to ask a question or to disagree.",
  reads: false,
  takes: {
    id: commentArgument,
    body: { type: "string", description: "Markdown." },
  },
  needs: ["id", "body"],
  async run({ galley }, toolArgs) {
    const body = toolArgs.text("body");
    const { thread, oid } = await commentById(galley, toolArgs.text("id"));
    const { id } = await postReply(galley, { thread: thread.id, replyTo: oid, body });
    return { text: `Added reply ${id}`, facts: { id, review: thread.review.revision } };
  },
};

export const proposeAddressedTool: McpTool = {
  name: "propose_addressed",
  title: "Propose that a comment is addressed",
  description:
    "Reply to a comment and propose that it is addressed, after editing the files. It stays unresolved until the reviewer confirms.",
  reads: false,
  takes: {
    id: commentArgument,
    body: { type: "string", description: "A description of what was done, as Markdown." },
    revision: {
      type: "string",
      description:
        "The commit that addresses it. Default: the current state of the review, for uncommitted work the current files.",
    },
  },
  needs: ["id", "body"],
  async run({ galley }, toolArgs) {
    const body = toolArgs.text("body");
    const { thread, oid } = await commentById(galley, toolArgs.text("id"));
    const { id, addressed } = await postReply(galley, {
      thread: thread.id,
      replyTo: oid,
      body,
      isAddressed: true,
      addressedBy: toolArgs.optionalText("revision") ?? null,
    });
    return {
      text: `Proposed: reply ${id} says that ${addressed} addresses the comment. It stays unresolved until the reviewer confirms.`,
      facts: { id, review: thread.review.revision, by: addressed },
    };
  },
};
