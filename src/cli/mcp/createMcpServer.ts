import { randomUUID } from "node:crypto";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { inspect } from "node:util";
import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import type { RequestHandlerExtra } from "@modelcontextprotocol/sdk/shared/protocol.js";
import {
  CallToolRequestSchema,
  ErrorCode,
  ListToolsRequestSchema,
  McpError,
  RootsListChangedNotificationSchema,
  type ServerNotification,
  type ServerRequest,
} from "@modelcontextprotocol/sdk/types.js";
import type { Galley } from "#cli/client/Galley.ts";
import type { OpenGalley } from "#cli/client/openGalley.ts";
import { checkedOutBranch } from "#cli/reviews/findReview.ts";
import { type Discovered, discover } from "#server/git/repository/discover.ts";
import { INSTRUCTIONS } from "#cli/guides/agentGuide.ts";
import { cutText, inLine } from "#contract/untrustedText.ts";
import { requireAgentRight } from "#contract/agentRights.ts";
import { fallback, GalleyError } from "#contract/errors.ts";
import { pieceOf } from "./fencedText.ts";
import { type ArgumentSchema, type McpCall, ToolArguments } from "./McpTool.ts";
import { tools } from "./tools.ts";

export interface McpServerOptions {
  /** The folder that calls are about unless the client or a call names another. */
  readonly start: string;
  /** Opens a repository on behalf of an agent, once for each work tree. */
  readonly open: (root: string, agent: string) => Promise<OpenGalley>;
  readonly version: string;
  /** The agent's name; null for the name that the client sends. */
  readonly agent: string | null;
  readonly log: (line: string) => void;
}

type Extra = RequestHandlerExtra<ServerRequest, ServerNotification>;

/**
 * Creates the MCP server with tools for the reviews of the repositories that an agent works in,
 * independent of the transport.
 */
export function createMcpServer({ start, open, version, agent, log }: McpServerOptions): Server {
  const server = new Server(
    { name: "galley", title: "Galley", version },
    { capabilities: { tools: {} }, instructions: INSTRUCTIONS },
  );

  const folders = new McpFolders({
    start,
    roots: async () => {
      if (server.getClientCapabilities()?.roots === undefined) return [];
      const listed = await server.listRoots(undefined, { timeout: ROOTS_MS }).catch((error: unknown) => {
        log(`mcp: the client did not list its roots: ${inspect(error)}`);
        return { roots: [] };
      });
      return listed.roots.flatMap(({ uri }) => (URL.canParse(uri) ? localPath(new URL(uri)) : []));
    },
    open: (root) => open(root, agent ?? server.getClientVersion()?.name ?? ""),
  });
  server.setNotificationHandler(RootsListChangedNotificationSchema, () => folders.forgetRoots());

  async function callOf({ signal, _meta, sendNotification }: Extra, folder?: string): Promise<McpCall> {
    const { progressToken } = _meta ?? {};
    return {
      galley: await folders.find(folder),
      signal,
      progress(seconds, of, description) {
        if (progressToken === undefined) return;
        const params = { progressToken, progress: seconds, total: of, message: description };
        // the client disconnected
        void sendNotification({ method: "notifications/progress", params }).catch(() => undefined);
      },
    };
  }

  server.setRequestHandler(ListToolsRequestSchema, () => ({
    tools: tools.map(({ name, title, description, takes, needs, reads, isIdempotent = reads }) => ({
      name,
      title,
      description,
      inputSchema: {
        type: "object" as const,
        properties: { ...takes, folder: FOLDER },
        required: [...needs],
        additionalProperties: false,
      },
      annotations: { readOnlyHint: reads, destructiveHint: false, idempotentHint: isIdempotent, openWorldHint: false },
    })),
  }));
  server.setRequestHandler(CallToolRequestSchema, async ({ params }, extra) => {
    let call: McpCall | null = null;
    try {
      const tool = tools.find(({ name }) => name === params.name);
      if (tool === undefined)
        throw new McpError(ErrorCode.InvalidParams, `Unknown tool ${JSON.stringify(cutText(params.name, 64))}.`);
      requireAgentRight(agent ?? "", "tool", tool.name);
      const toolArgs = new ToolArguments(params.arguments ?? {}, { ...tool.takes, folder: FOLDER });
      call = await callOf(extra, toolArgs.optionalText("folder"));
      const { text, facts } = await tool.run(call, toolArgs);
      const place = await placeOf(call.galley);
      return {
        content: [text, placeLine(place)].map((part) => ({ type: "text", text: part })),
        structuredContent: { ...facts, ...place, text },
      };
    } catch (error) {
      if (error instanceof McpError) throw error; // the call itself is malformed
      const { code, text: happened } = failureText(error, log);
      const text = happened + (call === null ? "" : `\nFolder: ${call.galley.root}.`);
      return { isError: true, content: [{ type: "text", text }], structuredContent: { code, text } };
    }
  });
  return server;
}

