import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createYoga } from "graphql-yoga";
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

/** Runs operations: from a request, or by the server itself for the page it is about to send. */
export interface GraphqlServer {
  /** Answers one POST; the git processes behind it end when the client goes away. */
  readonly handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  readonly parts: GraphqlParts;
}

/** Sets up the execution of operations over Yoga. */
export function executeGraphql(options: GraphqlOptions): GraphqlServer {
  const yoga = createYoga<ServerContext, Context>(yogaSettings(options));
  return {
    async handle(request, response) {
      const abort = new AbortController();
      response.once("close", () => abort.abort());
      let long: AsyncIterable<string> | null = null;
      const onLong = (body: AsyncIterable<string>): void => void (long = body);
      const who = { signal: abort.signal, agent: readAgent(request.headers), onLong };
      const { status, headers, body } = await yoga.handleNodeRequestAndResponse(request, response, who);
      if (long !== null) headers.delete("content-length");
      await sendResponse({ status, headers, body: long ?? body }, response);
    },
    parts: graphqlParts(yoga),
  };
}

const BAD_NAME = "What an agent calls itself is percent-encoded text.";

/**
 * Reads whether a program asks in a person's name, and what it calls itself; null where it does not say so. Whoever says so, by whatever
 * session, may do less than the person, so there is nothing to win by it. BAD_INPUT for what is no percent-encoded text.
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

/** What is sent. */
interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: AsyncIterable<Uint8Array | string> | null;
}

/**
 * Sends an answer, its body no quicker than the client takes it. When the client goes away the body is cancelled, so that
 * whatever makes it ends; what Yoga would send it with waits for such a client for ever. A body that fails midway ends the
 * connection, and is thrown.
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

/** What Node says of a connection that the other side has closed. */
const CODES: readonly unknown[] = ["ERR_STREAM_PREMATURE_CLOSE", "ECONNRESET", "EPIPE"];

/** Tells whether an error only says that the client went away, or that work was called off because it did. */
export function isClientGone(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.name === "AbortError" || ("code" in error && CODES.includes(error.code));
}
