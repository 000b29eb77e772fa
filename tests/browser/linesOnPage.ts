import type { Page } from "playwright-core";
import { readPage } from "#tests/sweep/readPage.ts";

/** The lines of each file as the page shows them, each with its sign, by the text of the file's header. */
export type ShownFiles = ReadonlyMap<string, readonly string[]>;

const TIMEOUT_MS = 60_000;

/**
 * Reads every line of the change on a page in the unified layout, from top to bottom. Unfolds the files and waits for
 * the lines of each file that is scrolled into view. Throws if rows overlap or are wider than their container.
 */
export async function linesOnPage(page: Page): Promise<ShownFiles> {
  await page.waitForFunction(() => (document.querySelector<HTMLElement>(".diff-file")?.style.top ?? "") !== "");
  const { files, faults } = await page.evaluate(readPage, TIMEOUT_MS);
  if (faults.length > 0) throw new Error(faults.join("\n"));
  return new Map(
    files.map(({ title, panes }) => {
      const rows = panes[0]?.rows.filter(({ kind }) => kind !== "wide") ?? [];
      return [title, rows.map(({ kind, sign, text }) => (kind === "marker" ? text : sign + text))];
    }),
  );
}
