import type { Page } from "playwright-core";
import { composerProbe } from "./composerProbe.ts";
import { percentile } from "./percentile.ts";

/** Opens a field for a comment on the current line. */
const KEY = "c";
const OPENINGS = 12;
/** The number of lines between two comments. */
const STEPS = 3;
const TEXT = "Say what stays below the bound, and why it is not reported. ";
const REPEAT_MS = 33;
const PAUSE_MS = 150;
/** The browser reports the duration of an event some frames later. */
const REPORT_WAIT_MS = 300;
const TIMEOUT_MS = 5000;

/**
 * The 98th percentile of the time to open a field, and to show a letter typed into one, in ms; null if there were none.
 */
export interface ComposerTimes {
  readonly composer: number | null;
  readonly typing: number | null;
}

/**
 * Opens fields for comments on lines of a review, one after another, as a user would, leaves each one empty, and types
 * into the last. Deletes the typed text again, so that no draft is saved.
 */
export async function timeComposer(page: Page): Promise<ComposerTimes> {
  await page.keyboard.press("n");
  await page.evaluate(composerProbe, { key: KEY, timeoutMs: TIMEOUT_MS });
  for (let time = 0; time < OPENINGS; time++) {
    for (let step = 0; step < STEPS; step++) await page.keyboard.press("j");
    await page.keyboard.press(KEY);
    await page.waitForTimeout(PAUSE_MS);
    if (time === OPENINGS - 1) break;
    await page.keyboard.press("Escape");
    await page.waitForTimeout(PAUSE_MS);
  }
  const opened = (await page.evaluate(() => window.benchComposers)) ?? [];
  if (!(await page.evaluate(() => document.activeElement instanceof HTMLTextAreaElement)))
    return { composer: percentile(opened, 98), typing: null };
  await page.evaluate(() => {
    window.benchInteractions?.splice(0);
  });
  for (const letter of TEXT) {
    await page.keyboard.press(letter);
    await page.waitForTimeout(REPEAT_MS);
  }
  await page.waitForTimeout(REPORT_WAIT_MS);
  const taken = (await page.evaluate(() => window.benchInteractions?.splice(0))) ?? [];
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.press("Delete");
  await page.keyboard.press("Escape");
  await page.waitForTimeout(PAUSE_MS);
  const silent = Array.from({ length: Math.max(0, TEXT.length - taken.length) }, () => 0);
  return { composer: percentile(opened, 98), typing: percentile([...taken, ...silent], 98) };
}
