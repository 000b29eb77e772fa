import type { ServerResponse } from "node:http";
import type { ErrorCode, GalleyError } from "#contract/errors.ts";
import { refuseRequest } from "./refuseRequest.ts";

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
