import { request } from "node:http";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import persisted from "#generated/persisted.json" with { type: "json" };
import { repositoryReviews } from "#server/reviews/index/ReviewContext.ts";
import { startServer, type StartedServer } from "#tests/helpers/startServer.ts";
import { tempRepo, type TempRepo } from "#tests/helpers/tempRepo.ts";

/** Finds an operation by one of its fields. */
const documentOf = (field: string) => {
  const found = Object.entries(persisted).find(([, text]) => new RegExp(`\\b${field}\\(`).test(text));
  const name = /^(?:mutation|subscription) (\w+)/.exec(found?.[1] ?? "")?.[1];
  if (!found || name === undefined) throw new Error(`No operation has ${field}.`);
  return { id: found[0], query: found[1], operationName: name };
};

let repo: TempRepo;
let server: StartedServer;
let origin: string;
beforeAll(async () => {
  repo = await tempRepo();
  await repo.commit({ "a.txt": "one\n" }, "Base");
  await repo.git("checkout", "-q", "-b", "topic");
  await repo.commit({ "a.txt": "two\n" }, "Change");
  await repo.git("config", "user.email", "ada@example.org");
  server = await startServer(repo.path);
  origin = server.origin;
});
afterAll(() => server.close());

const input = (key: string) => ({ key, slug: "repo", head: "topic", base: "main", title: "A change" });
const body = (key: string) => ({ ...documentOf("requestReview"), variables: { input: input(key) } });
const refs = () => repo.git("for-each-ref", "--format=%(refname) %(objectname)");

describe("a mutation", () => {
  let before: string;
  beforeEach(async () => {
    before = await refs();
  });

  it.each<[string, number, () => Promise<Response>]>([
    ["from another site", 403, () => server.post(body("foreign-1"), { headers: { origin: "http://evil.example" } })],
    [
      "from another port of this machine",
      403,
      () => server.post(body("foreign-2"), { headers: { origin: "http://127.0.0.1:1" } }),
    ],
    ["from a page that hides its origin", 403, () => server.post(body("foreign-3"), { headers: { origin: "null" } })],
    [
      "that another site sends",
      403,
      () => server.post(body("foreign-4"), { headers: { "sec-fetch-site": "cross-site" } }),
    ],
    [
      "that a site on another port sends",
      403,
      () => server.post(body("foreign-5"), { headers: { "sec-fetch-site": "same-site" } }),
    ],
    [
      "that was typed as an address",
      403,
      () => server.post(body("foreign-6"), { headers: { "sec-fetch-site": "none" } }),
    ],
    ["sent as a form", 415, () => server.post(body("foreign-7"), { headers: { "content-type": "text/plain" } })],
    [
      "sent as a GET",
      405,
      () => {
        const { query } = documentOf("requestReview");
        const variables = JSON.stringify({ input: input("foreign-8") });
        return server.send(`/graphql?${new URLSearchParams({ query, variables })}`, { headers: { origin } });
      },
    ],
    [
      "of a text of one's own",
      400,
      () => {
        const query = `mutation { requestReview(input: ${JSON.stringify(input("foreign-9")).replace(/"(\w+)":/g, "$1:")}) { review { id } } }`;
        return server.post({ query });
      },
    ],
  ])("%s is refused, and nothing is written", async (_, status, send) => {
    expect((await send()).status).toBe(status);
    expect(await refs()).toBe(before);
  });

  it("without a header about its origin is refused, and nothing is written", async () => {
    const text = JSON.stringify(body("foreign-10"));
    const headers = { "content-type": "application/json", "content-length": Buffer.byteLength(text) };
    const status = await new Promise((resolve, reject) => {
      const sent = request(`${origin}/graphql`, { method: "POST", headers }, (response) => {
        response.resume();
        resolve(response.statusCode);
      });
      sent.on("error", reject).end(text);
    });
    expect(status).toBe(403);
    expect(await refs()).toBe(before);
  });

  it("of the page itself is written: the tests above can fail", async () => {
    const { data } = JSON.parse(await (await server.post(body("own-page-1"))).text());
    expect(data.requestReview).toMatchObject({ problem: null, review: { id: expect.any(String) } });
    expect(await refs()).not.toBe(before);
  });
});

describe("the stream of changes", () => {
  /** Opens it and waits for its first event. */
  async function listen() {
    const abort = new AbortController();
    const response = await server.post(
      { ...documentOf("reviewChanges"), variables: { slug: "repo" } },
      { signal: abort.signal, headers: { accept: "text/event-stream" } },
    );
    expect(response.headers.get("content-type")).toBe("text/event-stream");
    if (response.body === null) throw new Error("The answer has no body.");
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    let text = "";
    const until = async (needle: string) => {
      while (!text.includes(needle)) {
        const { value, done } = await reader.read();
        if (done) throw new Error(`The stream ended before ${needle}.`);
        text += value;
      }
      const found = text;
      text = "";
      return found;
    };
    await until("data: ");
    return { until, abort };
  }

  it("reports what another process writes, and sends heartbeats in between", { tags: "slow" }, async () => {
    const { until, abort } = await listen();
    const commit = await repo.git("rev-parse", "topic");
    const line = JSON.stringify({ timestamp: "1700009999", author: "rita@example.org", description: "Hm." });
    await repo.git("notes", "--ref=devtools/discuss", "append", "-m", line, commit);
    expect(await until('"commentCount":1')).toContain("event: next\n");
    expect(await until(":\n\n")).toMatch(/(?:^|\n):\n\n/);
    abort.abort();
  });

  it("leaves nothing behind after a hundred clients came and went", { tags: "slow" }, async () => {
    const { store } = repositoryReviews(server.repository);
    let watching = 0;
    const watch = store.watch.bind(store);
    const spy = vi.spyOn(store, "watch").mockImplementation((listener) => {
      const unwatch = watch(listener);
      watching += 1;
      return () => {
        watching -= 1;
        unwatch();
      };
    });
    for (let round = 0; round < 10; round++) {
      const here = await Promise.all(Array.from({ length: 10 }, listen));
      expect(watching).toBe(10);
      for (const { abort } of here) abort.abort();
      await expect.poll(() => watching, { interval: 10 }).toBe(0);
    }
    spy.mockRestore();
    expect(server.log).toEqual([]);
  });
});
