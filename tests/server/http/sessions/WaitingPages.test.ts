import { request as httpRequest } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startServer, type StartedServer } from "#tests/helpers/startServer.ts";
import { tempRepo } from "#tests/helpers/tempRepo.ts";

let server: StartedServer;
beforeAll(async () => {
  const repo = await tempRepo();
  await repo.commit({ "secret.txt": "one\n" }, "The first");
  server = await startServer(repo.path);
});
afterAll(() => server.close());

/** The end of a page whose content does not follow. */
const WITHOUT_CONTENT = '<body>\n<div id="root"></div>\n</body>\n</html>\n';

interface OpenPage {
  /** The name by which the page requests its content; null if it was sent complete. */
  readonly name: string | null;
  /** Everything that was received, once the response has ended. */
  readonly html: Promise<string>;
}

/** Requests a page under the server's own name, as a browser without a cookie. */
function openPage(more: Readonly<Record<string, string>> = { "sec-fetch-dest": "document" }): Promise<OpenPage> {
  const { hostname, port, host } = new URL(server.named);
  expect(hostname).toBe(server.sessions.name);
  return new Promise((resolve, reject) => {
    const options = { host: "127.0.0.1", port, path: "/repo/commit/HEAD", headers: { host, ...more } };
    const asked = httpRequest(options, (response) => {
      let text = "";
      const ended = new Promise<string>((end) => response.on("end", () => end(text)));
      response.setEncoding("utf8").on("data", (chunk: string) => {
        text += chunk;
        if (text.includes("<body>")) resolve({ name: /data-page="([\w-]+)"/u.exec(text)?.[1] ?? null, html: ended });
      });
    });
    asked.on("error", reject).end();
  });
}

interface Exchange {
  readonly status: number;
  readonly cookie: string | null;
  readonly answer: { readonly session?: string; readonly isPageComing?: boolean };
}

/** Exchanges a key as the sign-in page does. */
function exchange(body: object, host = new URL(server.named).host): Promise<Exchange> {
  const text = JSON.stringify(body);
  const headers = {
    host,
    origin: `http://${host}`,
    "sec-fetch-site": "same-origin",
    "content-type": "application/json",
  };
  const port = new URL(server.named).port;
  return new Promise((resolve, reject) => {
    const length = { "content-length": Buffer.byteLength(text) };
    const options = { host: "127.0.0.1", port, path: "/session", method: "POST", headers: { ...headers, ...length } };
    const asked = httpRequest(options, (response) => {
      let answer = "";
      response.setEncoding("utf8").on("data", (chunk: string) => (answer += chunk));
      const cookie = response.headers["set-cookie"]?.[0] ?? null;
      response.on("end", () => resolve({ status: response.statusCode ?? 0, cookie, answer: JSON.parse(answer) }));
    });
    asked.on("error", reject).end(text);
  });
}

test("the content follows in the same response once the key is exchanged, with what the page's requests send", async () => {
  const page = await openPage();
  const { cookie, answer } = await exchange({ key: server.sessions.newKey(), page: page.name });
  expect(answer).toMatchObject({ session: "cookie", isPageComing: true });
  const html = await page.html;
  const token = /galley-session=([\w-]{43});/u.exec(cookie ?? "")?.[1] ?? "";
  expect(html).toContain(`<meta name="galley-session" content="${server.sessions.valueFor(token)}">`);
  expect(html).toContain("secret.txt");
  expect(html.match(/<html/gu)).toHaveLength(1);
  expect(html).toMatch(/<\/html>\n$/u);
});

test.each([
  ["with a key that was used before", () => ({ key: spentKey() }), 401],
  ["with no key", () => ({ key: null }), 200],
])("a page %s ends without content", async (_, body, status) => {
  const page = await openPage();
  const { status: found, cookie, answer } = await exchange({ ...body(), page: page.name });
  expect([found, cookie]).toEqual([status, null]);
  expect(answer.isPageComing ?? false).toBe(false);
  const html = await page.html;
  expect(html.endsWith(WITHOUT_CONTENT)).toBe(true);
  expect(html).not.toContain("secret.txt");
});

function spentKey(): string {
  const key = server.sessions.newKey();
  server.sessions.spend(key);
  return key;
}

test("a page in a browser without cookies ends without content, which its app fetches", async () => {
  const page = await openPage();
  const { answer } = await exchange({ key: server.sessions.newKey(), page: page.name, withoutCookie: true });
  expect(answer).toMatchObject({ session: "value", isPageComing: false });
  expect((await page.html).endsWith(WITHOUT_CONTENT)).toBe(true);
});

test("a page is continued once, and only by its own name", async () => {
  const page = await openPage();
  const other = await exchange({ key: server.sessions.newKey(), page: "00000000-0000-0000-0000-000000000000" });
  expect(other.answer).toMatchObject({ session: "cookie", isPageComing: false });
  const own = await exchange({ key: server.sessions.newKey(), page: page.name });
  expect(own.answer.isPageComing).toBe(true);
  const again = await exchange({ key: server.sessions.newKey(), page: page.name });
  expect(again.answer.isPageComing).toBe(false);
  expect((await page.html).match(/secret\.txt/gu)?.length).toBeGreaterThan(0);
});

test("eight pages wait; the next one is complete at once, and others can wait when they are done", async () => {
  const pages = [];
  for (let count = 0; count < 8; count++) pages.push(await openPage());
  expect(pages.map(({ name }) => name !== null)).toEqual(Array.from({ length: 8 }, () => true));
  const ninth = await openPage();
  expect(ninth.name).toBe(null);
  expect((await ninth.html).endsWith(WITHOUT_CONTENT)).toBe(true);
  for (const { name } of pages) await exchange({ key: null, page: name });
  expect((await openPage()).name).not.toBe(null);
});

test("a program that requests a page does not wait", async () => {
  const page = await openPage({});
  expect(page.name).toBe(null);
  expect((await page.html).endsWith(WITHOUT_CONTENT)).toBe(true);
});
