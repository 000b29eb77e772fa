import { auditServer, type AuditResult } from "graphql-http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import persisted from "#generated/persisted.json" with { type: "json" };
import { indexDocuments } from "#server/http/executeHere.ts";
import { startServer, type StartedServer } from "#tests/helpers/startServer.ts";
import { tempRepo } from "#tests/helpers/tempRepo.ts";

/** The documents that the audits send, allowed here as if they were compiled. */
const AUDITED = [
  "{ __typename }",
  '{ __type(name: "Run🏃Swim🏊") { name } }',
  "query Query { __typename }",
  "query Type($name: String!) { __type(name: $name) { name } }",
  "query CoerceFailure($id: ID!){ __typename }",
  "{",
  "{ 8f31403dfe404bccbb0e835f2629c6a7 }",
];

let path: string;
beforeAll(async () => {
  const repo = await tempRepo();
  await repo.commit({ "a.txt": "a\n" });
  ({ path } = repo);
});

describe("GraphQL over HTTP, by the 61 audits of graphql-http", () => {
  let server: StartedServer;
  let results: readonly AuditResult[];
  beforeAll(async () => {
    const documents = { ...persisted, ...Object.fromEntries(AUDITED.map((text) => [text, text])) };
    server = await startServer(path, null, { documents: indexDocuments(documents) });
    const fetchFn = (url: string, init: RequestInit = {}) =>
      fetch(url, {
        ...init,
        headers: { origin: server.origin, "sec-fetch-site": "same-origin", ...server.own, ...init.headers },
      });
    results = await auditServer({ url: `${server.origin}/graphql`, fetchFn });
  });
  afterAll(() => server.close());

  const failed = (word: string): string[] =>
    results
      .filter(({ name, status }) => name.startsWith(`${word} `) && status !== "ok")
      .map((result) => `${result.id} ${result.name}${"reason" in result ? `: ${result.reason}` : ""}`);

  it("all are checked: 13 MUST, 23 SHOULD, 25 MAY", () => {
    const count = (word: string) => results.filter(({ name }) => name.startsWith(`${word} `)).length;
    expect([count("MUST"), count("SHOULD"), count("MAY")]).toEqual([13, 23, 25]);
  });

  it("every MUST holds", () => expect(failed("MUST")).toEqual([]));

  it("every SHOULD holds", () => expect(failed("SHOULD")).toEqual([]));

  it("of everything that a server MAY do, only GET is refused: a link or a picture must never be an operation", () => {
    expect(failed("MAY").map((line) => line.slice(0, 4))).toEqual(["5A70", "D6D5", "6A70"]);
  });
});

it("variables that are nested 5,000 levels deep are refused as invalid input, in lists and in objects", async () => {
  const server = await startServer(path);
  const [id] = Object.entries(persisted).find(([, text]) => text.includes("mutation SyncMenuMutation")) ?? [];
  const nested = (open: string, close: string): string => `${open.repeat(5000)}1${close.repeat(5000)}`;
  for (const input of [nested('{"a":', "}"), nested("[", "]")]) {
    const answer = await fetch(`${server.origin}/graphql`, {
      method: "POST",
      headers: {
        origin: server.origin,
        "sec-fetch-site": "same-origin",
        "content-type": "application/json",
        ...server.own,
      },
      body: `{"id":"${id}","variables":{"input":${input}}}`,
    });
    expect(await answer.json()).toMatchObject({
      errors: [
        {
          message: "The variables are nested more than 64 levels deep. Correct it and try again.",
          extensions: { code: "BAD_INPUT" },
        },
      ],
    });
  }
  await server.close();
});
