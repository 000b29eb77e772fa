import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js";
import { openGalley, type OpenGalley } from "#cli/client/openGalley.ts";
import { createMcpServer } from "./createMcpServer.ts";

export interface McpOptions {
  readonly path: string;
  readonly version: string;
  readonly agent: string | null;
  readonly signal: AbortSignal;
  readonly log: (line: string) => void;
}

/** Serves MCP over standard input and output until the client closes the input or the user interrupts. */
export async function serveMcp({ path, version, agent, signal, log }: McpOptions): Promise<void> {
  const opened: OpenGalley[] = [];
  const open = async (root: string, name: string): Promise<OpenGalley> => {
    const galley = await openGalley(root, name, log);
    opened.push(galley);
    return galley;
  };
  try {
    const server = createMcpServer({ start: path, open, version, agent, log });
    server.onerror = (error) => log(`mcp: ${error.message}`);
    const ended = new Promise<void>((resolve) => {
      process.stdin.once("end", resolve);
      process.stdin.once("close", resolve);
      signal.addEventListener("abort", () => resolve());
      if (signal.aborted) resolve();
    });
    await server.connect(new StdioServerTransport());
    await ended;
    await server.close();
  } finally {
    await Promise.all(opened.map((galley) => galley.close()));
  }
}
