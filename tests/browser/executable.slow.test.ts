import { execFile, fork } from "node:child_process";
import { once } from "node:events";
import { mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { beforeAll, expect, it } from "vitest";
import { reviewedRepo } from "#tests/helpers/reviewedRepo.ts";
import { runAsUser } from "#tests/helpers/runAsUser.ts";
import { PROGRAM } from "#tests/helpers/startProgram.ts";
import { tempFolder, tempRepo } from "#tests/helpers/tempRepo.ts";
import { TEST_MS } from "#tests/helpers/testRun.ts";
import packageJson from "../../package.json" with { type: "json" };

const MAKE = `
  import { makeExecutable } from "./.ci/makeExecutable.mjs";
  const [, file, folder] = process.argv;
  await makeExecutable(file, folder, () => Promise.resolve());
`;

const PROVE = `
  import { proveGalley } from "./.ci/proveGalley.mjs";
  const [, file, folder, version] = process.argv;
  await proveGalley({ command: [file], env: { PATH: process.env.PATH, HOME: folder } }, version, folder);
`;

let galley = "";

/** Runs a script that imports those of npm. */
async function runScript(script: string, ...args: readonly string[]): Promise<void> {
  const env = { ...process.env, VITEST: undefined }; // with which vite.config.ts bundles no packages
  const cwd = join(import.meta.dirname, "../..");
  await promisify(execFile)(process.execPath, ["--input-type=module", "--eval", script, ...args], { cwd, env });
}

beforeAll(async () => {
  const folder = await tempFolder();
  galley = join(folder, "a galley's");
  await mkdir(join(folder, "parts"));
  await runScript(MAKE, galley, join(folder, "parts"));
}, 10 * TEST_MS);

it("reviews, serves pages and answers agents, without recorded bytecode too", async () => {
  await expect(runScript(PROVE, galley, await tempFolder(), packageJson.version)).resolves.toBeUndefined();
});

it("has its code, its page and the licenses of everything inside", async () => {
  const { repo, comment } = await reviewedRepo();
  await comment("long.txt", 10, "Why?");
  expect(await runAsUser(galley, ["--version"], "/")).toEqual({ code: 0, output: `${packageJson.version}\n` });
  const { output } = await runAsUser(galley, ["help", "licenses"], "/");
  expect(output).toContain("\n## react 19.");
  expect(output).toContain(`\n## Node ${process.versions.node}\n`);
  const files = await Promise.all(
    [[galley], [process.execPath, PROGRAM]].map(async ([program = "", ...first], at) => {
      const file = join(repo.path, `${at}.html`);
      await runAsUser(program, [...first, "export", "topic", "--output", file], repo.path);
      return readFile(file, "utf8");
    }),
  );
  expect(files[0]?.replace(/"exported":"[^"]+"/u, "")).toBe(files[1]?.replace(/"exported":"[^"]+"/u, ""));
});

it("installs a hook that runs it, whatever its name is", async () => {
  const repo = await tempRepo();
  const remote = await tempRepo({ bare: true });
  await repo.commit({ ".galley/review.json": '{"version":1,"land":{"approvals":1}}' });
  await repo.git("branch", "--force", "--move", "main");
  await repo.git("remote", "add", "origin", remote.path);
  await repo.git("push", "--quiet", "origin", "main");
  expect(await runAsUser(galley, ["hook", "install", "pre-push"], repo.path)).toMatchObject({ code: 0 });
  await repo.commit({ "a.txt": "a\n" });
  const { code, output } = await runAsUser("git", ["push", "origin", "main"], repo.path);
  expect([code, output]).toEqual([1, expect.stringContaining("No review has it.")]);
});

it("starts git for its parent only, not for a user who names the module that does", async () => {
  const module = join(galley, "cli/broker.js");
  const repo = await tempRepo();
  expect(await runAsUser(galley, [module], repo.path)).toEqual({
    code: 2,
    output: expect.stringMatching(/^galley: /u),
  });
  // With the channel that the broker has, but without its module.
  const child = fork("list", ["-C", repo.path], { execPath: galley, execArgv: [], silent: true });
  expect((await once(child, "close"))[0]).toBe(0);
});
