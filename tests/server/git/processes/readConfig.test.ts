import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Repository } from "#server/git/Repository.ts";
import { openRepository } from "#server/git/repository/openRepository.ts";
import { brokerLink } from "#server/git/processes/brokerLink.ts";
import { readConfig } from "#server/git/processes/readConfig.ts";
import { tempFolder, tempRepo, type TempRepo } from "#tests/helpers/tempRepo.ts";

let repo: TempRepo;
let repository: Repository;
let home: string;

beforeEach(async () => {
  home = await tempFolder();
  vi.stubEnv("HOME", home);
  vi.stubEnv("XDG_CONFIG_HOME", undefined);
  vi.stubEnv("GIT_CONFIG_GLOBAL", undefined);
  vi.stubEnv("GIT_CONFIG_NOSYSTEM", "1");
  repo = await tempRepo();
  await repo.commit({ a: "1\n" });
  repository = await openRepository(repo.path);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await repository.close();
});

/** Reads the settings and counts the processes that it started. */
async function counted(): Promise<readonly [Readonly<Record<string, string>>, number]> {
  const started = vi.spyOn(brokerLink, "startChild");
  const settings = await readConfig(repository);
  const count = started.mock.calls.filter(([{ args }]) => args.includes("--get-regexp")).length;
  started.mockRestore();
  return [Object.fromEntries([...settings].filter(([key]) => key.startsWith("user."))), count];
}

/** The settings, read until no process is needed for them any more: at most twice after files were changed. */
async function settled(): Promise<Readonly<Record<string, string>>> {
  await sleep(30);
  const [first] = await counted();
  const [second] = await counted();
  const [third, count] = await counted();
  expect([second, third, count]).toEqual([first, first, 0]);
  return first;
}

/** Runs the steps in order and checks the name after each: at once, and when no process is needed for it any more. */
async function follow(
  steps: readonly (readonly [action: () => Promise<unknown>, name: string | undefined])[],
): Promise<void> {
  for (const [action, name] of steps) {
    await action();
    const [now] = await counted();
    expect(now["user.name"]).toBe(name);
    expect((await settled())["user.name"]).toBe(name);
  }
}

test("settings are read by git once, and again when a file changes that contains them or may contain them", async () => {
  expect(await settled()).toEqual({});
  await follow([
    [() => writeFile(join(home, ".gitconfig"), "[user]\nname = One\n"), "One"],
    [() => writeFile(join(home, ".gitconfig"), "[user]\nname = Two\n"), "Two"],
    [() => mkdir(join(home, ".config/git"), { recursive: true }), "Two"],
    [() => writeFile(join(home, ".config/git/config"), "[user]\nname = Three\n"), "Two"],
    [() => rm(join(home, ".gitconfig")), "Three"],
    [() => repo.git("config", "user.name", "Four"), "Four"],
    [() => repo.git("config", "user.name", "Five"), "Five"],
    [() => repo.git("config", "--unset", "user.name"), "Three"],
    [() => repo.git("config", "extensions.worktreeConfig", "true"), "Three"],
    [() => repo.git("config", "--worktree", "user.name", "Six"), "Six"],
    [() => repo.git("config", "--worktree", "--unset", "user.name"), "Three"],
    [() => rm(join(home, ".config"), { recursive: true }), undefined],
  ]);
});

test("settings are read again when an included file is created, changed or deleted, however it is named", async () => {
  const folder = await tempFolder();
  await repo.git("config", "include.path", join(folder, "one"));
  await repo.git("config", "--add", "include.path", "../two");
  await repo.git("config", "--add", "include.path", "~/three");
  await repo.git("config", "includeIf.onbranch:topic.path", join(folder, "topic"));
  await writeFile(join(folder, "topic"), "[user]\nname = Topic\n");
  expect(await settled()).toEqual({});
  await follow([
    [() => writeFile(join(folder, "one"), "[user]\nname = One\n[include]\npath = deeper\n"), "One"],
    [() => writeFile(join(folder, "deeper"), "[user]\nname = Deeper\n"), "Deeper"],
    [() => repo.write({ two: "[user]\nname = Two\n" }), "Two"],
    [() => writeFile(join(home, "three"), "[user]\nname = Three\n"), "Three"],
    [() => writeFile(join(home, "three"), "[user]\nname = Thre2\n"), "Thre2"],
    [() => rm(join(home, "three")), "Two"],
    [() => repo.git("checkout", "--quiet", "-b", "topic"), "Topic"],
    [() => repo.git("checkout", "--quiet", "main"), "Two"],
    [() => repo.git("config", "--unset-all", "include.path"), undefined],
  ]);
});

test("git is run each time if a file includes a path that only git can resolve, or very many files", async () => {
  await repo.git("config", "user.name", "One");
  await repo.git("config", "include.path", "%(prefix)/nowhere/config");
  await sleep(30);
  await counted();
  await counted();
  expect(await counted()).toEqual([{ "user.name": "One" }, 1]);
  const many = Array.from({ length: 100 }, (_, index) => `[include]\npath = file-${index}\n`);
  await writeFile(repo.file(".git/config"), ["[core]\nbare = false\n[user]\nname = Two\n", ...many].join(""));
  await sleep(30);
  await counted();
  await counted();
  expect(await counted()).toEqual([{ "user.name": "Two" }, 1]);
});

test("only the requested settings are returned", async () => {
  await repo.git("config", "include.path", "../one");
  await repo.git("config", "user.name", "Some\nOne");
  await repo.git("config", "core.filemode", "true");
  await repo.git("config", "user.nickname", "Else");
  const settings = await readConfig(repository);
  expect(settings.get("user.name")).toBe("Some\nOne");
  expect(settings.get("core.filemode")).toBe("true");
  expect([...settings.keys()].filter((key) => /^include|nickname/u.test(key))).toEqual([]);
});
