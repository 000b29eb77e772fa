import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { chmod, mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { beforeAll, describe, expect, it } from "vitest";
import { COMMANDS } from "#cli/arguments/commandTable.ts";
import { tempFolder } from "#tests/helpers/tempRepo.ts";

const SCRIPT = join(import.meta.dirname, "../../../.ci/manPages.mjs");
const run = promisify(execFile);
const has = (program: string): boolean => existsSync(join("/usr/bin", program));

let folder: string;
let path: string;

beforeAll(async () => {
  folder = await tempFolder();
  path = join(folder, "man1/galley.1");
  await run(process.execPath, [SCRIPT, folder]);
});

it("the manual page has every command with its options and examples, exit codes, environment and files", async () => {
  const page = (await readFile(path, "utf8")).replaceAll(/\\f[BIR]|\\(?=-)/gu, "").replaceAll("\\(dq", '"');
  const headings = Array.from(page.matchAll(/^\.S[HS] (.*)$/gmu), ([, heading]) => heading);
  const before = ["NAME", "SYNOPSIS", "DESCRIPTION", "OPTIONS", "COMMANDS"];
  const after = ["EXAMPLES", "EXIT STATUS", "ENVIRONMENT", "FILES", "SEE ALSO"];
  expect(headings).toEqual([...before, ...Object.keys(COMMANDS), ...after]);
  const parts = page.split(/^\.S[HS] /mu);
  for (const [name, { options, examples }] of Object.entries(COMMANDS)) {
    const part = parts.find((one) => one.startsWith(`${name}\n`)) ?? "";
    for (const option of Object.keys(options)) expect(part).toMatch(new RegExp(`^(?:-\\w, )?--${option}\\b`, "mu"));
    const [first = ""] = examples[0];
    expect(page).toContain(first.split(/["'~^\\…]/u)[0]);
  }
  for (const words of ["GALLEY_AGENT", "GALLEY_CACHE_DIR", "GALLEY_STATE_DIR", ".galley/review.json"])
    expect(page).toContain(words);
});

it.runIf(has("mandoc"))("mandoc complains about nothing in it", async () => {
  expect(await run("mandoc", ["-T", "lint", "-W", "all", path])).toEqual({ stdout: "", stderr: "" });
});

describe.runIf(has("man"))("with man", () => {
  const environment = (): NodeJS.ProcessEnv => ({
    PATH: `${folder}/bin:/usr/bin:/bin`,
    LC_ALL: "C.UTF-8",
    MANPATH: folder,
    MANWIDTH: "80",
  });

  it("groff warns of nothing in it", async () => {
    const { stderr } = await run("man", ["--warnings", "-l", path], { env: environment() });
    expect(stderr).toBe("");
  });

  it("`man galley`, `man git-galley`, `git help galley` and `git galley --help` show it", async () => {
    await mkdir(join(folder, "bin"));
    await writeFile(join(folder, "bin/git-galley"), "#!/bin/sh\n");
    await chmod(join(folder, "bin/git-galley"), 0o755);
    for (const [program = "", ...args] of [
      ["man", "galley"],
      ["man", "git-galley"],
      ["git", "help", "galley"],
      ["git", "galley", "--help"],
    ]) {
      const { stdout } = await run(program, args, { env: environment() });
      expect([program, ...args, stdout]).toEqual([program, ...args, expect.stringContaining("GALLEY(1)")]);
      expect(stdout).toContain("git-galley - review changes in the browser and in the terminal");
    }
  });
});
