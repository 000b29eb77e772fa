import type { ServerResponse } from "node:http";
import type { ErrorCode } from "#contract/errors.ts";

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
