import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { axeViolations } from "#tests/helpers/axeViolations.ts";
import { faultyGit, type FaultyGit } from "#tests/helpers/faultyGit.ts";
import { openBrowser, type OpenedBrowser } from "#tests/helpers/openBrowser.ts";
import { startProgram, type StartedProgram } from "#tests/helpers/startProgram.ts";
import { tempFolder, tempRepo, type TempRepo } from "#tests/helpers/tempRepo.ts";

const WIDE = 100_000;
/** The number of commits after which the walk waits for permission to continue. */
const PAUSE_AFTER = 20;

let git: FaultyGit;
let repo: TempRepo;
let program: StartedProgram;
let opened: OpenedBrowser;
let goOn: string;
/** The last commit of each entry of the root, according to git. */
let last: ReadonlyMap<string, string>;

/**
 * Creates 50 commits that change one file each, in a repository that also has a folder with a hundred thousand files.
 */
async function build(): Promise<TempRepo> {
  const made = await tempRepo();
  const stream: string[] = [];
  const commit = (index: number, ...files: readonly string[]): void => {
    const message = `Commit ${index}`;
    stream.push(`commit refs/heads/main\ncommitter Carl <carl@example.org> ${1_700_000_000 + index * 60} +0000\n`);
    stream.push(`data ${message.length}\n${message}\n`);
    for (const file of files) stream.push(`M 100644 inline ${file}\ndata 9\n${String(index).padStart(8)}\n\n`);
  };
  const blob = (await made.gitBytes(["hash-object", "-w", "--stdin"], { input: "wide\n" })).toString().trim();
  const wide = Array.from(
    { length: WIDE },
    (_, index) => `100644 blob ${blob}\tfile-${String(index).padStart(6, "0")}.txt`,
  );
  const tree = (await made.gitBytes(["mktree"], { input: `${wide.join("\n")}\n` })).toString().trim();
  commit(0, "old.txt", "README.md", "deep/er/x.txt", "new.txt", "middle.txt");
  stream.push(`M 040000 ${tree} wide\n`);
  for (let index = 1; index <= 50; index += 1) commit(index, index === 40 ? "middle.txt" : "new.txt");
  await made.gitBytes(["fast-import", "--quiet"], { input: stream.join("") });
  return made;
}

beforeAll(async () => {
  git = faultyGit();
  goOn = join(await tempFolder(), "go-on");
  repo = await build();
  const names = (await repo.git("ls-tree", "--name-only", "main")).split("\n");
  const found = names.map(
    async (name) => [name, await repo.git("log", "-1", "--format=%s", "main", "--", name)] as const,
  );
  last = new Map(await Promise.all(found));
  program = await startProgram([repo.path]);
  opened = await openBrowser();
});
afterAll(async () => {
  await opened?.close();
  await program?.stop();
  git.remove();
});

/** Makes the walk wait halfway. */
function pauseWalk(): void {
  rmSync(goOn, { force: true });
  const wait = `[ $i = ${PAUSE_AFTER} ] && while [ ! -f "${goOn}" ]; do sleep 0.05; done`;
  git.fail(
    "rev-list --date-order",
    `i=0; "$REAL" "$@" | while IFS= read -r l; do echo "$l"; i=$((i+1)); ${wait}; done; exit`,
  );
}

/** Returns the commit message next to each entry, and the position of its row. */
async function rowsOf(page: Page): Promise<readonly { name: string; message: string; top: number }[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll(".FolderRow:not(.FolderTable-head)")].map((row) => ({
      name: row.querySelector(".FolderRow-link")?.textContent ?? "",
      message: row.querySelector(".FolderRow-message")?.textContent ?? "",
      top: row.getBoundingClientRect().top,
    })),
  );
}

describe("a folder in the browser", () => {
  it("shows each entry's last commit as soon as it is found, while the walk continues, and nothing moves", async () => {
    pauseWalk();
    const page = await opened.page();
    await page.goto(`${program.origin}/repo/tree/main`, { waitUntil: "commit" });
    await page.waitForSelector(".Served", { state: "detached" });
    await page.waitForFunction(() => document.querySelectorAll(".FolderRow-message a").length >= 2);
    const half = await rowsOf(page);
    expect(half.filter(({ message }) => message !== "").map(({ name }) => name)).toEqual(["middle.txt", "new.txt"]);
    expect(await page.locator(".FolderTable-looking .Spinner").count()).toBe(1);
    writeFileSync(goOn, "");
    await page.waitForSelector(".FolderTable-looking .Spinner", { state: "detached" });
    const reported = async () => new Map((await rowsOf(page)).map(({ name, message }) => [name, message]));
    await expect.poll(reported).toEqual(last);
    const whole = await rowsOf(page);
    expect(whole.map(({ top }) => top)).toEqual(half.map(({ top }) => top));
    git.restore();
    await page.context().close();
  });

  it("with a hundred thousand entries renders only the visible ones, scrolls to the last by one key, and finds one by a few letters", async () => {
    const page = await opened.page();
    await page.goto(`${program.origin}/repo/tree/main/wide`);
    await page.waitForSelector(".Served", { state: "detached" });
    await page.waitForSelector(".FolderRow-link");
    expect(await page.getByRole("table", { name: "100,000 entries" }).getAttribute("aria-rowcount")).toBe("100001");
    expect(await page.locator(".FolderRow").count()).toBeLessThan(150);
    await page.keyboard.press("j");
    await page.keyboard.press("End");
    await page.waitForFunction(() => document.activeElement?.textContent === "file-099999.txt");
    await page.keyboard.press("ArrowUp");
    await page.waitForFunction(() => document.activeElement?.textContent === "file-099998.txt");
    await page.keyboard.press("t");
    await page.getByRole("combobox", { name: "Go to file" }).fill("054321");
    await page.getByRole("option", { name: "wide/file-054321.txt" }).click();
    await page.waitForURL("**/repo/blob/main/wide/file-054321.txt");
    await page.context().close();
  });

  it.each([
    ["light", 1440],
    ["dark", 1440],
    ["light", 390],
  ] as const)(
    "in the %s theme, %i pixels wide, axe-core finds nothing and nothing scrolls sideways",
    async (colorScheme, width) => {
      const page = await opened.page({ viewport: { width, height: 900 }, bypassCSP: true });
      for (const address of ["main", "main/wide", "main/deep", "main/gone", "main/old.txt"]) {
        await page.goto(`${program.origin}/repo/tree/${address}`);
        await page.waitForSelector("main h1");
        await page.waitForSelector(".Served", { state: "detached" });
        expect(await axeViolations(page, [colorScheme]), address).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth), address).toBe(
          true,
        );
      }
      await page.context().close();
    },
  );

  it("reports no errors in the console", () => {
    expect(opened.complaints).toEqual([]);
  });
});
