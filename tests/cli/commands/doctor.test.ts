import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it, onTestFinished, vi } from "vitest";
import { tempFolder, tempRepo } from "#tests/helpers/tempRepo.ts";
import { fitsSchema } from "../fitsSchema.ts";
import { runGalley } from "../runGalley.ts";

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
  const broken = await runGalley(repo.path, ["doctor"]);
  expect(broken.code).toBe(2);
  expect(broken.text).toContain(
    "FAIL  Git copies reviews when commits are rewritten (refs/notes/devtools/*).\n      Run `git config",
  );

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
