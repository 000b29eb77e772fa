import { afterAll, beforeAll, describe, expect, it } from "vitest";
import persisted from "#generated/persisted.json" with { type: "json" };
import { guards, type Guard } from "#server/http/guards.ts";
import { rawRequest } from "#tests/helpers/rawRequest.ts";
import { startServer, type StartedServer } from "#tests/helpers/startServer.ts";
import { tempRepo } from "#tests/helpers/tempRepo.ts";

const [ID = "", TEXT = ""] =
  Object.entries(persisted).find(([, text]) => text.startsWith("query NotFoundScreen")) ?? [];
const BODY = JSON.stringify({ id: ID });
/** What only who came in gets to see: the name of the repository. */
const SECRET = '"slug":"kept-to-itself"';

let path: string;
let server: StartedServer;
beforeAll(async () => {
  const repo = await tempRepo({ at: `${(await tempRepo()).path}/../kept-to-itself` });
  await repo.commit({ "a.txt": "a\n" });
  ({ path } = repo);
  server = await startServer(path);
});
afterAll(() => server.close());

type Lines = Readonly<Record<string, string | undefined>>;

/** Writes a request whose Host is the server's unless another is given; what is undefined is left out. */
function lines(origin: string, method: string, target: string, headers: Lines, body = ""): string {
  const all = { host: new URL(origin).host, connection: "close", ...headers };
  const written = Object.entries(all).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}: ${value}\r\n`],
  );
  return `${method} ${target} HTTP/1.1\r\n${written.join("")}\r\n${body}`;
}

const post = (origin: string, headers: Lines, body = BODY) =>
  rawRequest(origin, [
    lines(
      origin,
      "POST",
      "/graphql",
      { "content-type": "application/json", "content-length": String(body.length), ...headers },
      body,
    ),
  ]);

describe("an operation comes in from Galley's own page alone", () => {
  /** Rows: the Origin; columns: the Sec-Fetch-Site, absent or what browsers say. */
  const SITES = [undefined, "same-origin", "same-site", "cross-site", "none"] as const;
  const TABLE: readonly (readonly [string, (own: string) => string | undefined, readonly number[]])[] = [
    ["its own", (own) => own, [200, 200, 403, 403, 403]],
    ["none", () => undefined, [403, 200, 403, 403, 403]],
    ["another port of this machine", () => "http://127.0.0.1:1", [403, 403, 403, 403, 403]],
    ["this machine's other name", (own) => own.replace("127.0.0.1", "localhost"), [403, 403, 403, 403, 403]],
    ["a foreign page", () => "https://evil.example", [403, 403, 403, 403, 403]],
    ["a sandboxed frame", () => "null", [403, 403, 403, 403, 403]],
  ];
  /** A type that is refused is refused behind the door: who may not come in does not learn that. */
  const TYPES: readonly (readonly [string, number])[] = [
    ["application/json", 200],
    ["text/plain", 415],
    ["application/x-www-form-urlencoded", 415],
    ["multipart/form-data; boundary=x", 415],
  ];
  const CREDENTIALS: readonly (readonly [string, Lines])[] = [
    ["a cookie", { cookie: "galley.theme=dark; session=0123456789abcdef" }],
    ["a token", { authorization: "Bearer 0123456789abcdef" }],
    ["no credentials", {}],
  ];

  it.each(TABLE)("with the Origin of %s, whatever else it brings", async (_, originOf, verdicts) => {
    const cases = SITES.flatMap((site, column) =>
      TYPES.flatMap(([type, right]) =>
        CREDENTIALS.map(async ([who, credentials]) => {
          const headers = { origin: originOf(server.origin), "sec-fetch-site": site, "content-type": type };
          const { status, body } = await post(server.origin, { ...headers, ...credentials });
          const door = verdicts[column] ?? 0;
          const label = `${site}, ${type}, ${who}`;
          expect([label, status]).toEqual([label, door === 200 ? right : door]);
          expect([label, body.includes(SECRET)]).toEqual([label, status === 200]);
        }),
      ),
    );
    expect(cases).toHaveLength(60);
    await Promise.all(cases);
  });
});

/** An attack, and the one guard that stands before it: it reads the repository's name, or has the server take in too much. */
const ATTACKS: Readonly<Record<Guard["name"], (origin: string) => Promise<boolean>>> = {
  host: async (origin) => {
    const answer = await rawRequest(origin, [lines(origin, "GET", "/", { host: `evil.test:${new URL(origin).port}` })]);
    return answer.body.includes(SECRET);
  },
  method: async (origin) => {
    const target = `/graphql?query=${encodeURIComponent(TEXT)}`;
    const headers = { "content-type": "application/json", "content-length": "0", "sec-fetch-site": "same-origin" };
    return (await rawRequest(origin, [lines(origin, "GET", target, headers)])).body.includes(SECRET);
  },
  origin: async (origin) => (await post(origin, { origin: "http://127.0.0.1:1" })).body.includes(SECRET),
  site: async (origin) => {
    const framed = { "sec-fetch-site": "same-site", "sec-fetch-mode": "navigate", "sec-fetch-dest": "iframe" };
    return (await rawRequest(origin, [lines(origin, "GET", "/", framed)])).body.includes(SECRET);
  },
  sender: async (origin) => (await post(origin, {})).body.includes(SECRET),
  type: async (origin) => {
    const form = `query=${encodeURIComponent(TEXT)}`;
    return (await post(origin, { origin, "content-type": "application/x-www-form-urlencoded" }, form)).body.includes(
      SECRET,
    );
  },
  length: async (origin) => {
    const spaces = " ".repeat(2 * 1024 * 1024);
    return (await post(origin, { origin }, spaces + BODY)).body.includes(SECRET);
  },
};

describe("each guard is all that stands before an attack", () => {
  it.each(guards.map(({ name }) => name))("%s", async (name) => {
    const attack = ATTACKS[name];
    expect(await attack(server.origin)).toBe(false);
    const open = await startServer(path, null, { guards: guards.filter((guard) => guard.name !== name) });
    try {
      expect(await attack(open.origin)).toBe(true);
    } finally {
      await open.close();
    }
  });
});
