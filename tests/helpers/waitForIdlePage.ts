import type { Page } from "playwright-core";

/**
 * Longer than a page waits after the last scrolling before it saves the position, and longer than it keeps a restored
 * position in place.
 */
const IDLE_MS = 400;

/**
 * Waits until a page has drawn and saved the effects of the last action. Uses the page's own clock, which does not
 * advance while the machine has no time for the page.
 */
export function waitForIdlePage(page: Page): Promise<unknown> {
  return page.evaluate(async (milliseconds) => {
    for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
  }, IDLE_MS);
}
