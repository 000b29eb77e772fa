import { readdirSync, readFileSync } from "node:fs";
import { request } from "node:http";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import persisted from "#generated/persisted.json" with { type: "json" };
import { SECURITY_HEADERS } from "#server/http/securityHeaders.ts";
import { faultyGit, type FaultyGit } from "#tests/helpers/faultyGit.ts";
import { startServer, type StartedServer } from "#tests/helpers/startServer.ts";
import { tempRepo, type TempRepo } from "#tests/helpers/tempRepo.ts";

const documentOf = (name: string) => {
  const found = Object.entries(persisted).find(([, text]) => new RegExp(`^(query|mutation) ${name}\\b`).test(text));
  if (!found) throw new Error(`There is no ${name}.`);
  return { id: found[0], query: found[1], operationName: name };
};

interface Answer {
  readonly data: unknown;
  readonly errors: readonly { readonly extensions: { readonly code: string; readonly message: string } }[];
}

let repo: TempRepo;
let server: StartedServer;
let head: string;
let faults: FaultyGit;
beforeAll(async () => {
  faults = faultyGit();
  repo = await tempRepo();
  await repo.commit({ "a.txt": "one\n" }, "The first");
  head = await repo.commit({ "a.txt": "two\n" }, "The second");
  server = await startServer(repo.path);
});
afterAll(() => server.close());

