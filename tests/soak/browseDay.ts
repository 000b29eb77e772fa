import type { Page } from "playwright-core";
import type { SoakRepository } from "./liveDay.ts";

/** The longest time for a page to load. */
const LIMIT_MS = 60_000;

/**
 * Reads in the browser, in one tab that stays open: a review, its files from top to bottom, a commit, a file, and back.
 */
export async function browseDay(
  page: Page,
  { origin, slug, reviews }: SoakRepository,
  random: () => number,
): Promise<void> {
  const review = reviews[Math.floor(random() * reviews.length)] ?? "";
  page.setDefaultTimeout(LIMIT_MS);
  for (const address of [
    "",
    `/${slug}/reviews/${review}`,
    `/${slug}/reviews/${review}/files`,
    `/${slug}/commits/main`,
  ]) {
    await page.goto(`${origin}${address}`);
    await page.locator(".Served").waitFor({ state: "detached" });
    for (let screens = 0; screens < 6; screens++) await page.mouse.wheel(0, 1200);
  }
  await page.locator("a[href*='/commit/']").first().click();
  await page.locator(".diff-row").first().waitFor();
  await page.goBack();
}
