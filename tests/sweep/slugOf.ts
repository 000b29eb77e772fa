import type { Page } from "playwright-core";

/** Reads the slug of the repository from the home page of a Galley that serves one repository. */
export async function slugOf(page: Page, origin: string): Promise<string> {
  await page.goto(origin);
  const href = await page.locator('main a[href*="/commits"]').first().getAttribute("href");
  const slug = /^\/([^/]+)\/commits/.exec(href ?? "")?.[1];
  if (slug === undefined) throw new Error("The home page has no link to a history.");
  return slug;
}
