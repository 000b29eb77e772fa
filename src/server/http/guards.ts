import type { IncomingHttpHeaders } from "node:http";
import { type ErrorCode, GalleyError } from "#contract/errors.ts";
import { REQUEST_BODY_BYTES } from "#contract/limits.ts";
import { GRAPHQL_PATH, SESSION_PATH } from "#contract/wire.ts";
import { admit } from "./sessions/admit.ts";
import type { Sessions } from "./sessions/Sessions.ts";

/** What the guards look at; header values as node:http gives them. */
interface GuardedRequest {
  readonly method: string;
  readonly pathname: string;
  readonly headers: IncomingHttpHeaders;
  /** How many Host lines the request had. */
  readonly hostCount: number;
}

/** Why a request goes no further. */
interface Refusal {
  readonly status: 400 | 401 | 403 | 405 | 411 | 413 | 415 | 421;
  readonly code: ErrorCode;
  readonly sentence: string;
  readonly allow?: string;
}

/** What the guards know of the server that they guard. */
interface Door {
  /** The names that are ours. */
  readonly hosts: ReadonlySet<string>;
  /** Who is let in; null where everybody is who gets past the other guards. */
  readonly sessions: Sessions | null;
}

/** One rule of the door. It never throws, whatever the headers hold. */
export interface Guard {
  readonly name: "host" | "method" | "origin" | "site" | "sender" | "session" | "type" | "length";
  readonly refuse: (request: GuardedRequest, door: Door) => Refusal | null;
}

const JSON_TYPE = /^application\/json(?:\s*;\s*charset="?utf-8"?)?$/i;

const NOT_OURS = "This address is not one that Galley serves. Open the one that it printed when it started.";

const FOREIGN: Refusal = {
  status: 403,
  code: "FORBIDDEN",
  sentence: new GalleyError("FORBIDDEN").message,
};

const STRANGER: Refusal = {
  status: 401,
  code: "UNAUTHENTICATED",
  sentence: new GalleyError("UNAUTHENTICATED").message,
};

/**
 * The rules of the door, in the order in which they are asked. The Host is exactly one of ours (a name rebound to this
 * machine is not); GET and HEAD for what is read, POST for `/graphql` and `/session`; an Origin, where sent, equal to ours; a
 * `Sec-Fetch-Site`, where sent, of `same-origin`, unless a person opens a page; for what is posted at least one of the two, or
 * a program's token; a session, for all but what every Galley sends to anybody; and of what is posted
 * a JSON body of bounded, announced length. Another port of this machine is another origin here.
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
/** Code and icon are the same for all who have Galley, and who exchanges a key has no session yet. */
const isOpenToAll = ({ pathname }: GuardedRequest): boolean =>
  pathname === SESSION_PATH || pathname === "/favicon.svg" || pathname.startsWith("/assets/");
const hostOf = ({ headers }: GuardedRequest): string | undefined => headers.host?.toLowerCase();

function guardHost(request: GuardedRequest, { hosts }: Door): Refusal | null {
  const host = hostOf(request);
  if (host !== undefined && request.hostCount === 1 && hosts.has(host)) return null;
  return { status: 421, code: "FORBIDDEN", sentence: NOT_OURS };
}

function guardMethod(request: GuardedRequest): Refusal | null {
  const { method } = request;
  if (isPosted(request) ? method === "POST" : method === "GET" || method === "HEAD") return null;
  const allow = isPosted(request) ? "POST" : "GET, HEAD";
  return { status: 405, code: "BAD_INPUT", sentence: `Only ${allow} is answered here.`, allow };
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
 * With a cookie alone one reads pages and contents: no page can have an address or a picture asked for with a header. What is said
 * to them stays with whom they are sent to, for guardSite lets no other page ask, and an operation needs the header's value too.
 */
function guardSession(request: GuardedRequest, { sessions }: Door): Refusal | null {
  if (sessions === null || isOpenToAll(request)) return null;
  const admitted = admit(request.headers, sessions);
  if (admitted === null) return STRANGER;
  return isPosted(request) && admitted.by === "cookie" && !admitted.isPage ? STRANGER : null;
}

function guardType(request: GuardedRequest): Refusal | null {
  if (!isPosted(request) || JSON_TYPE.test(request.headers["content-type"] ?? "")) return null;
  return { status: 415, code: "BAD_INPUT", sentence: "The body must be application/json in UTF-8." };
}

function guardLength(request: GuardedRequest): Refusal | null {
  if (!isPosted(request)) return null;
  const { "content-length": length, "transfer-encoding": chunked } = request.headers;
  if (length === undefined || chunked !== undefined) {
    return { status: 411, code: "BAD_INPUT", sentence: "The request must say how long its body is." };
  }
  return Number(length) <= REQUEST_BODY_BYTES
    ? null
    : { status: 413, code: "TOO_LARGE", sentence: "The request is larger than 1 MiB." };
}

/** Decides whether a request may come in: null when no guard refuses it, else what the first one says. It never throws. */
export function guardRequest(request: GuardedRequest, door: Door, chosen: readonly Guard[] = guards): Refusal | null {
  for (const guard of chosen) {
    const refusal = guard.refuse(request, door);
    if (refusal !== null) return refusal;
  }
  return null;
}
