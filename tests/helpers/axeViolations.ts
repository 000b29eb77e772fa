import axe from "axe-core";
import type { Page } from "playwright-core";

export type Theme = "light" | "dark";

/** What a theme can change. */
const COLOR_RULES = ["color-contrast", "link-in-text-block"];

/**
 * Runs axe-core on a page, in the first theme by all its rules, then in the others by those about colors, and gives what it finds,
 * each with the elements it is about. The page must let code in: open it with `bypassCSP`.
 */
export async function axeViolations(page: Page, themes: readonly Theme[]): Promise<readonly string[]> {
  await page.evaluate(axe.source);
  const found: string[] = [];
  for (const [at, theme] of themes.entries()) {
    // Nothing fades from one theme to the other while it is viewed.
    await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
    const own = await violationsNow(page, at === 0 ? {} : { runOnly: COLOR_RULES });
    found.push(...own.map((violation) => `${theme}: ${violation}`));
  }
  return found;
}

function violationsNow(page: Page, options: axe.RunOptions): Promise<readonly string[]> {
  return page.evaluate(async (by) => {
    const { violations: found } = await (window as unknown as { axe: typeof axe }).axe.run(by);
    return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
  }, options);
}
