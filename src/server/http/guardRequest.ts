import type { IncomingHttpHeaders } from "node:http";
import { GRAPHQL_PATH } from "#contract/wire.ts";
import { REQUEST_BODY_BYTES } from "#contract/limits.ts";
import type { ErrorCode } from "#contract/errors.ts";

/** What the guard looks at; header values as node:http gives them, duplicates of `host` included. */
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

const JSON_TYPE = /^application\/json(?:\s*;\s*charset="?utf-8"?)?$/i;

/**
 * Decides whether a request may come in; null when it may. The rules, in order: the Host is exactly one of ours (a name
 * rebound to this machine is not), only GET and HEAD for what is read and POST for `/graphql`, and whatever is not a
 * person opening the page must come from that page: an Origin, where sent, equal to ours, a `Sec-Fetch-Site`, where sent,
 * of `same-origin`, and for `/graphql` at least one of the two and a JSON body of bounded, announced length. Another port
 * of this machine is another origin here. It never throws, whatever the headers hold.
 */
export function guardRequest(request: GuardedRequest, hosts: ReadonlySet<string>): Refusal | null {
  const { method, pathname, headers } = request;
  const host = headers.host?.toLowerCase();
  if (host === undefined || request.hostCount !== 1 || !hosts.has(host)) {
    return { status: 421, code: "FORBIDDEN", sentence: "This address is not one that Galley serves." };
  }
  const api = pathname === GRAPHQL_PATH;
  if (api ? method !== "POST" : method !== "GET" && method !== "HEAD") {
    const allow = api ? "POST" : "GET, HEAD";
    return { status: 405, code: "BAD_INPUT", sentence: `Only ${allow} is answered here.`, allow };
  }
  return guardOrigin(request, host, api) ?? (api ? guardBody(headers) : null);
}

function guardOrigin({ headers }: GuardedRequest, host: string, api: boolean): Refusal | null {
  const refusal: Refusal = {
    status: 403,
    code: "FORBIDDEN",
    sentence: "This request did not come from Galley's own page.",
  };
  const origin = headers.origin;
  const site = headers["sec-fetch-site"];
  if (origin !== undefined && origin !== `http://${host}`) return refusal;
  if (api)
    return (site === undefined && origin === undefined) || (site !== undefined && site !== "same-origin")
      ? refusal
      : null;
  if (site === undefined || site === "same-origin" || site === "none") return null;
  const opened = headers["sec-fetch-mode"] === "navigate" && headers["sec-fetch-dest"] === "document";
  return opened ? null : refusal;
}

function guardBody(headers: IncomingHttpHeaders): Refusal | null {
  if (!JSON_TYPE.test(headers["content-type"] ?? "")) {
    return { status: 415, code: "BAD_INPUT", sentence: "The body must be application/json in UTF-8." };
  }
  const length = headers["content-length"];
  if (length === undefined || headers["transfer-encoding"] !== undefined) {
    return { status: 411, code: "BAD_INPUT", sentence: "The request must say how long its body is." };
  }
  if (!(Number(length) <= REQUEST_BODY_BYTES)) {
    return { status: 413, code: "TOO_LARGE", sentence: "The request is larger than 1 MiB." };
  }
  return null;
}
