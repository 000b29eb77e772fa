import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js";
import { openGalley, type OpenGalley } from "#cli/client/openGalley.ts";
import { createMcpServer } from "./createMcpServer.ts";
import type { Transport } from "@modelcontextprotocol/sdk/shared/transport.js";
import {
  CallToolRequestSchema,
  ErrorCode,
  GetPromptRequestSchema,
  InitializeRequestSchema,
  isJSONRPCRequest,
  type JSONRPCErrorResponse,
  type JSONRPCMessage,
  type RequestId,
} from "@modelcontextprotocol/sdk/types.js";

export interface McpOptions {
  readonly path: string;
  readonly version: string;
  readonly agent: string | null;
  /** Aborts when the user interrupts. */
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
    const answerUnread = (answer: object): void => void process.stdout.write(`${JSON.stringify(answer)}\n`);
    await server.connect(new GuardedTransport(new StdioServerTransport(), answerUnread));
    await ended;
    await server.close();
  } finally {
    await Promise.all(opened.map((galley) => galley.close()));
  }
}

const FIRST = "Send `initialize` first; until then only `ping` is answered.";

/** The requests that have parameters. */
const SCHEMAS = {
  initialize: InitializeRequestSchema,
  "tools/call": CallToolRequestSchema,
  "prompts/get": GetPromptRequestSchema,
} as const;

function isChecked(method: string): method is keyof typeof SCHEMAS {
  return Object.hasOwn(SCHEMAS, method);
}

/**
 * A transport that answers, with the errors of JSON-RPC, what the SDK ignores or takes for an internal error: lines that
 * are no message, malformed parameters, and requests before `initialize`. `answerUnread` writes the answer to a line whose
 * id is unknown.
 */
export class GuardedTransport implements Transport {
  readonly #inner: Transport;
  readonly #answerUnread: (answer: object) => void;
  #isInitialized = false;
  onclose?: () => void;
  onerror?: (error: Error) => void;
  onmessage?: NonNullable<Transport["onmessage"]>;

  constructor(inner: Transport, answerUnread: (answer: object) => void) {
    this.#inner = inner;
    this.#answerUnread = answerUnread;
  }

  async start(): Promise<void> {
    this.#inner.onclose = () => this.onclose?.();
    this.#inner.onerror = (error) => {
      this.onerror?.(error);
      const isJson = !(error instanceof SyntaxError);
      if (isJson && error.name !== "ZodError" && error.name !== "$ZodError") return;
      const refused = isJson
        ? { code: ErrorCode.InvalidRequest, message: "The line is not a JSON-RPC 2.0 message." }
        : { code: ErrorCode.ParseError, message: "The line is not JSON." };
      this.#answerUnread({ jsonrpc: "2.0", id: null, error: refused });
    };
    this.#inner.onmessage = (message, extra) => {
      const refused = this.#refusal(message);
      if (refused === null) this.onmessage?.(message, extra);
      else void this.#inner.send(refused).catch(() => undefined); // The client disconnected.
    };
    await this.#inner.start();
  }

  send: Transport["send"] = (message, options) => this.#inner.send(message, options);

  close(): Promise<void> {
    return this.#inner.close();
  }

  #refusal(message: JSONRPCMessage): JSONRPCErrorResponse | null {
    if (!isJSONRPCRequest(message)) return null;
    const { id, method } = message;
    if (isChecked(method)) {
      const parsed = SCHEMAS[method].safeParse(message);
      if (!parsed.success) return errorFor(id, ErrorCode.InvalidParams, malformedText(method, parsed.error.issues));
    }
    if (method === "initialize") this.#isInitialized = true;
    const isServed = this.#isInitialized || method === "ping";
    return isServed ? null : errorFor(id, ErrorCode.InvalidRequest, FIRST);
  }
}

function errorFor(id: RequestId, code: ErrorCode, message: string): JSONRPCErrorResponse {
  return { jsonrpc: "2.0", id, error: { code, message } };
}

function malformedText(method: string, issues: readonly { readonly path: readonly PropertyKey[] }[]): string {
  const where = issues[0]?.path.map(String).join(".") ?? "";
  return `The parameters of ${method} are malformed${where === "" ? "" : `: ${where} has the wrong type or is missing`}.`;
}
