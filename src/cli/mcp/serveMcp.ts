import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js";
import { openRepository } from "#server/git/openRepository.ts";
import { roomOf } from "#server/reviews/book/roomOf.ts";
import { createMcpServer } from "./createMcpServer.ts";

export interface McpOptions {
  /** The folder whose repository it is. */
  readonly path: string;
  readonly version: string;
  readonly agent: string | null;
  /** Fires when the person ends it. */
  readonly signal: AbortSignal;
  readonly log: (line: string) => void;
}

/** Talks to an agent's program over standard input and output until that closes the one, or the person ends it. */
export async function serveMcp({ path, version, agent, signal, log }: McpOptions): Promise<void> {
  const repository = await openRepository(path);
  try {
    const server = createMcpServer({ repository, version, agent, log });
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
    await roomOf(repository).store.close();
  } finally {
    await repository.close();
  }
}
