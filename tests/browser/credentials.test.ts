import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { authGitServer } from "#tests/helpers/authGitServer.ts";
import { onTerminal } from "#tests/helpers/onTerminal.ts";
import { runAsUser } from "#tests/helpers/runAsUser.ts";
import { PROGRAM, runProgram, startProgram } from "#tests/helpers/startProgram.ts";
import { tempFolder, type TempRepo, tempRepo } from "#tests/helpers/tempRepo.ts";

let repo: TempRepo;
let remote: TempRepo;

beforeEach(async () => {
  vi.stubEnv("HOME", await tempFolder());
  vi.stubEnv("XDG_CACHE_HOME", await tempFolder());
  const folder = await tempFolder();
  remote = await tempRepo({ bare: true, at: `${folder}/reviews.git` });
  await remote.git("config", "http.receivepack", "true");
  repo = await tempRepo();
  await repo.git("config", "user.name", "Ada Proof");
  await repo.git("config", "user.email", "ada@example.org");
  await repo.commit({ "a.txt": "a\n" });
  await repo.git("switch", "--quiet", "--create", "topic");
  await repo.commit({ "a.txt": "b\n" });
  await repo.git("remote", "add", "origin", `${await authGitServer(folder, "ada:secret")}/reviews.git`);
  expect(await runProgram(["request", "topic", "--base", "main"], repo.path)).toMatchObject({ code: 0 });
});
afterEach(() => void vi.unstubAllEnvs());

const LOGIN = [
  ["Username for", "ada"],
  ["Password for", "secret"],
] as const;
const SHARED = "refs/notes/devtools/reviews";

it("git asks for the credentials of a remote on the terminal of galley sync, also while a server runs", async () => {
  const server = await startProgram([repo.path]);
  // Git asks for the fetch and again for the push, if no credential helper is set.
  const shown = await onTerminal(repo.path, "sync", [...LOGIN, ...LOGIN]);
  expect(shown).toContain("Pushed 0 comments and 1 review update.");
  expect(shown).not.toContain("secret");
  expect(await remote.git("rev-parse", "--verify", SHARED)).toBe(await repo.git("rev-parse", SHARED));
  await server.stop();
});

it("git asks for them on the terminal of galley pr, and no server does", { tags: "slow" }, async () => {
  await remote.gitBytes(["fetch", "--quiet", repo.path, "main:main", "topic:refs/pull/5/head"]);
  const server = await startProgram([repo.path]);
  const shown = await onTerminal(repo.path, "pr 5 --no-open", [...LOGIN]);
  expect(shown).toContain("Pull request 5: ");
  expect(shown).not.toContain("secret");
  expect(await repo.git("for-each-ref", "--format=x", "refs/galley/pulls/")).toBe("x");
  await server.stop();
});

it("wrong credentials change nothing, and the next step is shown", async () => {
  const before = await repo.git("for-each-ref");
  const shown = await onTerminal(repo.path, "sync", [LOGIN[0], ["Password for", "wrong"]]);
  expect(shown).toContain("The remote denied access. Run `galley sync <remote>` in a terminal");
  expect(await repo.git("for-each-ref")).toBe(before);
  expect(await remote.git("for-each-ref")).toBe("");
  expect(await onTerminal(repo.path, "sync origin", [...LOGIN, ...LOGIN])).toContain(
    "Pushed 0 comments and 1 review update.",
  );
});

it("nothing is asked without a terminal, nor for an agent", { tags: "slow" }, async () => {
  const denied = { code: 2, output: expect.stringContaining("The remote denied access.") };
  expect(await runAsUser(process.execPath, [PROGRAM, "sync"], repo.path)).toMatchObject(denied);
  vi.stubEnv("GALLEY_AGENT", "Bot");
  expect(await onTerminal(repo.path, "sync", [])).toContain("The remote denied access.");
});
