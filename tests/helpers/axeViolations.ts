import axe from "axe-core";
import type { Page } from "playwright-core";

export type Theme = "light" | "dark";

/** The rules whose result depends on the theme. */
const COLOR_RULES = ["color-contrast", "link-in-text-block"];

/**
 * Runs axe-core on a page: all rules in the first theme, only the rules about colors in the others. Returns the
 * violations with the elements they concern. The page must allow scripts to be injected: open it with `bypassCSP`.
 */
export async function axeViolations(page: Page, themes: readonly Theme[]): Promise<readonly string[]> {
  await page.evaluate(axe.source);
  const found: string[] = [];
  for (const [at, theme] of themes.entries()) {
    // Disables transitions between the themes, which would still run during the check.
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
