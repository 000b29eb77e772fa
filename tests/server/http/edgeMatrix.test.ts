import { afterAll, beforeAll, describe, expect, it } from "vitest";
import persisted from "#generated/persisted.json" with { type: "json" };
import { guards, type Guard } from "#server/http/createApp.ts";
import { rawRequest } from "#tests/helpers/rawRequest.ts";
import { startServer, type StartedServer } from "#tests/helpers/startServer.ts";
import { tempRepo } from "#tests/helpers/tempRepo.ts";

const [ID = "", TEXT = ""] =
  Object.entries(persisted).find(([, text]) => text.startsWith("query NotFoundScreen")) ?? [];
const BODY = JSON.stringify({ id: ID });
/** A text that only signed-in clients can read: the name of the repository. */
const SECRET = '"slug":"kept-to-itself"';

let path: string;
let server: StartedServer;
/** A browser that is signed in: its cookie, and the headers that its page adds. */
let cookie: string;
let value: string;
beforeAll(async () => {
  const repo = await tempRepo({ at: `${(await tempRepo()).path}/../kept-to-itself` });
  await repo.commit({ "a.txt": "a\n" });
  ({ path } = repo);
  server = await startServer(path);
  const token = server.sessions.begin("cookie", "a browser");
  cookie = `galley.theme=dark; galley-session=${token}`;
  value = server.sessions.valueFor(token);
});
afterAll(() => server.close());

type Lines = Readonly<Record<string, string | undefined>>;

