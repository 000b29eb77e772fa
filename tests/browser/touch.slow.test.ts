import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openBrowser, type OpenedBrowser } from "#tests/helpers/openBrowser.ts";
import { reviewedRepo, type ReviewedRepo } from "#tests/helpers/reviewedRepo.ts";
import { startProgram, type StartedProgram } from "#tests/helpers/startProgram.ts";

/** The minimum size of a touch target, in pixels. */
const FINGER = 40;
const PRESSED_IN_HEADERS = ".diff-wide-row :is(.diff-viewed-mark, .diff-expand, .diff-row-menu, .diff-viewed-show)";

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

/** Opens the files of the review with a touch screen or with a mouse. */
async function openFiles(isTouched: boolean): Promise<Page> {
  const page = await opened.page({ viewport: { width: 1024, height: 1366 }, hasTouch: isTouched, isMobile: isTouched });
  await page.goto(`${program.origin}/repo/reviews/${reviewed.key}/files?view=unified`);
  await page.locator(".Served").waitFor({ state: "detached" });
  await page.locator(".diff-viewed-mark").first().waitFor();
  return page;
}

/** Returns the different heights of the found elements. */
const heights = (page: Page, selector: string) =>
  page.$$eval(selector, (found) => [...new Set(found.map((one) => Math.round(one.getBoundingClientRect().height)))]);

/** Returns the gaps between the rows of a file's lines; an empty list if there are none. */
const gaps = (page: Page) =>
  page.$$eval(".diff-lines", (panes) =>
    panes.flatMap((pane) => {
      const rows = [...pane.querySelectorAll(".diff-wide-row, .diff-row")].map((row) => row.getBoundingClientRect());
      const sorted = rows.toSorted((a, b) => a.top - b.top);
      return sorted.flatMap(({ top }, at) => (at === 0 ? [] : [Math.round(top - (sorted[at - 1]?.bottom ?? 0))]));
    }),
  );

it("with touch the buttons in hunk headers and the rows of the list are large, and every line is at its computed position", async () => {
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

it("with a mouse they stay small", async () => {
  const page = await openFiles(false);
  expect(await heights(page, ".diff-wide-row")).toEqual([28]);
  expect(await heights(page, ".file-list-row")).toEqual([28]);
  expect((await gaps(page)).filter((gap) => gap !== 0)).toEqual([]);
});
