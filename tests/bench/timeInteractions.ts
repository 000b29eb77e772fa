import type { Page } from "playwright-core";
import { percentile } from "./percentile.ts";

/** Between two keys, as a key that is held repeats. */
const REPEAT_MS = 33;
/** After what changes the height of a file. */
const PAUSE_MS = 120;
/** What the last event took is reported some frames later. */
const REPORT_WAIT_MS = 300;
/** So often each key is pressed. */
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
 * Goes to the middle of a change and moves the cursor by lines, changes and files, folds and unfolds files and shows more
 * lines around changes, as a person would: with real keys and clicks, one after another. Gives what 98 of 100 took at most,
 * in ms, 0 where that is less than the browser reports; null where the page did not receive them all.
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
      await page.keyboard.down(key); // pressed again before it is let go, it is a key that is held
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

/** Clicks on the first of those elements that can be seen; gives how many clicks that were. */
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