/** Writes a request whose Host is the server's unless another is given; undefined headers are left out. */
function lines(origin: string, method: string, target: string, headers: Lines, body = ""): string {
  const all = { host: new URL(origin).host, connection: "close", ...headers };
  const written = Object.entries(all).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}: ${value}\r\n`],
  );
  return `${method} ${target} HTTP/1.1\r\n${written.join("")}\r\n${body}`;
}

/** Posts an operation; `headers` may contain another name for the server than its address. */
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

describe("an operation is accepted only from Galley's own page", () => {
  /** A program sends neither, and is authorized by its token. */
  const PROGRAMS = 1;
  /** Rows: the Origin; columns: the Sec-Fetch-Site, absent or as browsers send it. */
  const SITES = [undefined, "same-origin", "same-site", "cross-site", "none"] as const;
  const TABLE: readonly (readonly [string, (own: string) => string | undefined, readonly number[]])[] = [
    ["its own", (own) => own, [200, 200, 403, 403, 403]],
    ["none", () => undefined, [PROGRAMS, 200, 403, 403, 403]],
    ["another port of its own name", (own) => own.replace(/\d+$/, "1"), [403, 403, 403, 403, 403]],
    ["the server's address", () => server.origin, [403, 403, 403, 403, 403]],
    ["a foreign page", () => "https://evil.example", [403, 403, 403, 403, 403]],
    ["a sandboxed frame", () => "null", [403, 403, 403, 403, 403]],
  ];
  /** An invalid content type is refused only after sign-in: unauthorized clients do not learn about it. */
  const TYPES: readonly (readonly [string, number])[] = [
    ["application/json", 200],
    ["text/plain", 415],
    ["application/x-www-form-urlencoded", 415],
    ["multipart/form-data; boundary=x", 415],
  ];
  const CREDENTIALS: readonly (readonly [string, () => Lines])[] = [
    ["a cookie", () => ({ cookie, "x-galley-session": value })],
    ["a token", () => ({ authorization: `Bearer ${server.sessions.token}` })],
    ["no credentials", () => ({})],
  ];

  it.each(TABLE)("with the Origin of %s, whatever other headers it has", async (_, originOf, verdicts) => {
    const cases = SITES.flatMap((site, column) =>
      TYPES.flatMap(([type, right]) =>
        CREDENTIALS.map(async ([who, credentials]) => {
          const { host } = new URL(server.named);
          const headers = { host, origin: originOf(server.named), "sec-fetch-site": site, "content-type": type };
          const { status, body } = await post(server.origin, { ...headers, ...credentials() });
          const verdict = verdicts[column] ?? 0;
          const signInPage = verdict === PROGRAMS ? (who === "a token" ? 200 : 403) : verdict;
          const label = `${site}, ${type}, ${who}`;
          const session = who === "no credentials" ? 401 : right;
          expect([label, status]).toEqual([label, signInPage === 200 ? session : signInPage]);
          expect([label, body.includes(SECRET)]).toEqual([label, status === 200]);
        }),
      ),
    );
    expect(cases).toHaveLength(60);
    await Promise.all(cases);
  });
});

describe("a session is a cookie for the server's own name with its matching value, or a value that the server issued", () => {
  const begin = (kind: "cookie" | "bearer") => server.sessions.begin(kind, "another browser");
  it.each<[string, number, (named: string) => Lines]>([
    ["both", 200, (named) => ({ host: named, cookie, "x-galley-session": value })],
    ["the cookie alone, as a form or a page of another port has it sent", 401, (named) => ({ host: named, cookie })],
    ["the value alone", 401, (named) => ({ host: named, "x-galley-session": value })],
    [
      "the value of another browser",
      401,
      (named) => ({ host: named, cookie, "x-galley-session": server.sessions.valueFor(begin("cookie")) }),
    ],
    [
      "a cookie at the address that all servers of this machine share",
      401,
      () => ({ cookie, "x-galley-session": value }),
    ],
    ["a page's own value, at the address", 200, () => ({ "x-galley-session": begin("bearer") })],
    ["a page's own value, at the name", 200, (named) => ({ host: named, "x-galley-session": begin("bearer") })],
    ["a page's own value as a cookie", 401, (named) => ({ host: named, cookie: `galley-session=${begin("bearer")}` })],
    ["a cookie's token as a value", 401, () => ({ "x-galley-session": begin("cookie") })],
    ["a browser's token as a program's", 401, () => ({ authorization: `Bearer ${begin("bearer")}` })],
    ["a program's token and a wrong word", 401, () => ({ authorization: `Basic ${server.sessions.token}` })],
    [
      "a program's token but for its last letter",
      401,
      () => ({ authorization: `Bearer ${server.sessions.token.slice(0, -1)}_` }),
    ],
    ["a program's token", 200, () => ({ authorization: `Bearer ${server.sessions.token}` })],
    ["nothing", 401, () => ({})],
  ])("%s: %i", async (_, status, headersOf) => {
    const headers = { "sec-fetch-site": "same-origin", ...headersOf(new URL(server.named).host) };
    const answer = await post(server.origin, headers);
    expect([answer.status, answer.body.includes(SECRET)]).toEqual([status, status === 200]);
  });

  it("with only a cookie the user reads a page and a content, without one neither", async () => {
    const get = (target: string, headers: Lines) =>
      rawRequest(server.origin, [lines(server.named, "GET", target, { "sec-fetch-site": "same-origin", ...headers })]);
    const raw = "/kept-to-itself/raw/HEAD/a.txt";
    expect((await get("/", { cookie })).body).toContain(SECRET);
    expect((await get("/", { cookie })).body).toContain(`<meta name="galley-session" content="${value}">`);
    expect((await get(raw, { cookie })).body).toBe("a\n");
    const signInPage = await get("/", {});
    expect([
      signInPage.status,
      signInPage.body.includes("gate.js"),
      signInPage.body.includes("kept-to-itself"),
    ]).toEqual([200, true, false]);
    expect((await get(raw, {})).status).toBe(401);
  });

  it("that was ended is invalid at once, and closes an open stream within seconds", async () => {
    const token = server.sessions.begin("bearer", "a third browser");
    const headers = { "sec-fetch-site": "same-origin", "x-galley-session": token };
    expect((await post(server.origin, headers)).status).toBe(200);
    const [stream = ""] = Object.entries(persisted).find(([, text]) => text.includes("reviewChanges(")) ?? [];
    const open = await server.post(
      { id: stream, variables: { slug: "kept-to-itself" } },
      { headers: { ...headers, accept: "text/event-stream" } },
    );
    expect(open.status).toBe(200);
    const [own = ""] = Object.values(server.own);
    expect(server.sessions.endAll()).toBeGreaterThan(2);
    expect((await post(server.origin, headers)).status).toBe(401);
    expect((await post(server.origin, { ...headers, "x-galley-session": own })).status).toBe(401);
    await open.text().catch(() => ""); // The stream ends, and nothing else would have ended it.
  });
});

/** An attack, and the only guard against it: it reads the repository's name, or makes the server read too much. */
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
  // Another program on this machine, which can send any header that a browser would.
  session: async (origin) => (await post(origin, { origin, "sec-fetch-site": "same-origin" })).body.includes(SECRET),
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

describe("each guard is the only protection against an attack", () => {
  it.each(guards.map(({ name }) => name))("%s", async (name) => {
    const attack = ATTACKS[name];
    // The other guards are tested with everybody authorized, because a session also protects against most attacks.
    const isOpen = name !== "session";
    const guarded = await startServer(path, null, { isOpen });
    const open = await startServer(path, null, { isOpen, guards: guards.filter((guard) => guard.name !== name) });
    try {
      expect(await attack(guarded.origin)).toBe(false);
      expect(await attack(open.origin)).toBe(true);
    } finally {
      await guarded.close();
      await open.close();
    }
  });
});
