import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import type { Page } from "playwright-core";
import { openBrowser, type OpenedBrowser } from "#tests/helpers/openBrowser.ts";
import { waitForIdlePage } from "#tests/helpers/waitForIdlePage.ts";
import { startProgram, type StartedProgram } from "#tests/helpers/startProgram.ts";
import { tempRepo } from "#tests/helpers/tempRepo.ts";

let program: StartedProgram;
let opened: OpenedBrowser;
let page: Page;
let change: string;

const ODD = "odd/b\udcffd:R1 #%.txt";
/** Four hundred lines, some of which are changed. */
const lines = (...changed: readonly number[]) =>
  Array.from({ length: 400 }, (_, at) => `line ${at + 1}${changed.includes(at + 1) ? " changed" : ""}\n`).join("");

beforeAll(async () => {
  const repo = await tempRepo();
  await repo.commit({ "docs/a.md": lines(), "src/app/long.txt": lines(), [ODD]: "one\n" });
  await repo.commit({ "docs/a.md": lines(20), "src/app/long.txt": lines(5, 300), [ODD]: "two\n" });
  program = await startProgram([repo.path]);
  // A comparison, because there a click on a number starts no comment.
  change = `${program.origin}/${repo.path.split("/").at(-1)}/compare/HEAD~1..HEAD?view=unified`;
  opened = await openBrowser();
  page = await opened.page();
});
afterAll(async () => {
  await opened?.close();
  expect(await program?.stop()).toBe(0);
});
afterEach(() => {
  expect(opened.complaints.splice(0)).toEqual([]);
});

/** The highlighted lines on screen, below the sticky headers. */
const marked = () =>
  page.locator(".diff-linked").evaluateAll((rows) =>
    rows
      .filter((row) => {
        const { top, bottom } = row.getBoundingClientRect();
        return top >= 88 && bottom <= window.innerHeight;
      })
      .map((row) => row.querySelector(".diff-code")?.textContent ?? ""),
  );
const open = async (place: string) => {
  await page.goto("about:blank");
  await page.goto(change + place);
  await page.waitForSelector(".diff-row");
  await page.locator(".Served").waitFor({ state: "detached" });
};
const hash = () => new URL(page.url()).hash;
const numberOf = (text: string) =>
  page
    .locator(".diff-row")
    .filter({ has: page.getByText(text, { exact: true }) })
    .locator(".diff-number");

it("an address with a line scrolls to it and highlights it", async () => {
  await open("#src/app/long.txt:R300");
  await expect.poll(marked).toEqual(["line 300 changed"]);
});

it("the file list scrolls to the opened file, however far down it is", async () => {
  await page.setViewportSize({ width: 1000, height: 240 });
  await open("#src/app/long.txt:R300");
  const row = page.locator(".file-list-row.is-current", { hasText: "long.txt" });
  await row.waitFor();
  const isVisible = () =>
    row.evaluate((element) => {
      const list = element.closest(".file-list-rows")?.getBoundingClientRect();
      const { top, bottom } = element.getBoundingClientRect();
      return list !== undefined && top >= list.top && bottom <= list.bottom;
    });
  await expect.poll(isVisible).toBe(true);
  await page.setViewportSize({ width: 1440, height: 900 });
});

it("a range on the old side works too", async () => {
  await open("#src/app/long.txt:L299-300");
  await expect.poll(marked).toEqual(["line 299", "line 300"]);
});

it("a line that is hidden between the changes is shown", async () => {
  await open("#src/app/long.txt:R150");
  await expect.poll(marked).toEqual(["line 150"]);
});

it("all lines of a range are shown, on both sides of a change", async () => {
  await open("#src/app/long.txt:R150-154");
  await expect.poll(marked).toEqual(["line 150", "line 151", "line 152", "line 153", "line 154"]);
});

it("a click on a line number puts it into the address without scrolling, and a click with Shift a range", async () => {
  await open("#src/app/long.txt");
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  await waitForIdlePage(page);
  const before = await page.evaluate(() => [window.scrollY, window.history.length]);
  await numberOf("line 5").first().click();
  await expect.poll(hash).toBe("#src/app/long.txt:L5");
  await numberOf("line 7")
    .first()
    .click({ modifiers: ["Shift"] });
  await expect.poll(hash).toBe("#src/app/long.txt:L5-7");
  await expect.poll(marked).toEqual(["line 5", "line 6", "line 7"]);
  expect(await page.evaluate(() => [window.scrollY, window.history.length])).toEqual(before);
  expect(await page.evaluate(() => String(window.getSelection()))).toBe("");
});

it("a name that is not valid UTF-8 survives in the address", async () => {
  await open("");
  await page.keyboard.press("t");
  await page.getByRole("combobox", { name: "Go to a file or line" }).fill("odd/:1");
  await page.keyboard.press("Enter");
  await expect.poll(hash).toBe("#odd/b%FFd%3AR1%20%23%25.txt:R1");
  await expect.poll(marked).toEqual(["two"]);
  await open(hash());
  await expect.poll(marked).toEqual(["two"]);
});

it("a reload keeps the scroll position, regardless of the line in the address", async () => {
  await open("#src/app/long.txt:R300");
  await expect.poll(marked).toEqual(["line 300 changed"]);
  await page.evaluate(() => window.scrollTo(0, 40));
  await waitForIdlePage(page);
  await page.reload();
  await page.waitForSelector(".diff-row");
  await page.locator(".Served").waitFor({ state: "detached" });
  const top = (): Promise<number> => page.evaluate(() => window.scrollY);
  await expect.poll(top).toBe(40);
  await waitForIdlePage(page);
  expect(await top()).toBe(40);
});

it("an address with a file that is not in the change reports it", async () => {
  await open("#src/nowhere.ts:R1");
  const notice = page.locator(".Notice");
  await expect
    .poll(() => notice.allTextContents())
    .toEqual(["The file src/nowhere.ts in the address is not part of this change."]);
});

it("keys move through the tree, and the diffs are in the same order", async () => {
  await open("");
  await page.getByRole("tree").focus();
  for (const key of ["Home", "ArrowLeft", "End", "Enter"]) await page.keyboard.press(key);
  await numberOf("line 300 changed").first().waitFor();
  await expect.poll(() => page.locator(".file-list-row.is-pointed").textContent()).toBe("Mlong.txt+2−2");
  const items = (): Promise<readonly string[]> => page.getByRole("treeitem").allTextContents();
  await expect
    .poll(items)
    .toEqual(["docs1 file+1−1", "odd+1−1", "Mb\\xffd:R1 #%.txt+1−1", "src/app+2−2", "Mlong.txt+2−2"]);
  await page.getByRole("button", { name: "Filter and sort" }).click();
  await page.getByText("Code, tests, documentation, generated").click();
  await expect.poll(() => new URL(page.url()).search).toBe("?view=unified&order=last");
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect.poll(() => page.locator(".diff-title").first().textContent()).toBe("docs/a.md");
});
