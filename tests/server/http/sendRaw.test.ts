import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { polyglots } from "#tests/helpers/polyglots.ts";
import { startServer, type StartedServer } from "#tests/helpers/startServer.ts";
import { tempRepo, type TempRepo } from "#tests/helpers/tempRepo.ts";

const POLYGLOTS = polyglots("http://127.0.0.1:9/canary");
const LARGE = Buffer.alloc(11 * 1024 * 1024, "0123456789abcdef\0");
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox";

let repo: TempRepo;
let server: StartedServer;
let commit: string;

beforeAll(async () => {
  repo = await tempRepo();
  await repo.commit(Object.fromEntries(POLYGLOTS.map(({ path, content }) => [`poly/${path}`, content])));
  commit = await repo.commit({
    "large.bin": LARGE,
    'dir/na me\udcff;".txt': "text\n",
    link: { symlink: "dir/a.txt" },
    sub: { gitlink: "1".repeat(40) },
  });
  server = await startServer(repo.path);
});
afterAll(() => server.close());

const raw = (revisionPath: string): string => `/repo/raw/${revisionPath}`;

describe("a repository's file is sent unchanged, and nothing in it can run", () => {
  it("there are more than 40 polyglots with unique names", () => {
    expect(new Set(POLYGLOTS.map(({ path }) => path)).size).toBe(48);
  });

  it.each(POLYGLOTS)("$path is $type for the user who opens it", async ({ path, content, type, imageType = type }) => {
    for (const destination of ["document", "image", "iframe", "script"]) {
      const answer = await server.send(raw(`${commit}/poly/${path}`), { headers: { "sec-fetch-dest": destination } });
      expect(answer.status).toBe(200);
      expect(answer.headers.get("content-type"), destination).toBe(destination === "image" ? imageType : type);
      expect(answer.headers.get("content-security-policy")).toBe(POLICY);
      expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
      expect(answer.headers.get("cross-origin-resource-policy")).toBe("same-origin");
      expect(answer.headers.get("vary")).toBe("sec-fetch-dest");
      const isSaved = type === "application/octet-stream";
      expect(answer.headers.get("content-disposition")?.split(";")[0]).toBe(isSaved ? "attachment" : "inline");
      expect(Buffer.from(await answer.arrayBuffer()).equals(content)).toBe(true);
    }
  });

  it("a file that is to be saved is saved under its own name, whatever that is", async () => {
    const path = encodeURIComponent('dir/na me;".txt').replace("me", "me%FF").replaceAll("%2F", "/");
    const answer = await server.send(`${raw(`main/${path}`)}?download`);
    expect(answer.headers.get("content-disposition")).toBe("attachment; filename*=UTF-8''na%20me%FF%3B%22.txt");
    expect(await answer.text()).toBe("text\n");
  });

  it("a content is cached by the browser if its URL is permanent, else requested again", async () => {
    const blob = await repo.git("rev-parse", "main:link");
    const kept = "private, max-age=31536000, immutable";
    const cacheOf = async (revisionPath: string) => (await server.send(raw(revisionPath))).headers.get("cache-control");
    expect(await cacheOf(`${commit}/link`)).toBe(kept);
    expect(await cacheOf(blob)).toBe(kept);
    expect(await cacheOf("main/link")).toBe("no-store");
  });

  it("a link is its target, and only a blob's id is enough", async () => {
    expect(await (await server.send(raw("main/link"))).text()).toBe("dir/a.txt");
    const blob = await repo.git("rev-parse", "main:link");
    expect(await (await server.send(raw(blob))).text()).toBe("dir/a.txt");
  });

  it("a large file is sent completely, and an aborted request ends", { tags: "slow" }, async () => {
    const answer = await server.send(raw("main/large.bin"));
    expect(answer.headers.get("content-length")).toBe(String(LARGE.length));
    expect(Buffer.from(await answer.arrayBuffer()).equals(LARGE)).toBe(true);
    const abort = new AbortController();
    const left = await server.send(raw("main/large.bin"), { signal: abort.signal });
    abort.abort();
    await expect(left.arrayBuffer()).rejects.toThrow();
    const head = await server.send(raw("main/large.bin"), { method: "HEAD" });
    expect([head.headers.get("content-type"), await head.text()]).toEqual(["application/octet-stream", ""]);
    expect(server.log).toEqual([]);
  });

  it("a missing content is refused with a message", async () => {
    const answers = [
      ["main/nothing.txt", 404, "NOT_FOUND"],
      ["main/dir", 404, "NOT_FOUND"],
      ["main/sub", 404, "NOT_FOUND"],
      ["nowhere/a.txt", 404, "NOT_FOUND"],
      ["0".repeat(40), 404, "OBJECT_MISSING"],
      [commit, 404, "OBJECT_MISSING"],
      ["main", 400, "BAD_INPUT"],
    ] as const;
    for (const [revisionPath, status, code] of answers) {
      const answer = await server.send(raw(revisionPath));
      const body: { readonly errors: readonly { readonly extensions: { readonly code: string } }[] } =
        await answer.json();
      expect([revisionPath, answer.status, body.errors[0]?.extensions.code]).toEqual([revisionPath, status, code]);
    }
  });

  it("another site gets nothing", async () => {
    const answer = await server.send(raw("main/link"), { headers: { "sec-fetch-site": "cross-site" } });
    expect(answer.status).toBe(403);
  });
});
