import type { IncomingHttpHeaders } from "node:http";
import type { ErrorCode } from "#contract/errors.ts";
import { REQUEST_BODY_BYTES } from "#contract/limits.ts";
import { GRAPHQL_PATH } from "#contract/wire.ts";

/** What the guards look at; header values as node:http gives them. */
export interface GuardedRequest {
  readonly method: string;
  readonly pathname: string;
  readonly headers: IncomingHttpHeaders;
  /** How many Host lines the request had. */
  readonly hostCount: number;
}

/** Why a request goes no further. */
export interface Refusal {
  readonly status: 400 | 403 | 405 | 411 | 413 | 415 | 421;
  readonly code: ErrorCode;
  readonly sentence: string;
  readonly allow?: string;
}

/** One rule of the door; `hosts` are the names that are ours. It never throws, whatever the headers hold. */
export interface Guard {
  readonly name: "host" | "method" | "origin" | "site" | "sender" | "type" | "length";
  readonly refuse: (request: GuardedRequest, hosts: ReadonlySet<string>) => Refusal | null;
}

const JSON_TYPE = /^application\/json(?:\s*;\s*charset="?utf-8"?)?$/i;

const FOREIGN: Refusal = {
  status: 403,
  code: "FORBIDDEN",
  sentence: "This request did not come from Galley's own page.",
};

/**
 * The rules of the door, in the order in which they are asked. The Host is exactly one of ours (a name rebound to this
 * machine is not); GET and HEAD for what is read, POST for `/graphql`; an Origin, where sent, equal to ours; a
 * `Sec-Fetch-Site`, where sent, of `same-origin`, unless a person opens a page; for `/graphql` at least one of the two and
 * a JSON body of bounded, announced length. Another port of this machine is another origin here.
 */
export const guards: readonly Guard[] = [
  { name: "host", refuse: guardHost },
  { name: "method", refuse: guardMethod },
  { name: "origin", refuse: guardOrigin },
  { name: "site", refuse: guardSite },
  { name: "sender", refuse: guardSender },
  { name: "type", refuse: guardType },
  { name: "length", refuse: guardLength },
];

const isApi = ({ pathname }: GuardedRequest): boolean => pathname === GRAPHQL_PATH;
const hostOf = ({ headers }: GuardedRequest): string | undefined => headers.host?.toLowerCase();

function guardHost(request: GuardedRequest, hosts: ReadonlySet<string>): Refusal | null {
  const host = hostOf(request);
  if (host !== undefined && request.hostCount === 1 && hosts.has(host)) return null;
  return { status: 421, code: "FORBIDDEN", sentence: "This address is not one that Galley serves." };
}

function guardMethod(request: GuardedRequest): Refusal | null {
  const { method } = request;
  if (isApi(request) ? method === "POST" : method === "GET" || method === "HEAD") return null;
  const allow = isApi(request) ? "POST" : "GET, HEAD";
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
  if (isApi(request)) return FOREIGN;
  const isOpened = headers["sec-fetch-mode"] === "navigate" && headers["sec-fetch-dest"] === "document";
  return site === "none" || isOpened ? null : FOREIGN;
}

function guardSender(request: GuardedRequest): Refusal | null {
  const { origin, "sec-fetch-site": site } = request.headers;
  return isApi(request) && origin === undefined && site === undefined ? FOREIGN : null;
}

function guardType(request: GuardedRequest): Refusal | null {
  if (!isApi(request) || JSON_TYPE.test(request.headers["content-type"] ?? "")) return null;
  return { status: 415, code: "BAD_INPUT", sentence: "The body must be application/json in UTF-8." };
}

function guardLength(request: GuardedRequest): Refusal | null {
  if (!isApi(request)) return null;
  const { "content-length": length, "transfer-encoding": chunked } = request.headers;
  if (length === undefined || chunked !== undefined) {
    return { status: 411, code: "BAD_INPUT", sentence: "The request must say how long its body is." };
  }
  return Number(length) <= REQUEST_BODY_BYTES
    ? null
    : { status: 413, code: "TOO_LARGE", sentence: "The request is larger than 1 MiB." };
}
