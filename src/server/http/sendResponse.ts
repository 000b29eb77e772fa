import type { ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { isClientGone } from "./isClientGone.ts";

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
