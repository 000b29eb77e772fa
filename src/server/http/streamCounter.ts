import type { IncomingMessage, ServerResponse } from "node:http";
import { STREAMS_MAX } from "#contract/limits.ts";

/** Tells whether a request may be answered: false for one that asks for a stream of events while too many are open. */
export type StreamCounter = (request: IncomingMessage, response: ServerResponse) => boolean;

/** Counts the streams of events that are open, each of which keeps one of few connections. */
export function streamCounter(): StreamCounter {
  const open = new Set<ServerResponse>();
  return (request, response) => {
    if (!/\btext\/event-stream\b/.test(request.headers.accept ?? "")) return true;
    if (open.size >= STREAMS_MAX) return false;
    open.add(response);
    response.once("close", () => open.delete(response));
    return true;
  };
}
