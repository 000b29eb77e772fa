import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { oddRepo } from "#tests/helpers/oddRepo.ts";
import { openBrowser, type OpenedBrowser } from "#tests/helpers/openBrowser.ts";
import { reviewedRepo } from "#tests/helpers/reviewedRepo.ts";
import { startProgram, type StartedProgram } from "#tests/helpers/startProgram.ts";
import { waitForIdlePage } from "#tests/helpers/waitForIdlePage.ts";
import { openApp } from "./checkedProgram.ts";

let program: StartedProgram;
let opened: OpenedBrowser;
beforeAll(async () => {
  const odd = await oddRepo();
  const visited = await reviewedRepo();
  const commented = await reviewedRepo();
  await commented.comment("long.txt", 10, "Why *otherwise*?");
  await commented.repo.write({ "long.txt": "shorter\n" });
  program = await startProgram([visited.repo.path, odd.repo.path, commented.repo.path]);
  opened = await openBrowser();
  // What waits is saved, so that the next page begins with it.
  const page = await opened.page();
  await openApp(page, `${program.origin}/`, ".InboxRow");
  await page.context().close();
});
afterAll(async () => {
  await opened?.close();
  expect(await program?.stop()).toBe(0);
});

declare global {
  interface Window {
    /** Lets the page read the next part of the answer about Home. Returns false if it has all. */
    nextPart?: () => boolean;
  }
}

/** Keeps each part of the answer about Home back, those of the repositories' cards before those that are above them. */
function keepParts(): void {
  const { fetch } = window;
  window.fetch = async (input, init) => {
    const response = await fetch(input, init);
    if (typeof init?.body !== "string" || !init.body.includes('"HomeScreenQuery"')) return response;
    const [first = "", ...others] = (await response.text()).split(/(?=\r\n---\r\n)/u);
    const last = others.pop() ?? ""; // It ends the answer.
    const rank = (part: string): number =>
      /RepositoryCard_uncommitted|BranchesAhead_repository/u.test(part) ? 0 : /readings_served/u.test(part) ? 2 : 1;
    const parts = [first, ...others.toSorted((a, b) => rank(a) - rank(b)), last];
    const body = new ReadableStream({
      start(controller) {
        window.nextPart = () => {
          const part = parts.shift();
          if (part !== undefined) controller.enqueue(new TextEncoder().encode(part));
          return part !== undefined;
        };
      },
    });
    return new Response(body, { headers: response.headers });
  };
}

/** Returns the places of all texts of Home that are in view, by text. */
function placesOfTexts(): Readonly<Record<string, string>> {
  const places: Record<string, string> = {};
  const home = document.querySelector(".HomeScreen");
  if (home === null) return places;
  const texts = document.createTreeWalker(home, NodeFilter.SHOW_TEXT);
  for (let count = 0; texts.nextNode() !== null; count++) {
    const element = texts.currentNode.parentElement;
    if (element === null || element.closest(".Skeleton, time, title") !== null || !element.checkVisibility()) continue;
    const { left, top } = element.getBoundingClientRect();
    places[`${(element.dataset["place"] ??= `${count}`)} ${texts.currentNode.textContent}`] = `${left}, ${top}`;
  }
  return places;
}

async function openHome(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.addInitScript(keepParts);
  await page.goto(`${program.origin}/repo/commits/main`);
  await page.waitForSelector(".Served", { state: "detached" });
  // Shifts after a real click would not count.
  await page
    .locator('a[href="/"]')
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await page.waitForFunction(() => window.nextPart !== undefined);
}

it.each([1440, 900, 700, 390])("%i pixels wide, nothing on Home moves, however late its parts come", async (width) => {
  const page = await opened.page({ reducedMotion: "reduce" });
  await openHome(page, width);
  const steps: number[] = [];
  let before: Readonly<Record<string, string>> = {};
  while (await page.evaluate(() => window.nextPart?.())) {
    await waitForIdlePage(page);
    const now = await page.evaluate(placesOfTexts);
    expect(now).toMatchObject(before);
    before = now;
    steps.push(Object.keys(now).length);
  }
  expect(new Set(steps).size, "the page is shown in steps").toBeGreaterThan(2);
  expect(await page.locator(".RepositoryCard:visible").count()).toBe(3);
  expect(await page.locator(".HomeScreen .Skeleton").count()).toBe(0);
  await page.context().close();
});
