import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import persisted from "#generated/persisted.json" with { type: "json" };
import { attackPage } from "#tests/helpers/attackPage.ts";
import { openBrowser, type OpenedBrowser } from "#tests/helpers/openBrowser.ts";
import { startServer, type StartedServer } from "#tests/helpers/startServer.ts";
import { tempRepo, type TempRepo } from "#tests/helpers/tempRepo.ts";
import { sampleOf } from "#tests/helpers/testRun.ts";

const SECRET = "kept-to-itself-4711";
const PIXEL = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

const documentOf = (start: string): readonly [id: string, text: string] => {
  const found = Object.entries(persisted).find(([, text]) => text.startsWith(start));
  if (!found) throw new Error(`There is no ${start}.`);
  return found;
};
const [READ_ID] = documentOf("query NotFoundScreenQuery");
const [WRITE_ID, WRITE_TEXT] = documentOf("mutation RequestReviewMutation");
const READ = JSON.stringify({ id: READ_ID });
const WRITE = JSON.stringify({
  id: WRITE_ID,
  variables: {
    input: { key: "of-a-foreign-page", slug: "repo", head: SECRET, base: "main", title: "Eve's", body: "" },
  },
});

let repo: TempRepo;
let guarded: StartedServer;
let open: StartedServer;
let opened: OpenedBrowser;
let foreign: Server;
/** The pages of the foreign server, by path. */
const pages = new Map<string, string>();

beforeAll(async () => {
  repo = await tempRepo();
  await repo.commit({
    "secret.txt": `${SECRET}\n`,
    "script.js": `self.stolen = "${SECRET}";\n`,
    "style.css": `body { --stolen: ${SECRET}; }\n`,
    "picture.png": Buffer.from(PIXEL, "base64"),
  });
  await repo.git("checkout", "-q", "-b", SECRET);
  await repo.commit({ "secret.txt": `more ${SECRET}\n` });
  guarded = await startServer(repo.path);
  open = await startServer(repo.path, null, { isOpen: true, guards: [] });
  foreign = createServer((request, response) => {
    response.setHeader("content-type", "text/html").end(pages.get(request.url ?? "") ?? "");
  });
  await new Promise<void>((resolve) => foreign.listen(0, "127.0.0.1", resolve));
  opened = await openBrowser([
    "--host-resolver-rules=MAP evil.test 127.0.0.1, MAP rebound.test 127.0.0.1",
    // Turns off Chromium's own protection of this machine's servers, which other browsers do not have.
    "--disable-features=LocalNetworkAccessChecks,LocalNetworkAccessChecksWarn",
  ]);
});
afterAll(async () => {
  opened?.complaints.splice(0); // The browser reports each attack that it has blocked itself.
  await opened?.close();
  await guarded?.close();
  await open?.close();
  foreign?.close();
});

/**
 * Opens a page of another server that attacks one of ours, in a browser that is signed in there. Returns the ways in
 * which it could read the secret, and whether it could write.
 */
async function attack(from: string, server: StartedServer, seenAs = server.named) {
  const page = await opened.page();
  const cookie = { name: "galley-session", value: server.sessions.begin("cookie", ""), url: server.named };
  await page.context().addCookies([{ ...cookie, httpOnly: true, sameSite: "Strict" }]);
  // On a busy machine a page may be delivered without its data.
  const own = () => page.goto(server.named).then(() => page.content());
  await expect.poll(own).toContain(SECRET);
  const begun = performance.now();
  await own();
  // Most ways end at once or never. The slower the machine, the longer each way has to wait.
  const limitMs = Math.max(4000, 10 * (performance.now() - begun));
  const html = attackPage({ target: seenAs, read: READ, write: WRITE, writeText: WRITE_TEXT, secret: SECRET, limitMs });
  pages.set("/attack", html);
  const before = await repo.git("for-each-ref");
  // A rebound name has the same port as our server: its first page is served by the attacker.
  if (new URL(from).port === new URL(server.origin).port) {
    await page.route(`${from}/attack`, (route) => route.fulfill({ contentType: "text/html", body: html }));
  }
  await page.goto(`${from}/attack`);
  await page.waitForFunction("window.found");
  const found = await page.evaluate<Record<string, string>>("window.found");
  await page.context().close();
  const read = Object.entries(found).filter(([, text]) => text.includes(SECRET) || text.includes('"slug":"repo"'));
  expect(Object.keys(found)).toHaveLength(19);
  return { read: read.map(([way]) => way).sort(), wrote: (await repo.git("for-each-ref")) !== before };
}

const named = (port: number) => guarded.named.replace(/\d+$/, String(port));
const portOf = (server: Server) => (server.address() as AddressInfo).port; // It listens on a TCP port.

describe("a foreign page reads nothing and writes nothing", () => {
  it.each(
    sampleOf([
      ["from another port of the server's name, so that the browser sends its cookie", () => named(portOf(foreign))],
      ["from another port", () => `http://127.0.0.1:${portOf(foreign)}`],
      ["from this machine's other name", () => `http://localhost:${portOf(foreign)}`],
      ["from another host", () => `http://evil.test:${portOf(foreign)}`],
    ]),
  )("%s", async (_, from) => {
    expect(await attack(from(), guarded)).toEqual({ read: [], wrote: false });
  });

  it("from a name that was rebound to this machine", async () => {
    const from = `http://rebound.test:${new URL(guarded.origin).port}`;
    expect(await attack(from, guarded, from)).toEqual({ read: [], wrote: false });
  });
});

it("without the guards a page of a rebound name reads everything and writes", { tags: "slow" }, async () => {
  const rebound = `http://rebound.test:${new URL(open.origin).port}`;
  const { read, wrote } = await attack(rebound, open, rebound);
  expect(read).toEqual(expect.arrayContaining(["fetch", "fetch of a file", "operation"]));
  expect(wrote).toBe(true);
});
