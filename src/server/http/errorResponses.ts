import type { ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import type { ErrorCode, GalleyError } from "#contract/errors.ts";
import { SECURITY_HEADERS } from "./securityHeaders.ts";

/** What a refusal says; `allow` are the methods that would be right. */
export interface RefusalAnswer {
  readonly status: number;
  readonly code: ErrorCode;
  readonly sentence: string;
  readonly allow?: string;
}

/** Answers with a refusal as GraphQL would write it, and ends the connection; to a name that is not ours it says nothing. */
export function refuseRequest(response: ServerResponse, { status, code, sentence, allow }: RefusalAnswer): void {
  if (allow) response.setHeader("allow", allow);
  if (status === 401) response.setHeader("www-authenticate", "Bearer"); // HTTP wants one; browsers ask nobody for this.
  response.writeHead(status, { "content-type": "application/json; charset=utf-8", connection: "close" });
  response.end(
    status === 421 ? "" : JSON.stringify({ errors: [{ message: sentence, extensions: { code, sentence } }] }),
  );
}

/** What a foreseen failure is in HTTP; any other is the request's own fault. */
const STATUSES: Partial<Readonly<Record<ErrorCode, number>>> = {
  UNAUTHENTICATED: 401,
  NOT_FOUND: 404,
  OBJECT_MISSING: 404,
  REPOSITORY_GONE: 404,
  TOO_LARGE: 413,
  OVERLOADED: 503,
  TIMEOUT: 504,
};

/** Answers a request that failed in a way that was foreseen. */
export function refuseFailure(response: ServerResponse, { code, message }: GalleyError): void {
  refuseRequest(response, { status: STATUSES[code] ?? 400, code, sentence: message });
}

const REFUSE_SOCKET_STATUSES: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: "431 Request Header Fields Too Large",
  HPE_CHUNK_EXTENSIONS_OVERFLOW: "413 Payload Too Large",
  ERR_HTTP_REQUEST_TIMEOUT: "408 Request Timeout",
};
const HEADERS = Object.entries(SECURITY_HEADERS).map(([name, value]) => `${name}: ${value}\r\n`);

/**
 * Answers what cannot be read as a request, or is too long in coming, and ends the connection. It carries the headers
 * of every answer. `isAnswering` tells that an answer has begun there, into which nothing can be written.
 */
export function refuseSocket(error: Error, socket: Duplex, isAnswering: boolean): void {
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  if (!socket.writable || isAnswering || code === "ECONNRESET") {
    socket.destroy();
    return;
  }
  const status = REFUSE_SOCKET_STATUSES[code] ?? "400 Bad Request";
  socket.end(`HTTP/1.1 ${status}\r\n${HEADERS.join("")}content-length: 0\r\nconnection: close\r\n\r\n`);
}
