import type { Page } from "playwright-core";

/** The shifts of a page's layout that no user action has caused. */
interface Shifts {
  /** The sum of all shifts: the share of the window that moved, times the distance as a share of the window. */
  readonly sum: number;
  /** Each shift with its value and the start of the HTML of the elements that moved. */
  readonly each: readonly string[];
}

declare global {
  interface Window {
    layoutShifts?: Shifts;
  }
}

/**
 * Records the layout shifts of a page from the start of each document. Shifts within half a second of a key press or a
 * click do not count.
 */
export const layoutShifts = {
  async watch(page: Page): Promise<void> {
    await page.addInitScript(() => {
      const each: string[] = [];
      let sum = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const shift = entry as PerformanceEntry & {
            readonly value: number;
            readonly hadRecentInput: boolean;
            readonly sources: readonly { readonly node: Node | null }[];
          };
          if (shift.hadRecentInput) continue;
          sum += shift.value;
          const moved = shift.sources.map(({ node }) => (node?.parentElement?.innerHTML ?? "").slice(0, 120));
          each.push(`${shift.value.toFixed(4)} ${moved.join(" | ")}`);
          window.layoutShifts = { sum, each };
        }
      }).observe({ type: "layout-shift", buffered: true });
    });
  },
  /** Returns the shifts of the document so far. */
  async read(page: Page): Promise<Shifts> {
    return await page.evaluate(() => window.layoutShifts ?? { sum: 0, each: [] });
  },
};
