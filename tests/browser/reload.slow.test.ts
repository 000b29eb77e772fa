import { afterAll, beforeAll, expect, it } from "vitest";
import type { Page } from "playwright-core";
import { openBrowser, type OpenedBrowser } from "#tests/helpers/openBrowser.ts";
import { waitForIdlePage } from "#tests/helpers/waitForIdlePage.ts";
import { startProgram, type StartedProgram } from "#tests/helpers/startProgram.ts";
import { tempRepo } from "#tests/helpers/tempRepo.ts";

let program: StartedProgram;
let opened: OpenedBrowser;
let page: Page;

/** Files of many hunks, whose heights cannot be estimated. */
function textOf(file: number, word: string): string {
  const lines = Array.from({ length: 400 }, (_, line) =>
    line % (7 + file) === 0 ? `${word} ${line}` : `line ${line}`,
  );
  return `${lines.join("\n")}\n`;
}

beforeAll(async () => {
  const repo = await tempRepo();
  const files = (word: string) =>
    Object.fromEntries(Array.from({ length: 30 }, (_, file) => [`src/file${file}.txt`, textOf(file, word)]));
  await repo.commit(files("before"));
  await repo.commit(files("after"));
  program = await startProgram([repo.path]);
  opened = await openBrowser();
  page = await opened.page();
});
afterAll(async () => {
  await opened?.close();
  await program?.stop();
});

/** Returns the first line below the sticky header, and its position. */
async function uppermost(): Promise<string> {
  return page.evaluate(() => {
    const rows = [...document.querySelectorAll<HTMLElement>(".diff-row")].map((row) => ({
      top: Math.round(row.getBoundingClientRect().top),
      text: `${row.closest<HTMLElement>(".diff-file")?.dataset["key"]}: ${row.textContent}`,
    }));
    const [first] = rows.filter(({ top }) => top >= 86).sort((a, b) => a.top - b.top);
    return `${first?.text} at ${first?.top}`;
  });
}

it("a reload and going back restore the exact line, regardless of what is above it", async () => {
  await page.goto(`${program.origin}/repo/commit/HEAD?view=unified`);
  await page.waitForSelector(".diff-row");
  await page.locator(".Served").waitFor({ state: "detached" });
  await page.evaluate(() => window.scrollTo(0, 60_000));
  let read = "";
  await expect
    .poll(async () => {
      read = await uppermost();
      await waitForIdlePage(page);
      return (await uppermost()) === read ? read : "still on its way";
    })
    .toMatch(/^src\/file\d+\.txt: /);
  for (let time = 0; time < 3; time++) {
    await page.reload();
    await expect.poll(uppermost).toBe(read);
    await waitForIdlePage(page);
    expect(await uppermost()).toBe(read);
  }
  // Not with the mouse: on a slow machine Playwright would scroll the page to reach the link, which is sticky.
  await page.getByRole("link", { name: "repo", exact: true }).evaluate((link: HTMLElement) => link.click());
  await page.getByRole("heading", { name: "History" }).waitFor();
  await page.goBack();
  await expect.poll(uppermost).toBe(read);
});
