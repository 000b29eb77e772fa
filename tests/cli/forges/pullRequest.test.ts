import { dirname } from "node:path";
import { beforeEach, expect, it, vi } from "vitest";
import { authGitServer } from "#tests/helpers/authGitServer.ts";
import { pulledRepo, type PulledRepo, tenLines } from "#tests/helpers/pulledRepo.ts";
import { tempFolder } from "#tests/helpers/tempRepo.ts";
import { runGalley } from "../runGalley.ts";

let pulled: PulledRepo;
beforeEach(async () => {
  pulled = await pulledRepo({ at: `${await tempFolder()}/name.git` });
  await pulled.push("refs/pull/5/head", [tenLines({ 3: "three" })]);
  await pulled.push("refs/pull/6/head", [tenLines({ 6: "six" })]);
});

const pr = (...args: string[]) => runGalley(pulled.repo.path, ["pr", ...args]);
const keyIn = (text: string): string => /^[0-9a-f]{12}/u.exec(text)?.[0] ?? "";

it("fetches one, then says what is new", async () => {
  const { text, code } = await pr("5", "--no-open");
  const key = keyIn(text);
  expect({ text, code }).toEqual({ text: `${key}  Pull request 5: Step 1 (new)\n`, code: 0 });
  expect((await pr("5", "--no-open")).text).toBe(`${key}  Pull request 5: Step 1 (nothing new)\n`);
  await pulled.push("refs/pull/5/head", [tenLines({ 3: "third" })]);
  expect((await pr("#5", "--no-open")).text).toBe(`${key}  Pull request 5: Step 1 (patch set 2 is new)\n`);
  const { text: list } = await runGalley(pulled.repo.path, ["list"]);
  expect(list).toContain("Pull request 5: Step 1");
});

it("fetches several and names those that failed", async () => {
  const { text, code } = await pr("5", "4", "6");
  expect(code).toBe(2);
  expect(text.split("\n").map((line) => line.replace(/^[0-9a-f]{12}/u, "KEY"))).toEqual([
    "KEY  Pull request 5: Step 1 (new)",
    "KEY  Pull request 6: Step 1 (new)",
    expect.stringMatching(/^origin has no pull request 4\. Check the number\./u),
    "",
  ]);
});

it("lists those that were opened, and which of them moved or went", async () => {
  expect((await pr()).text).toBe("No pull request was opened here. Open one with `galley pr <number>`.\n");
  await pr("5", "6");
  await pulled.push("refs/pull/6/head", [tenLines({ 6: "sixth" })]);
  await pulled.remote.git("update-ref", "-d", "refs/pull/5/head");
  const rows = (await pr()).text.trimEnd().split("\n");
  const place = pulled.remote.path.replace(/\.git$/u, "");
  expect(rows.map((row) => row.trim().split(/ {2,}/u).slice(1)).toSorted()).toEqual([
    [place, "Pull request 5: Step 1", "1 patch set", "is not there any more"],
    [place, "Pull request 6: Step 1", "1 patch set", "has new commits"],
  ]);
});

it("closes one by its number or the id of its review", async () => {
  const key = keyIn((await pr("5", "--no-open")).text);
  await pr("6", "--no-open");
  // If one of several is not there, none is closed.
  await expect(pr("--close", "6", "7")).rejects.toThrow("Pull request 7 was not opened here.");
  const asked = pr("6", "--with", "gh", "--no-open");
  await expect(asked).rejects.toThrow("The remote of this pull request has no web address.");
  expect((await pr("--close", "6")).text).toBe("Closed: Pull request 6: Step 1\n");
  await expect(pr("--close", "6")).rejects.toThrow(
    "Pull request 6 was not opened here. `galley pr` lists those that were.",
  );
  await expect(pr("--close")).rejects.toThrow("Name the pull requests to close.");
  expect((await pr("--close", key)).text).toBe("Closed: Pull request 5: Step 1\n");
  expect(await pulled.repo.git("for-each-ref", "refs/galley/pulls")).toBe("");
});

it("never asks for a password without a terminal, and says where git does", async () => {
  const { repo, remote } = pulled;
  const url = await authGitServer(dirname(remote.path), "ada:secret");
  await repo.git("remote", "set-url", "origin", `${url}/name.git`);
  await expect(pr("5", "--no-open")).rejects.toThrow(
    "origin denied access. Run `galley pr` with the number in a terminal, where git asks for credentials.",
  );
  vi.stubEnv("HOME", await tempFolder());
  await repo.git("remote", "set-url", "origin", `${url.replace("//", "//ada:secret@")}/name.git`);
  const { text } = await pr("5", "--no-open");
  expect(text).toContain("Pull request 5: Step 1 (new)");
  const { text: list } = await pr();
  expect(list).not.toContain("secret");
  vi.unstubAllEnvs();
});

it("is up to people", async () => {
  const asked = runGalley(pulled.repo.path, ["pr", "5"], { agent: "helper" });
  await expect(asked).rejects.toThrow("An agent cannot run `galley pr`.");
});
