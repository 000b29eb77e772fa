import type { Page } from "playwright-core";

/** What moved in a page without its reader having done anything. */
interface Shifts {
  /** All of it together: the share of the window that moved, times how far it moved, in shares of the window. */
  readonly sum: number;
  /** Each shift by how much it counts, with the beginnings of the elements that moved. */
  readonly each: readonly string[];
}

declare global {
  interface Window {
    layoutShifts?: Shifts;
  }
}

/** Counts the shifts of layout in a page, from the beginning of each document on; what comes within half a second of a key or a click does not count. */
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
  /** Gives what has moved in the document until now. */
  async read(page: Page): Promise<Shifts> {
    return await page.evaluate(() => window.layoutShifts ?? { sum: 0, each: [] });
  },
};
