import { buildClientSchema, getIntrospectionQuery, parse } from "graphql";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import persisted from "#generated/persisted.json" with { type: "json" };
import { weighDocument } from "#server/http/queryLimits.ts";
import { startServer, type StartedServer } from "#tests/helpers/startServer.ts";
import { tempRepo } from "#tests/helpers/tempRepo.ts";

/** Each fragment holds the one before it twice: of 22, 1.1 kB ask for four million fields. */
const doubled = (count: number): string =>
  [
    `query { repositories { edges { node { ...f${count} } } } } fragment f0 on Repository { name }`,
    ...Array.from({ length: count }, (_, at) => `fragment f${at + 1} on Repository { ...f${at} ...f${at} }`),
  ].join(" ");

describe("a document is weighed with its fragments written out", () => {
  const weigh = (text: string, variables = {}) => weighDocument(parse(text), variables);

  it.each([
    ["{ a }", { depth: 1, aliases: 0, cost: 1 }],
    ["{ a { b c } d }", { depth: 2, aliases: 0, cost: 4 }],
    ["{ x: a { y: b } }", { depth: 2, aliases: 2, cost: 2 }],
    ["{ a(first: 100) { b(last: 10) { c } } }", { depth: 3, aliases: 0, cost: 1 + 100 * (1 + 10) }],
    ["{ ...f ...f ... { d } } fragment f on T { a { x: b } }", { depth: 2, aliases: 2, cost: 5 }],
    ["query A { a } query B { a b }", { depth: 1, aliases: 0, cost: 2 }],
    ["{ ...nowhere }", { depth: 0, aliases: 0, cost: 0 }],
  ])("%s", (text, weight) => expect(weigh(text)).toEqual(weight));

  it("a page's length may be a variable", () => {
    expect(weigh("query ($n: Int) { a(first: $n) { b } }", { n: 50 }).cost).toBe(51);
  });

  it("a fragment that holds itself has no end", () => {
    expect(weigh("{ ...f } fragment f on T { a { ...f } }").cost).toBe(Infinity);
  });

  it("one of doubled fragments is weighed at once", () => {
    expect(weigh(doubled(99)).cost).toBe(3 + 2 ** 99);
  });
});

describe("in development any document is executed that asks for little enough", () => {
  let server: StartedServer;
  beforeAll(async () => {
    const repo = await tempRepo();
    await repo.commit({ "a.txt": "a\n" });
    server = await startServer(repo.path, null, { development: true });
  });
  afterAll(() => server.close());

  const answerTo = async (query: string) => (await server.post({ query })).json();

  it("introspection, as tools ask it", async () => {
    const { data } = await answerTo(getIntrospectionQuery());
    expect(buildClientSchema(data).getQueryType()?.name).toBe("Query");
  });

  it.each([
    ["2,001 words", `{ ${"__typename ".repeat(2001)} }`, "2000 tokens"],
    [
      "16 levels of nested fields",
      `{ __schema ${"{ types { fields ".repeat(8)}${"}".repeat(16)} }`,
      "15 levels of nested fields",
    ],
    ["31 aliases", `{ ${Array.from({ length: 31 }, (_, at) => `a${at}: __typename`).join(" ")} }`, "30 aliases"],
    ["doubled fragments", doubled(22), "200000 fields in total"],
    [
      "long lists of long lists",
      "{ repositories(first: 100) { edges { node { branches(first: 100) { edges { node { target { history(first: 100) { edges { node { oid } } } } } } } } } } }",
      "200000 fields in total",
    ],
    ["a fragment that holds itself", "{ ...f } fragment f on Query { ...f }", "15 levels of nested fields"],
  ])("but not %s", async (_, query, most) => {
    const { data, errors } = await answerTo(query.replace("{ types { fields }", "{ types { fields { name } }"));
    expect(data ?? null).toBe(null);
    expect(errors[0].extensions.code).toBe("TOO_LARGE");
    expect(errors[0].message).toContain(`more than ${most}`);
  });

  it("every document that was compiled with Galley asks for little enough", async () => {
    const refused: string[] = [];
    for (const query of Object.values(persisted)) {
      const text = await (await server.post({ query, variables: {} })).text();
      if (text.includes("TOO_LARGE")) refused.push(query);
    }
    expect(refused).toEqual([]);
  });
});
