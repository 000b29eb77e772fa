import { once } from "node:events";
import { connect } from "node:net";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import persisted from "#generated/persisted.json" with { type: "json" };
import { SECURITY_HEADERS } from "#server/http/securityHeaders.ts";
import { rawRequest, type RawAnswer } from "#tests/helpers/rawRequest.ts";
import { startServer, type StartedServer } from "#tests/helpers/startServer.ts";
import { tempRepo } from "#tests/helpers/tempRepo.ts";
import { sampled } from "#tests/helpers/testRun.ts";

const TIMEOUTS = { headers: 200, request: 400 };

/** Ends slow requests; on a slow machine any request is one of them. */
let impatient: StartedServer;
let server: StartedServer;
beforeAll(async () => {
  const repo = await tempRepo();
  await repo.commit({ "a.txt": "a\n" });
  impatient = await startServer(repo.path, null, { timeouts: TIMEOUTS });
  server = await startServer(repo.path);
});
afterAll(() => Promise.all([impatient.close(), server.close()]));

const host = (of = server): string => `Host: ${new URL(of.origin).host}\r\n`;
const head = (length: number, of = server): string =>
  `POST /graphql HTTP/1.1\r\n${host(of)}Origin: ${of.origin}\r\nX-Galley-Session: ${of.own["x-galley-session"]}\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n`;
const unsafe = ({ headers }: RawAnswer): string[] =>
  Object.entries(SECURITY_HEADERS).flatMap(([name, value]) => (headers.get(name) === value ? [] : [name]));

describe("a client that is not a browser's page gets a response or is disconnected, and is never waited for", () => {
  it.each<[string, number, () => (string | number)[]]>([
    ["lines of more than 16 KiB", 431, () => [`GET / HTTP/1.1\r\n${host()}X: ${"x".repeat(20_000)}\r\n\r\n`]],
    ["what is not HTTP", 400, () => ["\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n"]],
    ["a Content-Length beside chunks", 400, () => [`${head(2)}Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n`]],
    ["two Content-Lengths", 400, () => [`${head(2)}Content-Length: 3\r\n\r\n{}`]],
    ["a line that continues", 400, () => [`GET / HTTP/1.1\r\n${host()}A: b\r\n\tc\x00\r\n\r\n`]],
    ["an announced body of more than 1 MiB", 413, () => [`${head(1_048_577)}\r\n`]],
    [
      "an expectation that nobody has",
      200,
      () => [`GET / HTTP/1.1\r\n${host()}Expect: tea\r\nConnection: close\r\n\r\n`],
    ],
    [
      "the wish to speak another protocol",
      200,
      () => [`GET / HTTP/1.1\r\n${host()}Upgrade: websocket\r\nConnection: Upgrade, close\r\n\r\n`],
    ],
  ])("%s: %i", async (_, status, pieces) => {
    const answer = await rawRequest(server.origin, pieces());
    expect([answer.status, unsafe(answer)]).toEqual([status, []]);
    expect(server.log).toEqual([]);
  });

  it.each<[string, () => (string | number)[]]>([
    ["headers that never end", () => [`GET / HTTP/1.1\r\n${host(impatient)}`]],
    ["headers that come a few letters at a time", () => ["GET / HT", 60, "TP/1.1\r\n", 60, "A: b", 60, "c", 60, "d"]],
    ["a body that is shorter than announced", () => [`${head(10, impatient)}\r\n{}`]],
  ])("%s: 408 in time", async (_, pieces) => {
    const answer = await rawRequest(impatient.origin, pieces());
    expect([answer.status, unsafe(answer)]).toEqual([408, []]);
    expect(impatient.log).toEqual([]);
  });

  it("a request to be a proxy: no response at all", async () => {
    expect((await rawRequest(server.origin, [`CONNECT evil.test:443 HTTP/1.1\r\n${host()}\r\n`])).status).toBe(0);
  });

  it(
    "for any bytes, it responds with all headers or disconnects, and continues serving",
    { tags: "slow" },
    async () => {
      const line = fc.oneof(
        fc.string({ unit: "binary-ascii" }),
        fc.constantFrom("Host", ":", "\r\n", "GET / HTTP/1.1\r\n"),
      );
      await fc.assert(
        fc.asyncProperty(fc.array(line, { minLength: 1, maxLength: 6 }), async (parts) => {
          const answer = await rawRequest(impatient.origin, [`${parts.join("")}\r\n\r\n \r\n\r\n`]);
          expect([[0, 400, 408, 421], answer.status === 0 ? [] : unsafe(answer)]).toEqual([
            expect.arrayContaining([answer.status]),
            [],
          ]);
        }),
        { numRuns: sampled(60) },
      );
      await expect.poll(async () => (await impatient.send("/favicon.svg")).status).toBe(200);
      expect(impatient.log).toEqual([]);
    },
  );
});

describe("a client that uses up its limits does not affect the others", () => {
  it(
    "of 500 connections 64 are served, the others get a request to retry, and then there is space again",
    { tags: "slow" },
    async () => {
      const port = Number(new URL(server.origin).port);
      const held = await Promise.all(
        Array.from({ length: 64 }, async () => {
          const socket = connect(port, "127.0.0.1");
          await once(socket, "connect");
          return socket;
        }),
      );
      const get = `GET /favicon.svg HTTP/1.1\r\n${host()}\r\n`;
      const refused = await Promise.all(Array.from({ length: 436 }, () => rawRequest(server.origin, [get])));
      expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([503]));
      expect(new Set(refused.map(({ headers }) => headers.get("retry-after")))).toEqual(new Set(["1"]));
      expect(refused.flatMap(unsafe)).toEqual([]);
      for (const socket of held) socket.destroy();
      await expect.poll(async () => (await server.send("/favicon.svg")).status, { interval: 10 }).toBe(200);
    },
  );

  it("of event streams 32 are open, one more is refused, and one that ends makes space", async () => {
    const [id] = Object.entries(persisted).find(([, text]) => text.includes("reviewChanges(")) ?? [];
    const listen = (signal?: AbortSignal) =>
      server.post(
        { id, variables: { slug: "repo" } },
        { headers: { accept: "text/event-stream" }, ...(signal && { signal }) },
      );
    const ends = Array.from({ length: 32 }, () => new AbortController());
    const open = await Promise.all(ends.map(({ signal }) => listen(signal)));
    expect(new Set(open.map(({ status }) => status))).toEqual(new Set([200]));
    const refused = await listen();
    expect([refused.status, await refused.json()]).toEqual([
      503,
      { errors: [expect.objectContaining({ extensions: expect.objectContaining({ code: "OVERLOADED" }) })] },
    ]);
    ends[0]?.abort();
    const again = new AbortController();
    await expect.poll(async () => (await listen(again.signal)).status, { interval: 20 }).toBe(200);
    for (const end of [...ends, again]) end.abort();
  });
});
