import { afterEach, beforeAll, expect, it } from "vitest";
import type { DrawPage, ServedPage } from "#contract/wire.ts";
import { SettingsFile } from "#server/http/SettingsFile.ts";
import { startServer, type StartedServer } from "#tests/helpers/startServer.ts";
import { tempRepo, type TempRepo } from "#tests/helpers/tempRepo.ts";

let repo: TempRepo;
let server: StartedServer;
beforeAll(async () => {
  repo = await tempRepo();
  await repo.commit({ "a.txt": "one\n" }, "The first");
});
afterEach(() => server.close());

const visit = async (drawPage: DrawPage | null, headers: Readonly<Record<string, string>> = {}) => {
  server = await startServer(repo.path, drawPage);
  return (await server.send("/repo/commit/HEAD?view=unified", { headers })).text();
};

/** Saves this choice for all pages of a user. */
const choose = (settings: Readonly<Record<string, string | null>>) =>
  new SettingsFile(() => undefined).save(new Map(Object.entries(settings)));

it("contains the HTML rendered from the first part of its response, for its client, and then the whole response", async () => {
  const pages: ServedPage[] = [];
  await choose({ theme: "dark" });
  const html = await visit(
    async (page) => {
      pages.push(page);
      return "<p>drawn</p>";
    },
    { cookie: "galley-wide=0" },
  );
  expect(html).toMatch(
    /^<!doctype html>\n<html lang="en" data-theme="dark">[^]*<body>\n[^]*<div id="root"><p class="Loading">Loading…<\/p><div class="Served" data-wide="false"><p>drawn<\/p><\/div><\/div>\n<script type="application\/json" class="answer">/,
  );
  expect(pages.map(({ url, answer, clientHints }) => [url, answer.operationName, clientHints.isWide])).toEqual([
    ["/repo/commit/HEAD?view=unified", "CommitScreenQuery", false],
  ]);
});

it("requests the files that come first in the order of the URL, else in the order that was chosen last", async () => {
  const orders: unknown[] = [];
  const draw: DrawPage = async ({ answer }) => {
    orders.push(answer.variables["order"]);
    return null;
  };
  server = await startServer(repo.path, draw);
  for (const [query, order] of [
    ["", null],
    ["?order=last", null],
    ["", "last"],
    ["?order=path", "last"],
    ["?order=none", "none"],
  ] as const) {
    await choose({ order });
    await (await server.send(`/repo/commit/HEAD${query}`)).text();
  }
  expect(orders).toEqual(["PATH", "LAST", "LAST", "PATH", "PATH"]);
});

it("is sent all the same if it could not be rendered, and the log has the reason", async () => {
  const html = await visit(() => Promise.reject(new Error("no pencil")));
  expect(html).toContain('<p class="Loading">Loading…</p></div>\n<script type="application/json" class="answer">');
  expect(server.log).toEqual([expect.stringMatching(/^Error: no pencil/)]);
});

it.each([
  ["nothing draws", null],
  ["its answer is a failure to be reported", async () => null],
])("is left to the browser if %s", async (_, drawPage) => {
  expect(await visit(drawPage)).toContain(
    '<p class="Loading">Loading…</p></div>\n<script type="application/json" class="answer">',
  );
  expect(server.log).toEqual([]);
});

it("is left to the browser if its response is very long, and contains all of it", async () => {
  const text = "a line of words\n".repeat(150_000);
  await repo.commit({ "long.txt": text });
  let pages = 0;
  server = await startServer(repo.path, async () => {
    pages += 1;
    return "<p>drawn</p>";
  });
  const html = await (await server.send("/repo/blob/HEAD/long.txt")).text();
  expect(html).toContain('<p class="Loading">Loading…</p></div>\n<script type="application/json" class="answer">');
  const json = /<script type="application\/json" class="answer">(.*)<\/script>/.exec(html)?.[1] ?? "null";
  expect(JSON.stringify(JSON.parse(json).part).includes(JSON.stringify(text))).toBe(true);
  expect(pages).toBe(0);
});

it("uses the query that was started before it was requested, once, and no other page does", async () => {
  const drawn: string[] = [];
  server = await startServer(repo.path, async ({ url }) => {
    drawn.push(url);
    return null;
  });
  const subjects = async (path: string): Promise<readonly string[]> => {
    const html = await (await server.send(path)).text();
    return [...html.matchAll(/"messageHeadline":"([^"]*)"/g)].map(([, subject]) => subject ?? "");
  };
  const before = await subjects("/repo/commits");
  server.prepare("/repo/commits");
  await expect.poll(() => drawn).toEqual(["/repo/commits", "/repo/commits"]);
  const other = await subjects("/repo/commits?author=nobody");
  await repo.commit({ "b.txt": "two\n" }, "Later");
  expect(other).toEqual([]);
  expect(await subjects("/repo/commits")).toEqual(before);
  expect(await subjects("/repo/commits")).toEqual(["Later", ...before]);
});
