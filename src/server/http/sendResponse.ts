import type { ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";

/**
 * Sends an answer, its body no quicker than the client takes it. When the client goes away the body is cancelled, so that
 * whatever makes it ends; what Yoga would send it with waits for such a client for ever.
 */
export async function sendResponse({ status, headers, body }: Response, response: ServerResponse): Promise<void> {
  response.writeHead(status, Object.fromEntries(headers));
  if (body === null) {
    response.end();
    return;
  }
  try {
    await pipeline(Readable.from(body), response);
  } catch (error) {
    if (!response.destroyed) throw error; // The client went away, which is no failure of the answer's.
  }
}
