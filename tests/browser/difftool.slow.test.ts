import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdir, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { type OpenedBrowser, openBrowser } from "#tests/helpers/openBrowser.ts";
import { PROGRAM, runProgram } from "#tests/helpers/startProgram.ts";
import { tempFolder, type TempRepo, tempRepo } from "#tests/helpers/tempRepo.ts";
import { WAIT_MS } from "#tests/helpers/testRun.ts";

const numbers = (changed: string): string =>
  Array.from({ length: 200 }, (_, at) => (at === 150 ? `${changed}\n` : `line ${at + 1}\n`)).join("");

let opened: OpenedBrowser;
beforeAll(async () => {
  opened = await openBrowser();
});
afterAll(() => opened.close());

let repo: TempRepo;
let temporary: string;
let child: ChildProcessWithoutNullStreams;
let shown = "";

beforeEach(async () => {
  const home = await tempFolder();
  temporary = await tempFolder();
  await mkdir(join(home, "bin"));
  await writeFile(join(home, "bin/galley"), `#!/bin/sh\nexec '${process.execPath}' '${PROGRAM}' "$@"\n`);
  await chmod(join(home, "bin/galley"), 0o755);
  vi.stubEnv("HOME", home);
  vi.stubEnv("XDG_CACHE_HOME", await tempFolder());
  vi.stubEnv("PATH", `${home}/bin:${process.env["PATH"]}`);
  vi.stubEnv("CI", "true");
  repo = await tempRepo();
  await repo.commit({ "-dash.txt": numbers("old"), "odd folder/b\nc.txt": "old\n", "gone.txt": "old\n" });
  await repo.write({ "-dash.txt": numbers("new"), "odd folder/b\nc.txt": "new\n" });
  await repo.git("rm", "--quiet", "gone.txt");
  await repo.write({ "added.txt": "new\n" });
  await repo.git("add", "added.txt");
  // The line that `galley --help` gives.
  const { stdout } = await runProgram(["--help"]);
  const [, tool = ""] = /^ {2}git config --global difftool\.galley\.cmd '(.+)'$/mu.exec(stdout) ?? [];
  await repo.git("config", "difftool.galley.cmd", tool);
  vi.stubEnv("TMPDIR", temporary);
});
afterEach(() => {
  child.kill();
  vi.unstubAllEnvs();
});

/** Runs a command in a terminal. */
function start(command: string): Promise<unknown> {
  shown = "";
  child = spawn("script", ["--quiet", "--return", "--command", command, "/dev/null"], { cwd: repo.path });
  child.stdout.setEncoding("utf8").on("data", (text: string) => (shown += text));
  return once(child, "close");
}

/** Waits for the link that comes after what was shown before. */
async function nextLink(from = 0): Promise<string> {
  await vi.waitFor(() => expect(shown.slice(from)).toContain("Press Enter to end."), WAIT_MS);
  return /http:\S+/u.exec(shown.slice(from))?.[0] ?? "";
}

it("git difftool -d opens all files, whole, and prints the comments after Enter", async () => {
  const ended = start("git difftool -d -t galley HEAD");
  const context = await opened.context();
  const page = await context.newPage();
  await page.goto(await nextLink());
  await page.getByText("odd folder").first().waitFor();
  for (const name of ["-dash.txt", "added.txt", "gone.txt"]) await page.getByText(name).first().waitFor();
  expect(await page.locator("main").textContent()).not.toContain("line 120");
  const file = page.getByRole("group", { name: "-dash.txt", exact: true });
  await file
    .getByRole("button", { name: /more lines above/u })
    .first()
    .click();
  await page.getByText("line 140", { exact: true }).first().waitFor();
  const folder = join(temporary, (await readdir(temporary)).find((name) => name.startsWith("galley-patch-")) ?? "");
  const commented = await runProgram(
    ["comment", "--blocking", "./-dash.txt:151", "-m", "Why new?"],
    join(folder, "patch"),
  );
  expect(commented.code).toBe(0);
  child.stdin.write("\n");
  await ended;
  expect(shown).toContain("-dash.txt:151");
  expect(shown).toContain("Why new?");
  expect(await readdir(temporary)).toEqual([]);
  expect(await repo.git("for-each-ref", "--format=%(refname)")).toBe("refs/heads/main");
  await context.close();
});

it("git difftool opens one file after another", async () => {
  const ended = start("git difftool -y -t galley HEAD");
  for (const [at, name] of ["-dash.txt", "added.txt", "gone.txt", "odd folder/b\\nc.txt"].entries()) {
    await vi.waitFor(() => expect(shown.match(/Press Enter to end\./gu)).toHaveLength(at + 1), WAIT_MS);
    expect(shown.split("Galley shows ").at(-1)).toContain(name);
    child.stdin.write("\n");
  }
  await ended;
  expect(await readdir(temporary)).toEqual([]);
});
