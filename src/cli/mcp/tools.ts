import type { Galley } from "#cli/client/Galley.ts";
import { findReview, listedReviews } from "#cli/reviews/findReview.ts";
import { GalleyError } from "#contract/errors.ts";
import { MCP_REVIEWS_MAX } from "#contract/limits.ts";
import {
  commentManyTool,
  commentTool,
  listThreadsTool,
  proposeAddressedTool,
  readThreadTool,
  replyTool,
} from "./commentTools.ts";
import { requestTool, waitTool } from "./loopTools.ts";
import { type McpCall, type McpTool, ToolArguments } from "./McpTool.ts";
import { importReportTool, listReviewsTool, readReviewTool } from "./reviewTools.ts";

/** All tools of agents. None approves, merges or resolves a comment: only people can. */
export const tools: readonly McpTool[] = [
  listReviewsTool,
  readReviewTool,
  listThreadsTool,
  readThreadTool,
  commentTool,
  commentManyTool,
  replyTool,
  proposeAddressedTool,
  requestTool,
  waitTool,
  importReportTool,
];

const REVIEWS = "galley://reviews";
const ADDRESS = /^galley:\/\/(reviews|review|thread)(?:\/([\da-f]{7,64})(?:\/(threads))?)?$/u;

/** An MCP resource: the output of a reading tool at an address. */
export interface AgentResource {
  readonly uri: string;
  readonly name: string;
  readonly description: string;
}

async function list(galley: Galley): Promise<readonly AgentResource[]> {
  const reviews = await listedReviews(galley, false);
  const each = reviews.slice(0, MCP_REVIEWS_MAX).flatMap(({ id: revision, openThreads }) => {
    const id = revision.slice(0, 12);
    return [
      { uri: `galley://review/${revision}`, name: `Review ${id}`, description: "Its description and verdicts." },
      {
        uri: `galley://review/${revision}/threads`,
        name: `Comments of ${id}`,
        description: `${openThreads} unresolved.`,
      },
    ];
  });
  return [{ uri: REVIEWS, name: "Reviews", description: "All open reviews." }, ...each];
}

/** Returns the text of a resource. Throws BAD_INPUT or NOT_FOUND if there is none. */
async function read(call: McpCall, uri: string): Promise<string> {
  const [, kind, id, part] = ADDRESS.exec(uri) ?? [];
  const callTool = async (tool: McpTool, toolArgs: Readonly<Record<string, unknown>>): Promise<string> =>
    (await tool.run(call, new ToolArguments(toolArgs, tool.takes))).text;
  if (kind === "reviews" && id === undefined) return callTool(listReviewsTool, {});
  if (kind === "thread" && id !== undefined && part === undefined) return callTool(readThreadTool, { id });
  if (kind !== "review" || id === undefined)
    throw new GalleyError("BAD_INPUT", `Unknown resource ${JSON.stringify(uri)}.`, {
      next: `The resources are ${REVIEWS}, ${TEMPLATES.map(({ uriTemplate }) => uriTemplate).join(", ")}.`,
    });
  const { revision } = await findReview(call.galley, id);
  return callTool(part === undefined ? readReviewTool : listThreadsTool, { review: revision });
}

const TEMPLATES = [
  { uriTemplate: "galley://review/{id}", name: "A review", description: "Its description and verdicts." },
  {
    uriTemplate: "galley://review/{id}/threads",
    name: "Unresolved comments of a review",
    description: "The output of list_threads.",
  },
  { uriTemplate: "galley://thread/{id}", name: "A comment thread", description: "The output of read_thread." },
] as const;

export const resources = { list, read, templates: TEMPLATES };
