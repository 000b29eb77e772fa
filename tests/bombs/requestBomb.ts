import { request } from "node:http";
import persisted from "#generated/persisted.json" with { type: "json" };
import { matchPage } from "#contract/pages.ts";
import { GRAPHQL_PATH } from "#contract/wire.ts";
import type { BombAnswer, BombRequest, BombIds } from "./BombRequest.ts";

/** How much of a response is kept: enough to read the ids in it, and the error codes at its end. */
const RETAINED_BYTES = 1024 * 1024;

const IDS = new Map(
  Object.entries(persisted).map(([id, text]) => [/^(?:query|mutation|subscription) (\w+)/u.exec(text)?.[1] ?? "", id]),
);

/** The server under test: its address, and the headers that authorize a request. */
export interface BombServer {
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Sends one request to a server as Galley's own page would, and reads the response to its end, for up to `limitMs`. */
export function requestBomb(
  { address: origin, headers: own }: BombServer,
  bombRequest: BombRequest,
  ids: BombIds,
  limitMs: number,
): Promise<BombAnswer> {
  const [address, post] = requestOf(bombRequest, ids);
  const start = performance.now();
  return new Promise((resolve) => {
    const parts: Buffer[] = [];
    let [bytes, kept] = [0, 0];
    const settle = (status: number | null): void => {
      clearTimeout(timer);
      const text = Buffer.concat(parts).toString();
      const codes = [...new Set([...text.matchAll(/"code":"([A-Z_]+)"/gu)].map(([, code = ""]) => code))];
      resolve({ status, codes, milliseconds: performance.now() - start, bytes, text });
    };
    const headers = {
      ...own,
      "sec-fetch-site": "same-origin",
      ...(post !== null && {
        origin,
        "content-type": "application/json",
        accept: "multipart/mixed, text/event-stream, application/json",
      }),
    };
    const sent = request(origin + address, { method: post === null ? "GET" : "POST", headers }, (response) => {
      response.on("data", (part: Buffer) => {
        bytes += part.length;
        parts.push(part);
        kept += part.length;
        // Drops the middle of a long response.
        while (kept > 2 * RETAINED_BYTES && parts.length > 2)
          kept -= parts.splice(parts.length >> 1, 1)[0]?.length ?? 0;
      });
      response.on("end", () => settle(response.statusCode ?? null));
      response.on("error", () => settle(null));
    });
    sent.on("error", () => settle(null));
    const timer = setTimeout(() => sent.destroy(), limitMs);
    sent.end(post ?? undefined);
  });
}

/** Returns the address, and the body of a POST request. */
function requestOf(
  { address = "/", isQuery, operation, variables }: BombRequest,
  ids: BombIds,
): [string, string | null] {
  if (operation !== undefined) return [GRAPHQL_PATH, bodyOf(operation, variables?.(ids) ?? {})];
  if (isQuery !== true) return [address, null];
  const [path = "/", search = ""] = address.split("?", 2);
  const page = matchPage(path, new URLSearchParams(search));
  return [GRAPHQL_PATH, bodyOf(page.operation, page.variables)];
}

function bodyOf(operationName: string, variables: object): string {
  return JSON.stringify({ operationName, variables, query: null, id: IDS.get(operationName) });
}
