import type { Page } from "playwright-core";
import { percentile } from "./percentile.ts";

/** The interval between two key events, as when a key is held down. */
const REPEAT_MS = 33;
/** The pause after an action that changes the height of a file. */
const PAUSE_MS = 120;
/** The browser reports the duration of the last event some frames later. */
const REPORT_WAIT_MS = 300;
/** How often each key is pressed. */
const KEYS: readonly (readonly [string, number])[] = [
  ["j", 24],
  ["k", 12],
  ["n", 16],
  ["p", 8],
  ["]", 6],
  ["[", 6],
];
const COLLAPSES = 12;
const EXPANSIONS = 12;

/**
 * Goes to the middle of a change and moves the cursor by lines, changes and files, folds and unfolds files and shows
 * more lines around changes, as a user would: with real keys and clicks, one after another. Returns the 98th percentile
 * of their times, in ms; 0 if it is below what the browser reports; null if the page did not receive them all.
 */
export async function timeInteractions(page: Page): Promise<number | null> {
  await page.evaluate(() => window.scrollTo(0, (document.documentElement.scrollHeight - window.innerHeight) / 2));
  await page.waitForTimeout(PAUSE_MS * 4);
  await page.evaluate(() => {
    window.benchInteractions?.splice(0);
  });
  let count = 0;
  for (const [key, times] of KEYS) {
    for (let time = 0; time < times; time++) {
      await page.keyboard.down(key); // a key that is pressed again before its release counts as held down
      await page.waitForTimeout(REPEAT_MS);
      count++;
    }
    await page.keyboard.up(key);
  }
  for (let time = 0; time < COLLAPSES; time++) count += await click(page, ".diff-header [aria-expanded]");
  for (let time = 0; time < EXPANSIONS; time++) count += await click(page, ".diff-wide-row .diff-expand");
  await page.waitForTimeout(REPORT_WAIT_MS);
  const taken = await page.evaluate(() => window.benchInteractions?.splice(0));
  if (taken === undefined || count === 0) return null;
  const silent = Array.from({ length: Math.max(0, count - taken.length) }, () => 0);
  return percentile([...taken, ...silent], 98);
}

/** Clicks the first of these elements that is visible; returns the number of clicks (0 or 1). */
async function click(page: Page, selector: string): Promise<number> {
  const place = await page.evaluate((wanted) => {
    for (const element of document.querySelectorAll(wanted)) {
      const { left, top, width, height } = element.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      if (element.contains(document.elementFromPoint(x, y))) return { x, y };
    }
    return null;
  }, selector);
  if (place === null) return 0;
  await page.mouse.click(place.x, place.y);
  await page.waitForTimeout(PAUSE_MS);
  return 1;
}
