import type { Galley } from "#cli/client/Galley.ts";
import { chosenReview, listedReviews } from "#cli/reviews/findReview.ts";
import { GalleyError } from "#contract/errors.ts";
import { MCP_REVIEWS_MAX } from "#contract/limits.ts";
import { commentTool, listRemarksTool, proposeAddressedTool, readRemarkTool, replyTool } from "./commentTools.ts";
import { type McpCall, type McpTool, ToolArguments } from "./McpTool.ts";
import { listReviewsTool, readReviewTool, waitTool } from "./reviewTools.ts";

/** All that agents are offered. None approves, merges or settles a remark: that is for people. */
export const tools: readonly McpTool[] = [
  listReviewsTool,
  readReviewTool,
  listRemarksTool,
  readRemarkTool,
  commentTool,
  replyTool,
  proposeAddressedTool,
  waitTool,
];

const REVIEWS = "galley://reviews";
const ADDRESS = /^galley:\/\/(reviews|review|remark)(?:\/([\da-f]{7,64})(?:\/(remarks))?)?$/u;

/** A thing that an agent's program may list and have read: what the reading tools give, at an address. */
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
      { uri: `galley://review/${revision}`, name: `Review ${id}`, description: "What it is about." },
      { uri: `galley://review/${revision}/remarks`, name: `Remarks of ${id}`, description: `${openThreads} open.` },
    ];
  });
  return [{ uri: REVIEWS, name: "Reviews", description: "Those that wait for an end." }, ...each];
}

/** Gives the text of one, as the tool does that reads the same; BAD_INPUT and NOT_FOUND where there is none of this address. */
async function read(call: McpCall, uri: string): Promise<string> {
  const [, kind, id, part] = ADDRESS.exec(uri) ?? [];
  const ask = async (tool: McpTool, given: Readonly<Record<string, unknown>>): Promise<string> =>
    (await tool.run(call, new ToolArguments(given, Object.keys(tool.takes)))).text;
  if (kind === "reviews" && id === undefined) return ask(listReviewsTool, {});
  if (kind === "remark" && id !== undefined && part === undefined) return ask(readRemarkTool, { id });
  if (kind !== "review" || id === undefined)
    throw new GalleyError("BAD_INPUT", `${JSON.stringify(uri)} is the address of nothing here.`, {
      next: `There are ${REVIEWS}, ${TEMPLATES.map(({ uriTemplate }) => uriTemplate).join(", ")}.`,
    });
  const { revision } = await chosenReview(call.galley, id);
  return ask(part === undefined ? readReviewTool : listRemarksTool, { review: revision });
}

const TEMPLATES = [
  { uriTemplate: "galley://review/{id}", name: "A review", description: "What it is about." },
  { uriTemplate: "galley://review/{id}/remarks", name: "Its open remarks", description: "As list_remarks gives them." },
  { uriTemplate: "galley://remark/{id}", name: "One remark", description: "As read_remark gives it." },
] as const;

/** What an agent reads by addresses instead of tools: which there are, how they are made, and what is there. */
export const resources = { list, read, templates: TEMPLATES };
