import { buildClientSchema, getIntrospectionQuery } from "graphql";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startServer, type StartedServer } from "#tests/helpers/startServer.ts";
import { tempRepo } from "#tests/helpers/tempRepo.ts";

describe("in development", () => {
  let server: StartedServer;
  beforeAll(async () => {
    const repo = await tempRepo();
    await repo.commit({ "a.txt": "a\n" });
    server = await startServer(repo.path, null, { development: true });
  });
  afterAll(() => server.close());

  it("any document is executed: introspection, as tools request it", async () => {
    const { data } = await (await server.post({ query: getIntrospectionQuery() })).json();
    expect(buildClientSchema(data).getQueryType()?.name).toBe("Query");
  });

  it.each([
    ["without a session", { "x-galley-session": "none" }, 401],
    ["from another site", { origin: "http://elsewhere.example" }, 403],
    ["by a link of another site", { "sec-fetch-site": "cross-site" }, 403],
    ["by a form", { "content-type": "text/plain" }, 415],
  ])("a request %s is refused as in production", async (_, headers, status) => {
    const answer = await server.post({ query: "{ __typename }" }, { headers });
    expect(answer.status).toBe(status);
    expect(await answer.text()).not.toContain("Query");
  });
});

it("in production a document that was not compiled with Galley is refused before it is parsed", async () => {
  const repo = await tempRepo();
  await repo.commit({ "a.txt": "a\n" });
  const server = await startServer(repo.path);
  const fragments = Array.from({ length: 60 }, (_, at) => `fragment f${at + 1} on Query { ...f${at} ...f${at} }`);
  const doubled = `{ ...f60 } fragment f0 on Query { __typename } ${fragments.join(" ")}`;
  for (const query of [getIntrospectionQuery(), doubled, "{"]) {
    const answer = await server.post({ query });
    expect(answer.status).toBe(400);
    expect((await answer.json()).errors[0].extensions.code).toBe("UNKNOWN_OPERATION");
  }
  await server.close();
});
