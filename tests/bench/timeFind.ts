import type { Page } from "playwright-core";
import { findProbe, type FindTimes } from "./findProbe.ts";

/** A word in every file of the benchmark that has an edited line, including the first file and the last. */
const WORD = "revised";
const FIELD = ".diff-find-field";
const COUNT = ".diff-find-count";
/** After this time, matches count as not found. */
const TIMEOUT_MS = 30_000;

/**
 * Opens the find bar at the top of a change and types a word at once. Returns the times in ms from then until the first
 * match, and until all matches are counted, each with the frame that shows it; null if it did not happen.
 */
export async function timeFind(page: Page): Promise<FindTimes> {
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.waitForTimeout(300);
  await page.keyboard.press("Control+f");
  try {
    await page.waitForSelector(FIELD, { timeout: 5000 });
  } catch (error) {
    if (!(error instanceof Error) || error.name !== "TimeoutError") throw error;
    return { first: null, all: null };
  }
  await page.evaluate(findProbe, { field: FIELD, count: COUNT, timeoutMs: TIMEOUT_MS });
  await page.keyboard.insertText(WORD);
  return (await page.evaluate(() => window.benchFind)) ?? { first: null, all: null };
}
