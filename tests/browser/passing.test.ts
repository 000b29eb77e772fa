import { afterAll, beforeAll, expect, it } from "vitest";
import { openBrowser, type OpenedBrowser } from "#tests/helpers/openBrowser.ts";
import { startProgram, type StartedProgram } from "#tests/helpers/startProgram.ts";
import { tempRepo } from "#tests/helpers/tempRepo.ts";

/** What one sees in a frame while going by screens. */
interface Seen {
  /** The ms since the frame before. */
  readonly after: number;
  readonly rows: number;
  readonly words: number;
  /** What is drawn where one side has nothing. */
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

it("who sweeps by sees lines in each frame, and the words that changed, and grounds, where one comes to rest", async () => {
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
    const seen: Seen[] = [];
    let last = performance.now();
    for (let frame = 0; frame < 24; frame++) {
      window.scrollBy(0, 1.5 * window.innerHeight);
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      const [rows, words] = [".diff-row", ".diff-changed"].map((name) => document.querySelectorAll(name).length);
      const { backgroundImage: ground } = getComputedStyle(document.querySelector(".diff-sheet") ?? document.body);
      const now = performance.now();
      seen.push({ after: now - last, rows: rows ?? 0, words: words ?? 0, ground });
      last = now;
    }
    return seen;
  });
  expect(frames.filter(({ rows }) => rows === 0)).toEqual([]);
  // By the third one it is plain that one does not read, but where the machine keeps one waiting.
  const passed = frames.filter(({ after }, at) => at > 2 && after < 100 && (frames[at - 1]?.after ?? 0) < 100);
  expect(passed.length).toBeGreaterThan(5);
  expect(passed.filter(({ words, ground }) => words > 0 || ground !== "none")).toEqual([]);
  await page.locator(".diff-changed").first().waitFor();
  expect(await page.locator(".diff-changed").first().textContent()).toBe("old");
  expect(await groundHere()).toContain("gradient");
});
