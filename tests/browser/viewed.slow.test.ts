import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import type { Page } from "playwright-core";
import { openBrowser, type OpenedBrowser } from "#tests/helpers/openBrowser.ts";
import { waitForIdlePage } from "#tests/helpers/waitForIdlePage.ts";
import { reviewedRepo, type ReviewedRepo } from "#tests/helpers/reviewedRepo.ts";
import { startProgram, type StartedProgram } from "#tests/helpers/startProgram.ts";

let reviewed: ReviewedRepo;
let program: StartedProgram;
let opened: OpenedBrowser;

beforeAll(async () => {
  opened = await openBrowser();
});
afterAll(() => opened?.close());
beforeEach(async () => {
  reviewed = await reviewedRepo();
  program = await startProgram([reviewed.repo.path]);
});
afterEach(async () => {
  for (const context of opened.browser.contexts()) await context.close();
  expect(await program.stop()).toBe(0);
  expect(opened.complaints.splice(0)).toEqual([]);
});

/** Opens the files of the review in a separate browser context. */
async function open(page?: Page, size?: { readonly width: number; readonly height: number }): Promise<Page> {
  const opening = page ?? (await opened.page(size === undefined ? {} : { viewport: size }));
  await opening.goto(`${program.origin}/repo/reviews/${reviewed.key}/files?view=unified`);
  await opening.locator(".Served").waitFor({ state: "detached" });
  await opening.waitForSelector(".diff-row, .diff-viewed-show");
  return opening;
}

const wideRows = (page: Page) => page.locator(".diff-viewed-show").allTextContents();
const cursorText = (page: Page) =>
  page.locator("[aria-current=true]").locator(".diff-code, .diff-path, .diff-viewed-show").first().textContent();
const topOf = async (page: Page, text: string): Promise<number> =>
  (await page.getByText(text, { exact: true }).first().boundingBox())?.y ?? Number.NaN;
/** Returns the number of marks stored in the repository. */
const kept = async (): Promise<number> => {
  const lines = await reviewed.repo.git("show", `refs/galley/seen:${reviewed.head}`).catch(() => "");
  return lines.split("\n").filter((line) => line !== "").length;
};

it("marks survive a reload and appear in another browser, and undoing one there undoes it in the first", async () => {
  const page = await open();
  await page.keyboard.press("v");
  await expect.poll(() => cursorText(page)).toBe("line 10");
  await page.keyboard.press("v");
  await page.keyboard.press("v");
  await expect.poll(() => wideRows(page)).toEqual(["Viewed · 8 lines · Show", "Viewed · 8 lines · Show"]);
  await expect.poll(() => cursorText(page)).toBe("line 90");
  await expect.poll(() => page.title()).toBe("(2) Files of Change some lines · repo · Galley");
  await expect.poll(kept).toBe(2);

  await open(page);
  await expect.poll(() => wideRows(page)).toHaveLength(2);
  const other = await open();
  await expect.poll(() => wideRows(other)).toHaveLength(2);
  await other
    .locator(".diff-file")
    .first()
    .getByRole("button", { name: /^Viewed: / })
    .click();
  await expect.poll(() => page.locator(".ReviewBar-unviewed").textContent()).toBe("1 file not viewed");
  await expect.poll(() => page.locator(".diff-file").first().locator(".diff-body").count()).toBe(0);
  await other.keyboard.press("u");
  await expect.poll(() => page.locator(".ReviewBar-unviewed").textContent()).toBe("2 files not viewed");
  await expect.poll(() => wideRows(page)).toHaveLength(2);
});

it("a mark set just before the page is left is not lost", async () => {
  const page = await open();
  await page.keyboard.press("v");
  await page.keyboard.press("v");
  await page.goto(`${program.origin}/`);
  await open(page);
  await expect.poll(() => wideRows(page)).toEqual(["Viewed · 8 lines · Show"]);
  await expect.poll(kept).toBe(1);
});

it("marking moves no line above the folded hunk, and opening it by click or by find shows its lines where the hunk header was", async () => {
  const page = await open();
  await page.getByText("line 60 reads otherwise").first().click();
  const before = await topOf(page, "line 13");
  await page.keyboard.press("v");
  await expect.poll(() => wideRows(page)).toHaveLength(1);
  expect(await topOf(page, "line 13")).toBe(before);
  const wideRow = page.locator(".diff-viewed-show").first();
  const at = await wideRow.boundingBox();
  await wideRow.click();
  await page.getByText("line 60 reads otherwise").first().waitFor();
  expect((await page.getByText("Viewed · ").first().boundingBox())?.y).toBe(at?.y);
  await page.getByText("Viewed · ").first().click();
  await expect.poll(() => page.getByText("line 60 reads otherwise").count()).toBe(0);

  await page.keyboard.press("/");
  await page.keyboard.type("line 60 reads");
  await page.keyboard.press("Enter");
  await page.getByText("line 60 reads otherwise").first().waitFor();
});

it("the page is rendered with the marks: nothing moves when the app replaces it", async () => {
  const page = await open();
  await page.keyboard.press("v");
  await page.keyboard.press("v");
  await expect.poll(kept).toBe(1);
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ("value" in entry) shifts.push(Number(entry.value));
    }).observe({ type: "layout-shift", buffered: true });
  });
  // On a busy machine the data may be late; then the page is delivered without the server's rendering.
  const comesDrawn = async (): Promise<boolean> => {
    const answer = page.waitForResponse((response) => response.request().isNavigationRequest());
    await open(page);
    return (await (await answer).text()).includes("diff-viewed-show");
  };
  await expect.poll(comesDrawn).toBe(true);
  expect(await wideRows(page)).toEqual(["Viewed · 8 lines · Show"]);
  await waitForIdlePage(page);
  expect(await page.evaluate(() => Reflect.get(window, "shifts"))).toEqual([]);
});

it("on a phone the checkboxes of hunks and files work by touch, and nothing overflows", async () => {
  const page = await open(undefined, { width: 390, height: 844 });
  const first = page.locator(".diff-file").first();
  const box = first.getByRole("button", { name: "Mark hunk as viewed" }).first();
  const size = await box.boundingBox();
  expect(size?.width).toBeGreaterThanOrEqual(24);
  expect(size?.height).toBeGreaterThanOrEqual(24);
  await box.click();
  await expect.poll(() => wideRows(page)).toEqual(["Viewed · 8 lines · Show"]);
  await first.getByRole("button", { name: /^Viewed: / }).click();
  await expect.poll(() => first.locator(".diff-body").count()).toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
