import type { Page } from "playwright-core";

/** Reads off the home page of a Galley that serves one repository what the repository is called in addresses. */
export async function slugOf(page: Page, origin: string): Promise<string> {
  await page.goto(origin);
  const href = await page.locator('main a[href*="/commits"]').first().getAttribute("href");
  const slug = /^\/([^/]+)\/commits/.exec(href ?? "")?.[1];
  if (slug === undefined) throw new Error("The home page leads to no history.");
  return slug;
}
