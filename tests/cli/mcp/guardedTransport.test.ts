import { PassThrough } from "node:stream";
import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js";
import { expect, test } from "vitest";
import { createMcpServer } from "#cli/mcp/createMcpServer.ts";
import { GuardedTransport } from "#cli/mcp/serveMcp.ts";

interface Answer {
  readonly id: number | null;
  readonly result?: object;
  readonly error?: { readonly code: number; readonly message: string };
}

/** Sends lines to a server and returns its responses, one for each line, keyed by their ids. */
async function answersTo(...lines: readonly (string | object)[]): Promise<readonly Answer[]> {
  const [input, output] = [new PassThrough(), new PassThrough({ encoding: "utf8" })];
  const server = createMcpServer({
    start: "/nonexistent",
    open: () => Promise.reject(new Error("This test opens no repository.")),
    version: "1",
    agent: null,
    log: () => undefined,
  });
  const stdio = new StdioServerTransport(input, output);
  await server.connect(new GuardedTransport(stdio, (answer) => output.write(`${JSON.stringify(answer)}\n`)));
  for (const line of lines) input.write(`${typeof line === "string" ? line : JSON.stringify(line)}\n`);
  let text = "";
  for await (const chunk of output) {
    text += chunk;
    if (text.split("\n").length > lines.length) break;
  }
  await server.close();
  return text
    .trimEnd()
    .split("\n")
    .map((line): Answer => JSON.parse(line))
    .toSorted((one, other) => (one.id ?? 0) - (other.id ?? 0));
}

const request = (id: number, method: string, params?: unknown) => ({ jsonrpc: "2.0", id, method, params });
const INITIALIZE = request(1, "initialize", {
  protocolVersion: "2025-06-18",
  capabilities: {},
  clientInfo: { name: "Robo", version: "0" },
});

test("a line that is not JSON gets the parse error, and one that is not a message is invalid", async () => {
  expect(await answersTo("{half a li", "[1, 2]")).toMatchObject([
    { id: null, error: { code: -32_700, message: "The line is not JSON." } },
    { id: null, error: { code: -32_600, message: "The line is not a JSON-RPC 2.0 message." } },
  ]);
});

test("only ping is served before initialize", async () => {
  const [first, ping, early, late] = await answersTo(
    request(7, "ping"),
    request(8, "tools/list"),
    INITIALIZE,
    request(9, "tools/list"),
  );
  expect(ping).toMatchObject({ id: 7, result: {} });
  expect(early).toMatchObject({
    id: 8,
    error: { code: -32_600, message: expect.stringContaining("`initialize` first") },
  });
  expect(first).toMatchObject({ id: 1, result: { serverInfo: { name: "galley" } } });
  expect(late).toMatchObject({ id: 9, result: { tools: expect.arrayContaining([]) } });
});

test("malformed parameters are reported as invalid parameters, with a message", async () => {
  const [, call, prompt, unknown] = await answersTo(
    INITIALIZE,
    request(2, "tools/call", { name: "list_reviews", arguments: "none" }),
    request(3, "prompts/get", {}),
    request(4, "tools/burn", {}),
  );
  expect(call?.error).toEqual({
    code: -32_602,
    message: "The parameters of tools/call are malformed: params.arguments has the wrong type or is missing.",
  });
  expect(prompt?.error).toMatchObject({ code: -32_602, message: expect.stringContaining("params.name") });
  expect(unknown?.error).toMatchObject({ code: -32_601 });
});