describe("POST /graphql", () => {
  const { id, query, operationName } = documentOf("NotFoundScreenQuery");
  const data = { repositories: { edges: [{ node: { id: expect.any(String), name: "repo", slug: "repo" } }] } };

  it.each([
    ["by name, variables, text and id", { operationName, variables: {}, query, id }],
    ["by its text alone", { operationName, variables: {}, query }],
    ["by its id alone", { operationName, variables: {}, id }],
    ["by its id where the text is left out", { operationName, variables: {}, query: null, id }],
  ])("executes a known document %s", async (_, body) => {
    const response = await server.post(body);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toContain("json");
    expect(await response.json()).toEqual({ data });
  });

  it.each([
    ["a text of one's own", { query: "{ repositories { edges { node { path } } } }" }],
    ["a text that differs by a space", { query: `${query} ` }],
    ["introspection", { query: "{ __schema { types { name } } }" }],
    ["an unknown id", { id: "0".repeat(64) }],
    ["an unknown id beside a known text", { id: "0".repeat(64), query }],
    ["an id that is no text", { id: 7 }],
    ["nothing", {}],
  ])("executes no other: %s", async (_, body) => {
    const response = await server.post(body);
    expect(response.status).toBe(400);
    const { errors, data: none } = (await response.json()) as {
      errors: { extensions: { code: string } }[];
      data?: unknown;
    };
    expect(none).toBeUndefined();
    expect(errors[0]?.extensions.code).toBe("UNKNOWN_OPERATION");
  });

  it.each(["[]", '"text"', "{", "null", "7", `[${JSON.stringify({ query })}]`])(
    "refuses the body %s as invalid, never as an internal error",
    async (body) => {
      const response = await server.send("/graphql", {
        method: "POST",
        body,
        headers: { "content-type": "application/json" },
      });
      expect(response.status).toBe(400);
      const text = await response.text();
      expect(JSON.parse(text).errors[0].extensions.code).toMatch(/^(BAD_INPUT|UNKNOWN_OPERATION)$/);
      expect(text).not.toMatch(/at .*\.ts:|node:internal|SyntaxError/);
      expect(server.log).toEqual([]);
    },
  );

  it.each([
    ["none", {}],
    ["one of another type", { slug: "repo", revision: "HEAD", parent: "x" }],
    ["one too large", { slug: "repo", revision: "HEAD", parent: 2 ** 31 }],
  ])("refuses values that do not fit the operation: %s", async (_, variables) => {
    const { errors } = (await (await server.post({ ...documentOf("CommitScreenQuery"), variables })).json()) as Answer;
    expect(errors[0]?.extensions.code).toBe("BAD_INPUT");
    expect(server.log).toEqual([]);
  });

  it("returns a failure as its code and its message", async () => {
    const body = {
      ...documentOf("CommitScreenQuery"),
      variables: { slug: "repo", revision: "nowhere", parent: 1, part: "ALL", isRemerge: false },
    };
    const { data: partial, errors } = (await (await server.post(body)).json()) as Answer;
    expect(partial).toEqual({
      repository: { name: "repo", slug: "repo", isShallow: false, commit: null, id: expect.any(String) },
    });
    expect(errors).toHaveLength(1);
    expect(errors[0]?.extensions.code).toBe("NOT_FOUND");
    expect(errors[0]?.extensions.message).toMatch(/^“nowhere” is not a branch, tag or commit of repo\. /);
  });

  it.each([
    ["-x", "BAD_INPUT"],
    ["--output=/tmp/x", "BAD_INPUT"],
    ["a\nb", "BAD_INPUT"],
    ["x".repeat(1025), "BAD_INPUT"],
    ["HEAD:a.txt", "NOT_FOUND"],
    ["HEAD~99", "NOT_FOUND"],
    ["f".repeat(40), "NOT_FOUND"],
  ])("refuses the revision %j as %s", async (revision, code) => {
    const body = {
      ...documentOf("CommitScreenQuery"),
      variables: { slug: "repo", revision, parent: 1, part: "ALL", isRemerge: false },
    };
    const { errors } = (await (await server.post(body)).json()) as Answer;
    expect(errors[0]?.extensions.code).toBe(code);
  });

  it("sends deferred data as separate parts, each ended by its boundary at once", async () => {
    const variables = { slug: "repo", base: "HEAD~1", head, dots: "TWO" };
    const body = { ...documentOf("CompareScreenQuery"), variables };
    const response = await server.post(body, { headers: { accept: "multipart/mixed, application/json" } });
    expect(response.headers.get("content-type")).toMatch(/^multipart\/mixed/);
    const text = await response.text();
    expect(text).toContain('"label":"CompareScreenQuery$defer$ComparedCommits_comparison');
    expect(text).toContain('"lineCounts":[1,1]');
    expect(text.trimEnd().endsWith("-----")).toBe(true);
  });

  it("ends its git processes when the client disconnects", async () => {
    const revision = await repo.commit({ "a.txt": "three\n" }, "The third");
    // However fast git is, it has not answered yet.
    faults.fail("diff-tree", "PATH=/usr/bin:/bin; while true; do sleep 0.02; done");
    onTestFinished(faults.restore);
    const abort = new AbortController();
    const body = {
      ...documentOf("CommitScreenQuery"),
      variables: { slug: "repo", revision, parent: 1, part: "ALL", isRemerge: false },
    };
    const answer = server
      .post(body, { signal: abort.signal })
      .then((response) => response.text())
      .catch((error: Error) => error.name);
    await expect.poll(diffs, { interval: 20 }).toBeGreaterThan(0);
    abort.abort();
    expect(await answer).toBe("AbortError");
    await expect.poll(diffs, { interval: 20 }).toBe(0);
  });

  /** Counts the running `git diff-tree` that prints patches or counts for this test's repository. */
  function diffs(): number {
    return readdirSync("/proc").filter((pid) => {
      if (!/^\d+$/.test(pid)) return false;
      try {
        const words = readFileSync(`/proc/${pid}/cmdline`, "latin1").split("\0");
        const environment = readFileSync(`/proc/${pid}/environ`, "latin1");
        return words.includes("diff-tree") && environment.includes(process.env["GALLEY_CACHE_DIR"] ?? "?");
      } catch (error) {
        return error instanceof Error && !("code" in error); // The process exited between the listing and the read.
      }
    }).length;
  }
});

/** Returns the parts of the response that a page contains. */
function answersOf(html: string) {
  return [...html.matchAll(/<script type="application\/json" class="answer">(.*)<\/script>/g)].map(([, json]) =>
    JSON.parse(json ?? "null"),
  );
}

