import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, expect, it, vi } from "vitest";
import { GithubForge } from "#tests/helpers/githubForge.ts";
import { leftovers } from "#tests/helpers/leftovers.ts";
import { tempFolder, tempRepo } from "#tests/helpers/tempRepo.ts";
import { runGalley } from "../runGalley.ts";

afterAll(async () => {
  vi.unstubAllEnvs();
});

const INSTALL = `import { installOnDebian } from "./.ci/installOnDebian.mjs"; await installOnDebian(["gh"]);`;

/** Answers a proxy's requests to GitHub from a forge; returns its port. */
async function githubProxy(forge: GithubForge): Promise<number> {
  const server = createServer();
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  leftovers.push(() => new Promise<void>((closed) => void server.close(() => closed())));
  server.on("request", (request, response) => {
    void text(request).then(async (body) => {
      forge.now += 60;
      const isGithub = request.url === "http://api.github.localhost/graphql";
      response.setHeader("content-type", "application/json");
      response.statusCode = isGithub ? 200 : 404;
      response.end(isGithub ? await forge.answer(JSON.parse(body)) : "{}");
    });
  });
  const address = server.address();
  return typeof address === "object" && address !== null ? address.port : 0;
}

it("Debian's gh asks GitHub for a pull request, in pages, and sends a review of a hundred and twenty comments to it", async () => {
  execFileSync(process.execPath, ["--input-type=module", "-e", INSTALL], {
    cwd: join(import.meta.dirname, "../../.."),
  });
  expect(execFileSync("gh", ["--version"], { encoding: "utf8" })).toMatch(/^gh version \d/u);
  const forge = await GithubForge.open();
  forge.host = "github.localhost";
  const repo = await tempRepo();
  await repo.git("config", "user.email", "me@example.org");
  await repo.commit({ "word.txt": "one\n" }, "Begin");
  await repo.git("checkout", "--quiet", "--detach");
  const lines = Array.from({ length: 120 }, (_, at) => `line ${at + 1}`);
  await repo.commit({ "word.txt": `one\n${lines.join("\n")}\n` }, "Add");
  await forge.repo.git("fetch", "--quiet", repo.path, "main:main", "HEAD:refs/pull/7/head");
  await repo.git("checkout", "--quiet", "main");
  const folder = await tempFolder();
  const url = "https://github.localhost/galley/press";
  await repo.git("remote", "add", "origin", url);
  await writeFile(join(folder, ".gitconfig"), `[url "${forge.repo.path}"]\n\tinsteadOf = ${url}\n`);
  vi.stubEnv("GIT_CONFIG_GLOBAL", join(folder, ".gitconfig"));
  vi.stubEnv("GH_CONFIG_DIR", folder);
  vi.stubEnv("GH_TOKEN", "not-a-secret");
  vi.stubEnv("HTTP_PROXY", `http://127.0.0.1:${await githubProxy(forge)}`);
  const pr = (...args: string[]) => runGalley(repo.path, ["pr", ...args]);
  const key = (await pr("7", "--no-open")).text.slice(0, 12);
  for (const [at, line] of lines.entries())
    await runGalley(repo.path, ["comment", `word.txt:${at + 2}`, "--review", key, "-m", `About ${line}`]);
  const { text: preview } = await pr("send", "7", "--with", "gh");
  expect(preview).toContain(", as octo-cat:\n  one review: comment; 120 comments\n");
  const [, plan = ""] = /--confirm ([0-9a-f]{12})$/mu.exec(preview) ?? [];
  await pr("send", "7", "--with", "gh", "--confirm", plan);
  expect(forge.published().threads.map((thread) => thread.at(-1))).toEqual(lines.map((line) => [`About ${line}`]));
  expect((await pr("send", "7", "--with", "gh")).text).toContain("There is nothing to send.");
});
