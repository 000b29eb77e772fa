import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { InMemoryTransport } from "@modelcontextprotocol/sdk/inMemory.js";
import type { CallToolResult } from "@modelcontextprotocol/sdk/types.js";
import { openGalley, type OpenGalley } from "#cli/client/openGalley.ts";
import { createMcpServer } from "#cli/mcp/createMcpServer.ts";
import { leftovers } from "#tests/helpers/leftovers.ts";

/** Returns a client, named Robo or otherwise, that is connected to `galley mcp` in a repository. */
export async function mcpClient(
  path: string,
  log: (line: string) => void = () => undefined,
  name = "Robo",
): Promise<Client> {
  const galleyFor = async (agent: string): Promise<OpenGalley> => {
    const galley = await openGalley(path, agent, log);
    leftovers.push(() => galley.close());
    return galley;
  };
  const server = createMcpServer({ galleyFor, version: "1.2.3", agent: null, log });
  const [one, other] = InMemoryTransport.createLinkedPair();
  const connected = new Client({ name, version: "0" });
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
