import { afterAll, beforeAll, expect, it } from "vitest";
import { openBrowser, type OpenedBrowser } from "#tests/helpers/openBrowser.ts";
import { startProgram, type StartedProgram } from "#tests/helpers/startProgram.ts";
import { tempRepo } from "#tests/helpers/tempRepo.ts";

/** The contents of one frame while scrolling fast. */
interface DrawnRow {
  /** The milliseconds since the previous frame. */
  readonly after: number;
  readonly rows: number;
  /**
   * The lines that are drawn in one element: the distance of their first character from the left, and their last
   * numbers and texts.
   */
  readonly passed: readonly { readonly left: number; readonly number: string; readonly text: string }[];
  readonly words: number;
  /** The background where one side has no lines. */
  readonly ground: string;
}

let program: StartedProgram;
let opened: OpenedBrowser;
beforeAll(async () => {
  const repo = await tempRepo();
  const lines = (word: string): string => Array.from({ length: 3000 }, (_, n) => `line ${n} is ${word}\n`).join("");
  await repo.commit({ "long.txt": lines("old") });
  await repo.commit({ "long.txt": lines("new") });
  program = await startProgram([repo.path]);
  opened = await openBrowser();
});
afterAll(async () => {
  await opened?.close();
  expect(await program?.stop()).toBe(0);
});

it("fast scrolling shows lines in each frame, and changed words and backgrounds when it stops", async () => {
  const page = await opened.page();
  await page.goto(`${program.origin}/repo/compare/main~1..main`);
  await page.locator(".Served").waitFor({ state: "detached" });
  await page.locator(".diff-changed").first().waitFor();
  const groundHere = (): Promise<string> =>
    page
      .locator(".diff-sheet")
      .first()
      .evaluate((sheet) => getComputedStyle(sheet).backgroundImage);
  expect(await groundHere()).toContain("gradient");
  const frames = await page.evaluate(async () => {
    const seen: DrawnRow[] = [];
    let last = performance.now();
    for (let frame = 0; frame < 24; frame++) {
      window.scrollBy(0, 1.5 * window.innerHeight);
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      const [rows, words] = [".diff-row, .diff-passed", ".diff-changed"].map(
        (name) => document.querySelectorAll(name).length,
      );
      const passed = [...document.querySelectorAll(".diff-passed")].map((block) => {
        const [number = "", text = ""] = [".diff-number", ".diff-code"].map(
          (name) => block.querySelector(name)?.textContent.split("\n").at(-1) ?? "",
        );
        return { left: block.querySelector(".diff-code")?.getBoundingClientRect().left ?? 0, number, text };
      });
      const { backgroundImage: ground } = getComputedStyle(document.querySelector(".diff-sheet") ?? document.body);
      const now = performance.now();
      seen.push({ after: now - last, rows: rows ?? 0, passed, words: words ?? 0, ground });
      last = now;
    }
    return seen;
  });
  expect(frames.filter(({ rows }) => rows === 0)).toEqual([]);
  // From the third frame on it is clear that the user does not read. Slow frames of a busy machine are skipped.
  const swept = frames.filter(({ after }, at) => at > 2 && after < 100 && (frames[at - 1]?.after ?? 0) < 100);
  expect(swept.length).toBeGreaterThan(5);
  expect(swept.filter(({ words, ground }) => words > 0 || ground !== "none")).toEqual([]);
  const blocks = swept.flatMap(({ passed }) => passed);
  expect(blocks.length).toBeGreaterThanOrEqual(2 * swept.length);
  expect(blocks.filter(({ number, text }) => !text.startsWith(`line ${Number(number) - 1} is `))).toEqual([]);
  await page.locator(".diff-changed").first().waitFor();
  expect(await page.locator(".diff-changed").first().textContent()).toBe("old");
  expect(await page.locator(".diff-passed").count()).toBe(0);
  // They were at the position of the rows.
  const lefts = await page
    .locator(".diff-row .diff-code")
    .evaluateAll((codes) => codes.map((code) => code.getBoundingClientRect().left));
  expect(new Set(blocks.map(({ left }) => left))).toEqual(new Set(lefts));
  expect(await groundHere()).toContain("gradient");
});
