import type { Duplex } from "node:stream";
import { SECURITY_HEADERS } from "./securityHeaders.ts";

const STATUSES: Readonly<Record<string, string>> = {
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
  const status = STATUSES[code] ?? "400 Bad Request";
  socket.end(`HTTP/1.1 ${status}\r\n${HEADERS.join("")}content-length: 0\r\nconnection: close\r\n\r\n`);
}