const ROOTS_MS = 5000;

const FOLDER: ArgumentSchema = {
  type: "string",
  description: "A folder in another work tree of the repository. Default: where the agent works.",
};

interface McpFolderOptions {
  readonly start: string;
  /** Asks the client for the folders that it works in; empty if it names none. */
  readonly roots: () => Promise<readonly string[]>;
  readonly open: (root: string) => Promise<OpenGalley>;
}

/** The folder and the branch that an answer is about; the branch is null if HEAD is detached. */
interface McpPlace {
  readonly folder: string;
  readonly branch: string | null;
}

async function placeOf(galley: Galley): Promise<McpPlace> {
  return { folder: galley.root, branch: await checkedOutBranch(galley) };
}

function placeLine({ folder, branch }: McpPlace): string {
  return `Folder: ${inLine(folder)}; ${branch === null ? "HEAD is detached" : `branch: ${inLine(branch)}`}.`;
}

/**
 * The work trees that an agent may name: those of repositories in which `galley mcp` was started or the client works. Opens
 * each once, when a call is about it.
 */
class McpFolders {
  readonly #options: McpFolderOptions;
  readonly #opened = new Map<string, Promise<OpenGalley>>();
  #roots: Promise<readonly string[]> | null = null;

  constructor(options: McpFolderOptions) {
    this.#options = options;
  }

  /** Asks the client for its roots again before the next call. */
  forgetRoots(): void {
    this.#roots = null;
  }

  /**
   * Opens the work tree that contains a folder; without one that of the client's first root, unless `galley mcp` was started
   * in one of them or the client has none. Fails as NOT_FOUND, and as FORBIDDEN for a folder of any other repository.
   */
  async find(folder: string | undefined): Promise<OpenGalley> {
    const { start, roots, open } = this.#options;
    this.#roots ??= roots();
    const [own, ...named] = await Promise.all(
      [start, ...(await this.#roots)].map((path) => discover(path).catch(fallback(null, "NOT_FOUND"))),
    );
    const worked = named.filter((one) => one !== null);
    const isStart = worked.length === 0 || worked.some((one) => own != null && rootOf(one) === rootOf(own));
    const chosen = (isStart ? own : worked[0]) ?? (await discover(start));
    const found = folder === undefined ? chosen : await discover(resolve(rootOf(chosen), folder));
    if (![own, ...worked].some((one) => one?.commonDir === found.commonDir))
      throw new GalleyError("FORBIDDEN", "This folder is in another repository than those that this agent works in.", {
        next: `Name a work tree of ${rootOf(chosen)}, or add the folder to the roots of the agent's program.`,
      });
    const root = rootOf(found);
    const opening = this.#opened.get(root) ?? open(root);
    this.#opened.set(root, opening);
    opening.catch(() => this.#opened.delete(root)); // the next call tries again
    return opening;
  }
}

function rootOf({ workTree, gitDir }: Discovered): string {
  return workTree ?? gitDir;
}

/** Returns the path of a root on this machine; no other is a folder. */
function localPath(url: URL): readonly string[] {
  return url.protocol === "file:" && url.host === "" ? [fileURLToPath(url)] : [];
}

/** Returns the code and the message of a failure for the agent. The details of an internal error go to the log. */
function failureText(error: unknown, log: (line: string) => void): { readonly code: string; readonly text: string } {
  if (error instanceof GalleyError && error.code !== "INTERNAL")
    return { code: error.code, text: pieceOf(`${error.code}: ${error.message}`).text };
  const id = randomUUID().slice(0, 8);
  log(`${id} ${inspect(error)}`);
  return { code: "INTERNAL", text: `INTERNAL: An internal error occurred, logged as ${id}.` };
}
