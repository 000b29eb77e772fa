import type { Page } from "playwright-core";

declare global {
  interface Window {
    /** Has the page drawn again, where it is kept drawing. */
    readonly drawAgain?: () => Promise<void>;
  }
}

const kept = new WeakSet<Page>();

/**
 * Lets a page ask to be drawn again when no frame has come for a while. On a busy machine the workers that draw tiles for
 * Chromium 150 at times go to rest with tiles left (seen in a trace of it, once in some hundred sweeps): the page lives on and
 * gets the time for each frame, but waits for these tiles before the next, until one scrolls it by hand or it was out of sight.
 */
export async function keepDrawing(page: Page): Promise<void> {
  if (kept.has(page)) return;
  kept.add(page);
  let drawing: Promise<void> | null = null;
  await page.exposeFunction("drawAgain", () => (drawing ??= turnAway(page).finally(() => (drawing = null))));
}

/** Has a page out of sight for a moment. */
async function turnAway(page: Page): Promise<void> {
  const other = await page.context().newPage();
  await page.bringToFront();
  await other.close();
}
