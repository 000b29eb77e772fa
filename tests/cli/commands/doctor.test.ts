import { mkdir, readFile, rm, symlink, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, expect, it, onTestFinished, vi } from "vitest";
import { brokerLink } from "#server/git/processes/brokerLink.ts";
import { tempFolder, tempRepo } from "#tests/helpers/tempRepo.ts";
import { fitsSchema } from "../fitsSchema.ts";
import { runGalley } from "../runGalley.ts";

afterAll(() => brokerLink.close());

it("galley doctor reports no error and exits with 0 if there is no display", async () => {
  vi.stubEnv("DISPLAY", "");
  vi.stubEnv("WAYLAND_DISPLAY", "");
  const repo = await tempRepo();
  await repo.git("config", "user.email", "ada@example.org");
  await repo.commit({ a: "1\n" });
  const { code, text } = await runGalley(repo.path, ["doctor"]);
  vi.unstubAllEnvs();
  expect(text).not.toContain("FAIL");
  expect(code).toBe(0);
});

it("galley doctor reports an intact repository as ok, and prints a next step for each problem", async () => {
  const repo = await tempRepo();
  await repo.git("config", "user.email", "ada@example.org");
  await repo.git("config", "user.name", "Ada Proof");
  await repo.commit({ a: "1\n" });
  const sound = await runGalley(repo.path, ["doctor"]);
  expect(sound.code).toBe(0);
  expect(sound.text).toMatch(/^ok {4}Git \d+\.\d+\..+\.\nok {4}Node /u);
  expect(sound.text).toContain("ok    You comment as Ada Proof <ada@example.org>.\n");

  await repo.git("config", "notes.rewriteRef", "refs/notes/devtools/*");
  const folder = join(repo.path, ".git/refs/notes/devtools");
  const lock = join(folder, "discuss.lock");
  await mkdir(folder, { recursive: true });
  await writeFile(lock, "");
  await utimes(lock, 0, 0);
  const broken = await runGalley(repo.path, ["doctor"]);
  expect(broken.code).toBe(2);
  expect(broken.text).toContain(
    "FAIL  Git copies reviews when commits are rewritten (refs/notes/devtools/*).\n      Run `git config",
  );
  expect(broken.text).toMatch(new RegExp(`^FAIL  Stale locks: ${lock}, made [\\d,]+ days ago\\.$`, "mu"));

  await rm(folder, { recursive: true });
  await symlink(folder, folder);
  const looped = await runGalley(repo.path, ["doctor"]);
  expect(looped.text).toContain(`FAIL  Locks cannot be searched: ${folder} (ELOOP).\n`);
  await rm(folder);

  const schema: unknown = JSON.parse((await runGalley(repo.path, ["schema", "doctor"])).text);
  const findings: unknown = JSON.parse((await runGalley(repo.path, ["doctor", "--format", "json"])).text);
  expect(fitsSchema(schema, findings)).toEqual([]);
});

it("galley doctor names what galley.inboxFolder names and is no folder, but not to an agent", async () => {
  const config = join(await tempFolder(), "config");
  vi.stubEnv("GIT_CONFIG_GLOBAL", config);
  const repo = await tempRepo();
  await repo.git("config", "user.email", "ada@example.org");
  await repo.git("config", "--file", config, "galley.inboxFolder", "~/nowhere");
  await repo.commit({ a: "1\n" });
  const { code, text } = await runGalley(repo.path, ["doctor"]);
  expect(code).toBe(2);
  expect(text).toContain(
    "FAIL  galley.inboxFolder names ~/nowhere, which is not the absolute path of a folder.\n      Run `git config --global --edit` and correct it.\n",
  );
  expect((await runGalley(repo.path, ["doctor"], { agent: "Robo" })).text).not.toContain("inboxFolder");
});

it("galley doctor names each lock on branches with its age, removes none, and is content when they are deleted", async () => {
  const repo = await tempRepo();
  await repo.git("config", "user.email", "ada@example.org");
  await repo.commit({ a: "1\n" });
  await repo.git("update-ref", "refs/remotes/origin/main", "HEAD");
  const names = ["refs/heads/main.lock", "refs/heads/feature/x.lock", "refs/remotes/origin/main.lock", "HEAD.lock"];
  const locks = names.map((name) => join(repo.path, ".git", name));
  await mkdir(join(repo.path, ".git/refs/heads/feature"));
  const now = Date.now() / 1000;
  for (const [at, lock] of locks.entries()) {
    await writeFile(lock, "");
    await utimes(lock, now, now - (at + 2) * 3600 - 60);
  }
  await writeFile(join(repo.path, ".git/refs/heads/new.lock"), ""); // of a program at work
  const { code, text } = await runGalley(repo.path, ["doctor"]);
  expect(code).toBe(2);
  const [main = "", feature = "", remote = "", head = ""] = locks;
  const hours = Object.entries({ [feature]: 3, [main]: 2, [remote]: 4, [head]: 5 });
  for (const [lock, age] of hours) expect(text).toContain(`${lock}, made ${age} hours ago`);
  expect(text).not.toContain("new.lock");
  expect(text).toContain(
    "\n      Delete them if no program uses the repository, on any machine. Galley deletes none.\n",
  );
  for (const lock of locks) {
    expect(await readFile(lock, "utf8")).toBe("");
    await rm(lock);
  }
  expect((await runGalley(repo.path, ["doctor"])).text).toContain("ok    No stale locks.\n");
});

it("galley doctor reports that git refuses a repository of another user, until safe.directory lists it", async () => {
  const repo = await tempRepo();
  await repo.git("config", "user.email", "ada@example.org");
  await repo.commit({ a: "1\n" });
  const config = join(await tempFolder(), "config");
  await writeFile(config, "");
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.stubEnv("GIT_CONFIG_GLOBAL", config);
  vi.stubEnv("GIT_TEST_ASSUME_DIFFERENT_OWNER", "1");
  const env = { GIT_TEST_ASSUME_DIFFERENT_OWNER: "1", GIT_CONFIG_GLOBAL: config };
  await expect(repo.gitBytes(["status"], { env })).rejects.toThrow("dubious ownership");
  const refused = await runGalley(repo.path, ["doctor"]);
  expect(refused.code).toBe(2);
  expect(refused.text).toContain(
    `FAIL  Git refuses the repository because it belongs to another user.\n      Galley can read it safely. If you trust it, run \`git config --global --add safe.directory '${repo.path}'\`.\n`,
  );
  await writeFile(config, `[safe]\n\tdirectory = ${repo.path}\n`);
  await repo.gitBytes(["status"], { env });
  expect((await runGalley(repo.path, ["doctor"])).text).toContain("ok    Git trusts the owner of the repository.\n");
});
