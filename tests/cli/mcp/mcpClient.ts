import { pathToFileURL } from "node:url";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { InMemoryTransport } from "@modelcontextprotocol/sdk/inMemory.js";
import { type CallToolResult, ListRootsRequestSchema } from "@modelcontextprotocol/sdk/types.js";
import { countTokens as cl100k } from "gpt-tokenizer/encoding/cl100k_base";
import { countTokens as o200k } from "gpt-tokenizer/encoding/o200k_base";
import { expect } from "vitest";
import { openGalley, type OpenGalley } from "#cli/client/openGalley.ts";
import { createMcpServer } from "#cli/mcp/createMcpServer.ts";
import { leftovers } from "#tests/helpers/leftovers.ts";

/** Returns a client, named Robo or otherwise, that is connected to `galley mcp` in a repository. */
export async function mcpClient(
  path: string,
  log: (line: string) => void = () => undefined,
  name = "Robo",
  roots: readonly string[] | null = null,
): Promise<Client> {
  const open = async (root: string, agent: string): Promise<OpenGalley> => {
    const galley = await openGalley(root, agent, log);
    leftovers.push(() => galley.close());
    return galley;
  };
  const server = createMcpServer({ start: path, open, version: "1.2.3", agent: null, log });
  const [one, other] = InMemoryTransport.createLinkedPair();
  const connected = new Client(
    { name, version: "0" },
    { capabilities: roots === null ? {} : { roots: { listChanged: true } } },
  );
  if (roots !== null)
    connected.setRequestHandler(ListRootsRequestSchema, () => ({
      roots: roots.map((root) => ({ uri: pathToFileURL(root).href })),
    }));
  await Promise.all([server.connect(one), connected.connect(other)]);
  leftovers.push(() => connected.close());
  return connected;
}

/** The facts of a delivery. */
export interface Delivered {
  readonly status: string;
  readonly ticket: string;
  readonly submitted: readonly string[];
  readonly isLast: boolean;
}

/** Calls tools as an agent of this name. */
export async function agentOf(path: string, name = "Robo") {
  const client = await mcpClient(path, undefined, name);
  const call = async (tool: string, args: object): Promise<CallToolResult> =>
    (await client.callTool({ name: tool, arguments: { ...args } })) as CallToolResult;
  const wait = async (ticket: string) =>
    (await call("wait_for_review", { ticket, timeout_seconds: 1 })).structuredContent;
  return { call, wait: async (ticket: string) => (await wait(ticket)) as unknown as Delivered };
}

/** A result without the folder and the branch that every answer names, whose facts have its text. */
export function withoutPlace(result: CallToolResult): CallToolResult {
  const [first, ...others] = result.content;
  const { text, ...given } = result.structuredContent ?? {};
  const facts = Object.entries(given).filter(([name]) => name !== "folder" && name !== "branch");
  expect(first).toEqual({ type: "text", text });
  expect(others).toHaveLength(result.isError === true ? 0 : 1);
  return { ...result, content: result.content.slice(0, 1), structuredContent: Object.fromEntries(facts) };
}

/** The tokens of an answer for the models of a client that shows them its content, or its structured content. */
export function tokensIn({ content, structuredContent }: CallToolResult): number {
  const shown = [
    content.map((part) => (part.type === "text" ? part.text : "")).join("\n"),
    JSON.stringify(structuredContent),
  ];
  return Math.max(...shown.flatMap((text) => TOKENIZERS.map((count) => count(text))));
}

/** The tokens of a text, by two tokenizers of language models. */
export const TOKENIZERS: readonly ((text: string) => number)[] = [o200k, cl100k];
