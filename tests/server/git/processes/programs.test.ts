import { chmod, mkdir, readFile, writeFile } from "node:fs/promises";
import { delimiter, join, relative } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openBrowser } from "#cli/server/openBrowser.ts";
import { gitEnvironment } from "#server/git/processes/gitEnvironment.ts";
import { findPrograms, searchPath } from "#server/git/processes/programs.ts";
import { gitProgram } from "#server/git/processes/run.ts";
import { sshSign } from "#server/git/signatures/sshKeygen.ts";
import { sourceFiles } from "#tests/helpers/sourceFiles.ts";
import { sshHome } from "#tests/helpers/sshHome.ts";
import { tempFolder } from "#tests/helpers/tempRepo.ts";

const NAMES = ["git", "xdg-open", "ssh-keygen", "ssh", "sh", "env", "helper"];

let folder: string;
let search: string;

async function program(file: string, script: string): Promise<void> {
  await writeFile(file, `#!/bin/sh\n${script}\n`);
  await chmod(file, 0o755);
}

/** A search path whose first entries are relative, and lead to programs of a repository that leave a trace. */
beforeEach(async () => {
  folder = await tempFolder();
  const own = join(folder, "repository");
  await mkdir(own);
  for (const name of NAMES) await program(join(own, name), `echo ${name} >> ${folder}/trace`);
  await mkdir(join(folder, "bin"));
  search = [relative(process.cwd(), own), "", ".", join(folder, "bin"), process.env["PATH"]].join(delimiter);
  vi.stubEnv("PATH", search);
});
afterEach(() => vi.unstubAllEnvs());

const trace = (): Promise<string> => readFile(join(folder, "trace"), "utf8").catch(() => "");

test("an entry of PATH that is relative or empty is never searched, and no folder is a program", async () => {
  await mkdir(join(folder, "bin/git"));
  const found = await findPrograms(search, NAMES);
  expect(found.filter((file) => file.startsWith(folder) || !file.startsWith("/"))).toEqual([]);
  expect(searchPath("bin::.:/usr/bin:../x:/bin:")).toBe("/usr/bin:/bin");
});

test("the browser's opener is not a program of the repository, and gets no relative entry either", async () => {
  await program(
    join(folder, "bin/xdg-open"),
    `helper; (pwd; echo "$PATH") > ${folder}/opened.part; mv ${folder}/opened.part ${folder}/opened`,
  );
  vi.stubEnv("GALLEY_STATE_DIR", folder);
  vi.stubEnv("HOME", folder);
  await openBrowser("http://127.0.0.1:1/#key=x", { PATH: search, DISPLAY: ":0" });
  const opened = await vi.waitFor(() => readFile(join(folder, "opened"), "utf8"), { timeout: 10_000 });
  expect(opened).toBe(`/\n${searchPath(search)}\n`);
  expect(await trace()).toBe("");
});

test("without an opener that may run, the user reads that no browser could be opened", async () => {
  const written = vi.spyOn(process.stderr, "write").mockReturnValue(true);
  await openBrowser("http://127.0.0.1:1/#key=x", {
    PATH: search.split(delimiter).slice(0, 4).join(delimiter),
    DISPLAY: ":0",
  });
  expect(written.mock.calls).toEqual([["No browser could be opened. Open the address yourself.\n"]]);
  written.mockRestore();
  expect(await trace()).toBe("");
});

test("git, ssh-keygen and the programs that they start are no programs of the repository", async () => {
  const { path } = await gitProgram(search, (file, argument) =>
    Promise.resolve(argument === "--version" && !file.startsWith(folder) ? "git version 2.39.0" : null),
  );
  expect(path.startsWith(folder)).toBe(false);
  const { PATH } = gitEnvironment({ kind: "remote", gitDir: "/g", objects: "/o" }, "/usr/bin/git").env;
  expect(PATH?.split(delimiter).filter((entry) => !entry.startsWith("/"))).toEqual([]);
  const home = await sshHome();
  const { file } = await home.key("id");
  await expect(sshSign({ kind: "file", path: file }, "test", Buffer.from("x"))).resolves.toContain("SSH SIGNATURE");
  expect(await trace()).toBe("");
});

test("no other module starts programs", async () => {
  const files = sourceFiles("src");
  const texts = await Promise.all(files.map((file) => readFile(join("src", file), "utf8")));
  expect(files.filter((_, at) => texts[at]?.includes('"node:child_process"'))).toEqual([
    "cli/commands/ciRange.ts", // git, from the same list of folders, which it gets as its PATH
    "cli/forges/runForgeTool.ts", // a program that the user names, from the same folders
    "cli/server/openBrowser.ts",
    "cli/server/serveInBackground.ts", // Node itself, by its absolute path
    "server/git/processes/brokerLink.ts",
    "server/git/processes/children.ts",
    "server/operations/editors/openInEditor.ts", // the user's own command, from the same list of folders, in the root
  ]);
});
