import type { Page } from "playwright-core";

/** The lines of one file as the page shows them, each with its sign. */
export type ShownFiles = Map<string, string[]>;

interface ShownRow {
  readonly file: string;
  /** Where the file and the row begin, in pixels: what orders them. */
  readonly fileTop: number;
  readonly top: number;
  readonly text: string;
}

/**
 * Reads every line of the change on a page in the unified layout, scrolling from top to bottom a screen at a time as
 * only the rows near the viewport exist. Waits for the lines of each file that comes into sight.
 */
export async function linesOnPage(page: Page): Promise<ShownFiles> {
  const found = new Map<string, { fileTop: number; readonly lines: Map<number, string> }>();
  const keep = (file: string, fileTop: number) => {
    const known = found.get(file) ?? { fileTop, lines: new Map<number, string>() };
    known.fileTop = fileTop; // The last is right: files above may have grown since.
    found.set(file, known);
    return known.lines;
  };
  await page.waitForSelector(".diff-file");
  await page.evaluate(() => window.scrollTo(0, 0));
  for (;;) {
    await page.waitForFunction(() => document.querySelector(".diff-file [aria-busy=true], .diff-waiting") === null);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    const rows = await page.evaluate((): ShownRow[] =>
      [...document.querySelectorAll<HTMLElement>(".diff-file")].flatMap((file) =>
        [...file.querySelectorAll<HTMLElement>(".diff-row")].map((row) => {
          const sign = row.classList.contains("diff-marker")
            ? ""
            : row.classList.contains("diff-added")
              ? "+"
              : row.classList.contains("diff-removed")
                ? "-"
                : " ";
          return {
            file: file.querySelector("h2")?.getAttribute("aria-label") ?? "",
            fileTop: Number.parseFloat(file.style.top),
            top: Number.parseFloat(row.style.top),
            text: sign + (row.querySelector(".diff-code")?.textContent ?? ""),
          };
        }),
      ),
    );
    for (const { file, fileTop, top, text } of rows) keep(file, fileTop).set(top, text);
    const files = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>(".diff-file")].map((file) => ({
        name: file.querySelector("h2")?.getAttribute("aria-label") ?? "",
        top: Number.parseFloat(file.style.top),
      })),
    );
    for (const { name, top } of files) keep(name, top);
    const ended = await page.evaluate(() => {
      const before = window.scrollY;
      window.scrollBy(0, 500);
      return window.scrollY === before;
    });
    if (ended) break;
  }
  const ordered = [...found].sort(([, a], [, b]) => a.fileTop - b.fileTop);
  return new Map(
    ordered.map(([file, { lines }]) => [file, [...lines].sort(([a], [b]) => a - b).map(([, text]) => text)]),
  );
}
