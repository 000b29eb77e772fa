import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createYoga, YogaServer } from "graphql-yoga";
import { GalleyError } from "#contract/errors.ts";
import { AGENT_HEADER } from "#contract/wire.ts";
import type { Context } from "#server/schema/request/Context.ts";
import {
  type GraphqlOptions,
  graphqlParts,
  type GraphqlParts,
  type ServerContext,
  yogaSettings,
} from "./yogaSettings.ts";

/** Runs operations, either for a request or in the server for a page that it is about to send. */
export interface GraphqlServer {
  /** Answers one POST request; its git processes end when the client disconnects. */
  readonly handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  readonly parts: GraphqlParts;
}

export function executeGraphql(options: GraphqlOptions): GraphqlServer {
  const settings = yogaSettings(options);
  // The HTTP adapter loads all of fetch, which takes longer than the rest of the start and is needed after the page.
  let adapter: ReturnType<typeof createYoga<ServerContext, Context>> | null = null;
  return {
    async handle(request, response) {
      const abort = new AbortController();
      response.once("close", () => abort.abort());
      const who = { signal: abort.signal, agent: readAgent(request.headers) };
      adapter ??= createYoga(settings);
      await sendResponse(await adapter.handleNodeRequestAndResponse(request, response, who), response);
    },
    parts: graphqlParts(new YogaServer(settings)),
  };
}

const BAD_NAME = "The agent name must be percent-encoded text.";

/**
 * Returns the name of the agent that acts for a person; null when the header is missing. An agent has fewer permissions
 * than the person, so a forged header is of no use. Throws BAD_INPUT for invalid percent-encoding.
 */
export function readAgent(headers: IncomingHttpHeaders): string | null {
  const value = headers[AGENT_HEADER]?.toString();
  if (value === undefined) return null;
  try {
    return decodeURIComponent(value);
  } catch (error) {
    throw new GalleyError("BAD_INPUT", BAD_NAME, { cause: error });
  }
}

interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: AsyncIterable<Uint8Array | string> | null;
}

/**
 * Sends a response with backpressure. When the client disconnects the body is cancelled, which ends its producer;
 * Yoga's own sender would wait for such a client forever. Closes the connection and throws when the body fails midway.
 */
export async function sendResponse({ status, headers, body }: Answer, response: ServerResponse): Promise<void> {
  response.writeHead(status, Object.fromEntries(headers));
  if (body === null) {
    response.end();
    return;
  }
  try {
    await pipeline(Readable.from(body), response);
  } catch (error) {
    if (!response.destroyed || !isClientGone(error)) throw error;
  }
}

/** The codes of Node's errors for a connection that the client closed. */
const CODES: readonly unknown[] = ["ERR_STREAM_PREMATURE_CLOSE", "ECONNRESET", "EPIPE"];

/** True for an error that only says that the client disconnected or that the work was cancelled because of it. */
export function isClientGone(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.name === "AbortError" || ("code" in error && CODES.includes(error.code));
}
