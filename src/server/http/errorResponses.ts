import type { ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { type ErrorCode, GalleyError } from "#contract/errors.ts";
import { SECURITY_HEADERS } from "./securityHeaders.ts";

/** An error response; `allow` lists the methods that are valid for the path. */
export interface RefusalAnswer {
  readonly status: number;
  readonly code: ErrorCode;
  readonly message: string;
  readonly allow?: string;
}

/** Sends an error in the format of GraphQL and closes the connection. The body is empty for a foreign host (421). */
export function refuseRequest(response: ServerResponse, { status, code, message, allow }: RefusalAnswer): void {
  if (allow) response.setHeader("allow", allow);
  if (status === 401) response.setHeader("www-authenticate", "Bearer"); // Required by HTTP; browsers do not prompt.
  response.writeHead(status, { "content-type": "application/json; charset=utf-8", connection: "close" });
  response.end(status === 421 ? "" : JSON.stringify({ errors: [{ message: message, extensions: { code, message } }] }));
}

/** The HTTP status of each expected error; 400 for all others. */
const STATUSES: Partial<Readonly<Record<ErrorCode, number>>> = {
  UNAUTHENTICATED: 401,
  NOT_FOUND: 404,
  OBJECT_MISSING: 404,
  REPOSITORY_GONE: 404,
  TOO_LARGE: 413,
  OVERLOADED: 503,
  TIMEOUT: 504,
};

export function refuseFailure(response: ServerResponse, { code, message }: GalleyError): void {
  refuseRequest(response, { status: STATUSES[code] ?? 400, code, message: message });
}

/** The seconds after which a client that was refused for too many connections may try again. */
const RETRY_AFTER_S = 1;

/** Answers a request on a connection beyond the limit, and closes it. */
export function refuseBusy(response: ServerResponse): void {
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.setHeader(name, value);
  response.setHeader("retry-after", RETRY_AFTER_S);
  const { code, message } = new GalleyError("OVERLOADED", "Galley has too many open connections.");
  refuseRequest(response, { status: 503, code, message });
}

const REFUSE_SOCKET_STATUSES: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: "431 Request Header Fields Too Large",
  HPE_CHUNK_EXTENSIONS_OVERFLOW: "413 Payload Too Large",
  ERR_HTTP_REQUEST_TIMEOUT: "408 Request Timeout",
};
const HEADERS = Object.entries(SECURITY_HEADERS).map(([name, value]) => `${name}: ${value}\r\n`);

/**
 * Answers a request that cannot be parsed or takes too long, and closes the connection. The answer has the security
 * headers of every response. When `isAnswering` is true a response has begun, so that nothing can be written.
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
