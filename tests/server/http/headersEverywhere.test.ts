import { afterAll, beforeAll, describe, expect, it } from "vitest";
import persisted from "#generated/persisted.json" with { type: "json" };
import { PAGES } from "#contract/pages.ts";
import { RAW_POLICY, SECURITY_HEADERS } from "#server/http/securityHeaders.ts";
import { rawRequest } from "#tests/helpers/rawRequest.ts";
import { startServer, type StartedServer } from "#tests/helpers/startServer.ts";
import { tempRepo } from "#tests/helpers/tempRepo.ts";

const [ID = ""] = Object.entries(persisted).find(([, text]) => text.startsWith("query NotFoundScreen")) ?? [];
const BODY = JSON.stringify({ id: ID });
const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "PROPFIND"];

let server: StartedServer;
let blob: string;
beforeAll(async () => {
  const repo = await tempRepo();
  await repo.commit({ "a.txt": "a\n", "page.html": "<script>alert(1)</script>\n" });
  blob = await repo.git("rev-parse", "HEAD:page.html");
  server = await startServer(repo.path);
});
afterAll(() => server.close());

type RequestCase = readonly [
  who: string,
  headersOf: (server: StartedServer) => Readonly<Record<string, string>>,
  page: number | null,
  api: number | null,
];

/** The caller, and the status for the pages' URLs and for /graphql; null if the caller gets what it requests. */
const REQUEST_CASES = [
  ["its own page", ({ origin, own }) => ({ origin, ...own, "content-type": "application/json" }), null, null],
  ["a form of its own page", ({ origin, own }) => ({ origin, ...own, "content-type": "text/plain" }), null, 415],
  ["a browser that is not let in", ({ origin }) => ({ origin, "content-type": "application/json" }), 401, 401],
  ["another page", () => ({ origin: "http://evil.test", "content-type": "application/json" }), 403, 403],
  ["a name that is not ours", () => ({ host: "evil.test", "content-type": "application/json" }), 421, 421],
] as const satisfies readonly RequestCase[];

/** One URL of each page of Galley, and the other URLs. */
const PATHS: readonly (readonly [path: string, status: number])[] = [
  ...Object.entries(PAGES)
    .filter(([name]) => name !== "notFound")
    .map(([, { path }]): readonly [string, number] => [
      path.replace(":repo", "repo").replace(/:\w+|\*\w+/g, "HEAD"),
      200,
    ]),
  ["/assets/main.js", 200],
  ["/assets/none.js", 404],
  ["/favicon.svg", 200],
  ["/no/such/page/at/all", 404],
  ["/repo/raw/HEAD/a.txt", 200],
  ["/repo/raw/HEAD/none.txt", 404],
  ["/repo/raw/nowhere/a.txt", 404],
];

async function request(method: string, path: string, headers: Readonly<Record<string, string>>) {
  const all = {
    host: new URL(server.origin).host,
    connection: "close",
    "content-length": String(method === "POST" ? BODY.length : 0),
    ...headers,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return rawRequest(server.origin, [
    `${method} ${path} HTTP/1.1\r\n${lines.join("")}\r\n${method === "POST" ? BODY : ""}`,
  ]);
}

/**
 * Callers that are not signed in get the sign-in page for any page, no content, and the files that Galley sends to
 * everybody.
 */
function outside(path: string, status: number): number {
  if (path.includes("/raw/")) return 401;
  return path.startsWith("/assets/") ? status : 200;
}

/** Lists what is missing or wrong among a response's headers. */
function faults(headers: ReadonlyMap<string, string>, status: number, path: string): string[] {
  const isImmutable = status === 200 && (path.startsWith("/assets/") || path === "/favicon.svg");
  const isRaw = status === 200 && path.includes("/raw/");
  const expected = { ...SECURITY_HEADERS, ...(isRaw && { "content-security-policy": RAW_POLICY }) };
  const wrong = Object.entries(expected).flatMap(([name, value]) =>
    headers.get(name) === value || (name === "cache-control" && isImmutable) ? [] : [`${name}: ${headers.get(name)}`],
  );
  const revealing = [...headers.keys()].filter((name) =>
    /^access-control-|^server$|^x-powered-by$|^set-cookie$/.test(name),
  );
  return [...wrong, ...revealing];
}

describe("every response has the headers that keep the page safe, for any caller, URL and method", () => {
  it.each(PATHS)("%s", async (path, status) => {
    const requested = METHODS.flatMap((method) =>
      REQUEST_CASES.map(async ([who, headersOf, refusal]) => {
        const answer = await request(method, path, headersOf(server));
        const isRead = method === "GET" || method === "HEAD";
        const right =
          refusal === 421 ? 421 : !isRead ? 405 : refusal === 401 ? outside(path, status) : (refusal ?? status);
        const label = `${method} by ${who}`;
        expect([label, answer.status, faults(answer.headers, answer.status, path)]).toEqual([label, right, []]);
        if (method === "HEAD") expect([label, answer.body]).toEqual([label, ""]);
      }),
    );
    await Promise.all(requested);
    expect(server.log).toEqual([]);
  });

  it.each(METHODS)("/graphql by %s", async (method) => {
    for (const [who, headersOf, , refusal] of REQUEST_CASES) {
      const answer = await request(method, "/graphql", headersOf(server));
      const right = refusal === 421 ? 421 : method !== "POST" ? 405 : (refusal ?? 200);
      expect([who, answer.status, faults(answer.headers, answer.status, "/graphql")]).toEqual([who, right, []]);
    }
  });

  it("a content by only its id", async () => {
    const { status, headers, body } = await request("GET", `/repo/raw/${blob}`, server.own);
    expect([status, body]).toEqual([200, "<script>alert(1)</script>\n"]);
    expect(headers.get("content-type")).toMatch(/^text\/plain|^application\/octet-stream/);
    expect(headers.get("content-security-policy")).toBe(RAW_POLICY);
  });
});
