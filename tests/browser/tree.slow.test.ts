import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { axeViolations } from "#tests/helpers/axeViolations.ts";
import { openBrowser, type OpenedBrowser } from "#tests/helpers/openBrowser.ts";
import { startProgram, type StartedProgram } from "#tests/helpers/startProgram.ts";
import { tempRepo, type TempRepo } from "#tests/helpers/tempRepo.ts";

const WIDE = 100_000;

let program: StartedProgram;
let opened: OpenedBrowser;

/** Creates a repository that has a folder with a hundred thousand files. */
async function build(): Promise<TempRepo> {
  const made = await tempRepo();
  const blob = (await made.gitBytes(["hash-object", "-w", "--stdin"], { input: "wide\n" })).toString().trim();
  const wide = Array.from(
    { length: WIDE },
    (_, index) => `100644 blob ${blob}\tfile-${String(index).padStart(6, "0")}.txt`,
  );
  const tree = (await made.gitBytes(["mktree"], { input: `${wide.join("\n")}\n` })).toString().trim();
  await made.commit({ "old.txt": "old\n", "README.md": "# Files\n", "deep/er/x.txt": "x\n" });
  await made.git("read-tree", "--prefix=wide/", tree);
  await made.git("commit", "--quiet", "--message", "Wide");
  return made;
}

beforeAll(async () => {
  const repo = await build();
  program = await startProgram([repo.path]);
  opened = await openBrowser();
});
afterAll(async () => {
  await opened?.close();
  await program?.stop();
});

describe("a folder in the browser", () => {
  it("with a hundred thousand entries renders the first, more by one key, walks through them by keys, and finds one by a few letters", async () => {
    const page = await opened.page();
    await page.goto(`${program.origin}/repo/tree/main/wide`);
    await page.waitForSelector(".Served", { state: "detached" });
    await page.waitForSelector(".FolderRow-link");
    expect(await page.getByRole("table", { name: "100,000 entries" }).getAttribute("aria-rowcount")).toBe("100001");
    const rows = page.locator("[data-entry]");
    expect(await rows.count()).toBe(500);
    await page.keyboard.press(".");
    await rows.nth(999).waitFor();
    expect(await rows.count()).toBe(1000);
    await rows.nth(998).focus();
    await page.keyboard.press("j");
    await page.waitForFunction(() => document.activeElement?.textContent === "file-000999.txt");
    await page.keyboard.press("k");
    await page.waitForFunction(() => document.activeElement?.textContent === "file-000998.txt");
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
