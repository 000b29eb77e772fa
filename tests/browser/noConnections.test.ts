import { execFileSync } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { pulledRepo, type PulledRepo, tenLines } from "#tests/helpers/pulledRepo.ts";
import { runProgram, startProgram } from "#tests/helpers/startProgram.ts";
import { tempFolder } from "#tests/helpers/tempRepo.ts";

const DENY = `--import ${join(import.meta.dirname, "../helpers/denyConnections.mjs")}`;
let pulled: PulledRepo;
let denied: string;

beforeEach(async () => {
  const folder = await tempFolder();
  denied = join(folder, "denied");
  vi.stubEnv("HOME", folder);
  vi.stubEnv("XDG_CACHE_HOME", folder);
  vi.stubEnv("GALLEY_TEST_DENIED", denied);
  await writeFile(denied, "");
  pulled = await pulledRepo();
  await pulled.push("refs/pull/5/head", [tenLines({ 3: "three" })]);
});
afterEach(() => void vi.unstubAllEnvs());

const attempts = () => readFile(denied, "utf8");

/** The answer of GitHub about a pull request without threads. */
function answerAbout(head: string): string {
  const pullRequest = {
    url: "https://github.com/owner/name/pull/5",
    number: 5,
    title: "Shout",
    body: "",
    headRefOid: head,
  };
  const none = { totalCount: 0, pageInfo: { hasNextPage: false, endCursor: null }, nodes: [] };
  return JSON.stringify({
    data: { repository: { pullRequest: { ...pullRequest, author: null, reviewThreads: none } } },
  });
}

it("the commands of pull requests and a server that runs them connect to nothing: only git does", async () => {
  const { repo, push } = pulled;
  const head = await push("refs/pull/5/head", [tenLines({ 3: "third" })]);
  await repo.write({ "answer.json": answerAbout(head) });
  vi.stubEnv("NODE_OPTIONS", DENY);
  const opened = await runProgram(["pr", "5", "--no-open", "--threads", "answer.json"], repo.path);
  expect(opened).toMatchObject({ code: 0, stdout: expect.stringContaining("Comments: nothing new.") });
  expect(await runProgram(["pr"], repo.path)).toMatchObject({ code: 0 });
  const server = await startProgram([repo.path]);
  vi.stubEnv("NODE_OPTIONS", "");
  await push("refs/pull/5/head", [tenLines({ 3: "3" })]);
  const updated = await runProgram(["pr", "5", "--no-open"], repo.path); // in the server
  expect(updated.stdout).toContain("patch set 2 is new");
  expect(await runProgram(["pr", "--close", "5"], repo.path)).toMatchObject({ code: 0 });
  await server.stop();
  expect(await attempts()).toBe("");
});

it("the test notices a connection", async () => {
  const program = 'require("node:net").connect(1, "127.0.0.1")';
  const run = () =>
    execFileSync(process.execPath, ["-e", program], { env: { ...process.env, NODE_OPTIONS: DENY }, stdio: "pipe" });
  expect(run).toThrow("No connection is allowed here.");
  expect(await attempts()).toContain("127.0.0.1");
});
