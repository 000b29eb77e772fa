import type { Page } from "playwright-core";

/** Longer than a page waits after the last scrolling before it keeps where the user reads, and than one is held where one was led back to. */
const IDLE_MS = 400;

/**
 * Waits until a page neither draws nor keeps any more what was done to it last: by its own clock, which does not advance while the
 * machine has no time for the page.
 */
export function waitForIdlePage(page: Page): Promise<unknown> {
  return page.evaluate(async (milliseconds) => {
    for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
  }, IDLE_MS);
}