describe("the page", () => {
  it("contains the response to its query", async () => {
    const response = await server.send("/");
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
    const [first] = answersOf(await response.text());
    expect(first).toMatchObject({ operationName: "HomeScreenQuery", variables: {} });
    expect(first.part.data.repositories.edges[0].node.name).toBe("repo");
  });

  it("contains all parts of the response, the deferred ones too", async () => {
    const answers = answersOf(await (await server.send("/repo/compare/HEAD...HEAD")).text());
    expect(new Set(answers.map(({ operationName }) => operationName))).toEqual(new Set(["CompareScreenQuery"]));
    expect(answers.map(({ part }) => part.hasNext ?? false)).toEqual([...answers.slice(1).map(() => true), false]);
    expect(answers.length).toBeGreaterThan(1);
  });

  it("is not found at any other URL, and is still a page", async () => {
    const response = await server.send("/no/such/page/here");
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('"operationName":"NotFoundScreenQuery"');
  });

  it("is the same page with an error in it if its query fails", async () => {
    const text = await (await server.send("/repo/commit/nowhere")).text();
    expect(text).toContain('"code":"NOT_FOUND"');
    expect(text.trimEnd().endsWith("</html>")).toBe(true);
  });
});

describe("the built files", () => {
  it("are sent compressed to clients that accept it, and cached permanently", async () => {
    const response = await new Promise<import("node:http").IncomingMessage>((resolve) => {
      request(`${server.origin}/assets/main.js`, { headers: { "accept-encoding": "gzip, br" } }, resolve).end();
    });
    expect(response.headers["content-encoding"]).toBe("br");
    expect(response.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    expect(response.headers["content-type"]).toBe("text/javascript; charset=utf-8");
    response.resume();
  });

  it.each(["/assets/none.js", "/assets/../package.json", "/assets/%2e%2e/package.json", "/assets/"])(
    "do not include %s",
    async (path) => {
      const status = await new Promise((resolve) => {
        request(
          { ...new URL(server.origin), host: "127.0.0.1", port: new URL(server.origin).port, path },
          (response) => {
            response.resume();
            resolve(response.statusCode);
          },
        ).end();
      });
      expect(status).toBe(404);
    },
  );
});

describe("every response", () => {
  it.each([
    ["the page", "GET", "/", {}, 200],
    ["no page", "GET", "/x/y", {}, 404],
    ["a file", "GET", "/assets/main.js", {}, 200],
    ["no file", "GET", "/assets/x.js", {}, 404],
    ["the icon", "GET", "/favicon.svg", {}, 200],
    ["a wrong method", "DELETE", "/", {}, 405],
    ["GET of the API", "GET", "/graphql", {}, 405],
    ["a foreign page", "POST", "/graphql", { origin: "http://127.0.0.1:1", "sec-fetch-site": "same-site" }, 403],
    ["a form", "POST", "/graphql", { "content-type": "text/plain" }, 415],
    ["an unknown document", "POST", "/graphql", { "content-type": "application/json" }, 400],
  ])("has the headers that keep the page safe: %s", async (_, method, path, headers, status) => {
    const response = await server.send(path, { method, headers, ...(method === "POST" && { body: "{}" }) });
    expect(response.status).toBe(status);
    await response.arrayBuffer();
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) {
      if (name === "cache-control" && status === 200 && path !== "/") continue;
      expect(response.headers.get(name), name).toBe(value);
    }
    for (const name of response.headers.keys()) expect(name).not.toMatch(/^access-control-|^x-powered-by$/);
  });

  it("for a host name that is not ours is empty", async () => {
    const { port } = new URL(server.origin);
    const [status, text] = await new Promise<[number | undefined, string]>((resolve) => {
      request({ host: "127.0.0.1", port, path: "/", headers: { host: `evil.test:${port}` } }, async (response) => {
        let body = "";
        for await (const chunk of response) body += String(chunk);
        resolve([response.statusCode, body]);
      }).end();
    });
    expect([status, text]).toEqual([421, ""]);
  });
});
