import type { Page } from "playwright-core";
import { readPage } from "#tests/sweep/readPage.ts";

/** The lines of each file as the page shows them, each with its sign, by what is at the file's head. */
export type ShownFiles = ReadonlyMap<string, readonly string[]>;

const TIMEOUT_MS = 60_000;

/**
 * Reads every line of the change on a page in the unified layout, top to bottom: unfolds the files and waits for the lines
 * of each that comes into view. Fails where rows overlap or are wider than what they stand on.
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
