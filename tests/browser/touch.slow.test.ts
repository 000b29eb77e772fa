import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openBrowser, type OpenedBrowser } from "#tests/helpers/openBrowser.ts";
import { reviewedRepo, type ReviewedRepo } from "#tests/helpers/reviewedRepo.ts";
import { startProgram, type StartedProgram } from "#tests/helpers/startProgram.ts";

/** What a finger finds, in pixels. */
const FINGER = 40;
const PRESSED_IN_HEADERS = ".diff-wide-row :is(.diff-viewed-mark, .diff-expand, .diff-revert, .diff-viewed-show)";

let reviewed: ReviewedRepo;
let program: StartedProgram;
let opened: OpenedBrowser;
beforeAll(async () => {
  reviewed = await reviewedRepo();
  program = await startProgram([reviewed.repo.path]);
  opened = await openBrowser();
});
afterAll(async () => {
  await opened?.close();
  await program?.stop();
});

/** Opens the proof of the review as its first reader. */
async function openFiles(isTouched: boolean): Promise<Page> {
  const page = await opened.page({ viewport: { width: 1024, height: 1366 }, hasTouch: isTouched, isMobile: isTouched });
  await page.goto(`${program.origin}/repo/reviews/${reviewed.key}/files?view=unified`);
  await page.locator(".Served").waitFor({ state: "detached" });
  await page.locator(".diff-viewed-mark").first().waitFor();
  return page;
}

/** Gives how high each of what is found is, once each. */
const heights = (page: Page, selector: string) =>
  page.$$eval(selector, (found) => [...new Set(found.map((one) => Math.round(one.getBoundingClientRect().height)))]);

/** Gives how far each row of a file's lines is from the end of the one above it; nothing where all stand close. */
const gaps = (page: Page) =>
  page.$$eval(".diff-lines", (panes) =>
    panes.flatMap((pane) => {
      const rows = [...pane.querySelectorAll(".diff-wide-row, .diff-row")].map((row) => row.getBoundingClientRect());
      const sorted = rows.toSorted((a, b) => a.top - b.top);
      return sorted.flatMap(({ top }, at) => (at === 0 ? [] : [Math.round(top - (sorted[at - 1]?.bottom ?? 0))]));
    }),
  );

it("a finger finds the marks in hunk headers and the rows of the list, and every line is where it is counted", async () => {
  const page = await openFiles(true);
  expect(await heights(page, ".diff-wide-row")).toEqual([FINGER]);
  expect(await heights(page, PRESSED_IN_HEADERS)).toEqual([FINGER]);
  expect(await heights(page, ".file-list-row")).toEqual([FINGER]);
  expect((await gaps(page)).filter((gap) => gap !== 0)).toEqual([]);
  await page.locator(".diff-wide-row .diff-viewed-mark").first().tap();
  await page.locator(".diff-viewed-show").first().waitFor();
  expect(await heights(page, ".diff-wide-row")).toEqual([FINGER]);
  expect((await gaps(page)).filter((gap) => gap !== 0)).toEqual([]);
});

it("a mouse finds them as small as ever", async () => {
  const page = await openFiles(false);
  expect(await heights(page, ".diff-wide-row")).toEqual([28]);
  expect(await heights(page, ".file-list-row")).toEqual([28]);
  expect((await gaps(page)).filter((gap) => gap !== 0)).toEqual([]);
});
