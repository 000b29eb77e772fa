import type { IncomingHttpHeaders } from "node:http";
import { type ErrorCode, GalleyError } from "#contract/errors.ts";
import { REQUEST_BODY_BYTES } from "#contract/limits.ts";
import { GRAPHQL_PATH, SESSION_PATH } from "#contract/wire.ts";
import { admit, type Sessions } from "./sessions/Sessions.ts";

/** The parts of a request that the guards check; header values as node:http gives them. */
interface GuardedRequest {
  readonly method: string;
  readonly pathname: string;
  readonly headers: IncomingHttpHeaders;
  /** The number of Host headers in the request. */
  readonly hostCount: number;
}

interface Refusal {
  readonly status: 400 | 401 | 403 | 405 | 411 | 413 | 415 | 421;
  readonly code: ErrorCode;
  readonly message: string;
  readonly allow?: string;
}

interface GuardedServer {
  /** The host names of this server. */
  readonly hosts: ReadonlySet<string>;
  /** The sessions that are let in; null disables the session guard. */
  readonly sessions: Sessions | null;
}

/** One check of a request. It never throws, whatever the headers contain. */
export interface Guard {
  readonly name: "host" | "method" | "origin" | "site" | "sender" | "session" | "type" | "length";
  readonly refuse: (request: GuardedRequest, server: GuardedServer) => Refusal | null;
}

const JSON_TYPE = /^application\/json(?:\s*;\s*charset="?utf-8"?)?$/i;

const NOT_OURS = "Galley does not serve this address. Open the address that it printed when it started.";

const FOREIGN: Refusal = {
  status: 403,
  code: "FORBIDDEN",
  message: new GalleyError("FORBIDDEN").message,
};

const STRANGER: Refusal = {
  status: 401,
  code: "UNAUTHENTICATED",
  message: new GalleyError("UNAUTHENTICATED").message,
};

/**
 * The guards, in the order in which they run:
 * host: the Host is one of ours (a name rebound to this machine is not);
 * method: GET and HEAD for reading, POST for `/graphql` and `/session`;
 * origin: an Origin, if sent, equals ours;
 * site: `Sec-Fetch-Site`, if sent, is `same-origin`, unless a person opens a page;
 * sender: a POST has one of these two headers or a program's token;
 * session: required for everything but the files that are the same for everybody;
 * type and length: a POST has a JSON body of bounded, announced length.
 * Another port of this machine is another origin.
 */
export const guards: readonly Guard[] = [
  { name: "host", refuse: guardHost },
  { name: "method", refuse: guardMethod },
  { name: "origin", refuse: guardOrigin },
  { name: "site", refuse: guardSite },
  { name: "sender", refuse: guardSender },
  { name: "session", refuse: guardSession },
  { name: "type", refuse: guardType },
  { name: "length", refuse: guardLength },
];

const isPosted = ({ pathname }: GuardedRequest): boolean => pathname === GRAPHQL_PATH || pathname === SESSION_PATH;
/** The code and the icon are the same for everybody, and a browser that exchanges a key has no session yet. */
const isOpenToAll = ({ pathname }: GuardedRequest): boolean =>
  pathname === SESSION_PATH || pathname === "/favicon.svg" || pathname.startsWith("/assets/");
const hostOf = ({ headers }: GuardedRequest): string | undefined => headers.host?.toLowerCase();

function guardHost(request: GuardedRequest, { hosts }: GuardedServer): Refusal | null {
  const host = hostOf(request);
  if (host !== undefined && request.hostCount === 1 && hosts.has(host)) return null;
  return { status: 421, code: "FORBIDDEN", message: NOT_OURS };
}

function guardMethod(request: GuardedRequest): Refusal | null {
  const { method } = request;
  if (isPosted(request) ? method === "POST" : method === "GET" || method === "HEAD") return null;
  const allow = isPosted(request) ? "POST" : "GET, HEAD";
  return { status: 405, code: "BAD_INPUT", message: `Method not allowed. Use ${allow}.`, allow };
}

function guardOrigin(request: GuardedRequest): Refusal | null {
  const { origin } = request.headers;
  return origin === undefined || origin === `http://${hostOf(request)}` ? null : FOREIGN;
}

function guardSite(request: GuardedRequest): Refusal | null {
  const { headers } = request;
  const site = headers["sec-fetch-site"];
  if (site === undefined || site === "same-origin") return null;
  if (isPosted(request)) return FOREIGN;
  const isOpened = headers["sec-fetch-mode"] === "navigate" && headers["sec-fetch-dest"] === "document";
  return site === "none" || isOpened ? null : FOREIGN;
}

function guardSender(request: GuardedRequest): Refusal | null {
  const { origin, authorization, "sec-fetch-site": site } = request.headers;
  const isNobody = origin === undefined && site === undefined && authorization === undefined;
  return isPosted(request) && isNobody ? FOREIGN : null;
}

/**
 * Accepts a cookie alone for pages and file contents, since a browser sends no custom header for an address or an
 * image. These responses stay with the client, because guardSite blocks requests from other pages. Operations also need
 * the value in the header.
 */
function guardSession(request: GuardedRequest, { sessions }: GuardedServer): Refusal | null {
  if (sessions === null || isOpenToAll(request)) return null;
  const admitted = admit(request.headers, sessions);
  if (admitted === null) return STRANGER;
  return isPosted(request) && admitted.by === "cookie" && !admitted.isPage ? STRANGER : null;
}

function guardType(request: GuardedRequest): Refusal | null {
  if (!isPosted(request) || JSON_TYPE.test(request.headers["content-type"] ?? "")) return null;
  return { status: 415, code: "BAD_INPUT", message: "The body must be application/json in UTF-8." };
}

function guardLength(request: GuardedRequest): Refusal | null {
  if (!isPosted(request)) return null;
  const { "content-length": length, "transfer-encoding": chunked } = request.headers;
  if (length === undefined || chunked !== undefined) {
    return { status: 411, code: "BAD_INPUT", message: "The request must have a Content-Length header." };
  }
  return Number(length) <= REQUEST_BODY_BYTES
    ? null
    : { status: 413, code: "TOO_LARGE", message: "The request is larger than 1 MiB." };
}

/** Returns the refusal of the first guard that rejects a request; null when all accept it. It never throws. */
export function guardRequest(
  request: GuardedRequest,
  server: GuardedServer,
  checks: readonly Guard[] = guards,
): Refusal | null {
  for (const guard of checks) {
    const refusal = guard.refuse(request, server);
    if (refusal !== null) return refusal;
  }
  return null;
}
