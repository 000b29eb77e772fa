import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import type { Page } from "playwright-core";
import { openBrowser, type OpenedBrowser } from "#tests/helpers/openBrowser.ts";
import { startProgram, type StartedProgram } from "#tests/helpers/startProgram.ts";
import { tempRepo, type TempRepo } from "#tests/helpers/tempRepo.ts";
import { linesOfGit } from "./linesOfGit.ts";

type Side = "old" | "new";

let repo: TempRepo;
let program: StartedProgram;
let opened: OpenedBrowser;
let page: Page;
/** The lines that git prints for each file, with signs. */
let printed: string[][];

const COUNT = 3_400;
const numbered = (word: (line: number) => string): string =>
  Array.from({ length: COUNT }, (_, index) => `${word(index + 1)}\n`).join("");

beforeAll(async () => {
  repo = await tempRepo();
  await repo.commit({
    "a.ts": numbered((line) => `const value${line} = "${line}"; // as it was`),
    "b.txt": "first\nsecond\nthird\n",
  });
  await repo.commit({
    "a.ts": numbered((line) =>
      line % 3 === 0 ? `const value${line} = "changed ${line}";` : `const value${line} = "${line}"; // as it was`,
    ),
    "b.txt": "first\nSECOND\nthird\n",
  });
  printed = await linesOfGit(repo, "HEAD^", "HEAD");
  program = await startProgram([repo.path]);
  opened = await openBrowser();
});
afterAll(async () => {
  await opened?.close();
  expect(await program?.stop()).toBe(0);
});
afterEach(() => {
  expect(opened.complaints.splice(0)).toEqual([]);
});

/** Returns the lines that git prints for one side of a file, without signs. */
function side(file: number, of: Side): string[] {
  const kept = of === "old" ? [" ", "-"] : [" ", "+"];
  return (printed[file] ?? []).filter((line) => kept.includes(line.charAt(0))).map((line) => line.slice(1));
}

async function open(layout: "split" | "unified"): Promise<void> {
  await page?.context().close();
  page = await opened.page();
  await page.goto(`${program.origin}/repo/commit/HEAD?view=${layout}`);
  // Waits until the page that the server rendered is replaced and highlighting is loaded: both are tested elsewhere.
  await page.waitForSelector(".diff-row[data-line]:not(.Served *) [class^=tok-]");
}

/**
 * Returns the position on screen of a character in the line with this text, in the given pane, as soon as it is
 * rendered.
 */
async function pointOf(pane: string, text: string, character: number): Promise<{ x: number; y: number }> {
  const found = await page.waitForFunction(
    ([selector = "", wanted = "", offset = 0]) => {
      const code = [...document.querySelectorAll(`${selector} .diff-code`)].find((one) => one.textContent === wanted);
      if (code === undefined) return null;
      const range = document.createRange();
      range.selectNodeContents(code);
      const texts = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
      let left = Number(offset);
      for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
        const length = node.textContent?.length ?? 0;
        if (left <= length) {
          range.setStart(node, left);
          range.setEnd(node, left);
          break;
        }
        left -= length;
      }
      const { x, y, height } = range.getBoundingClientRect();
      return { x, y: y + height / 2 };
    },
    [pane, text, character] as const,
  );
  const point = await found.jsonValue();
  if (point === null) throw new Error(`“${text}” is not rendered in ${pane}.`);
  return point;
}

/** Clicks at a character, and again if the page has moved under the pointer meanwhile. */
async function clickAt(pane: string, text: string, character: number, aside = 0): Promise<void> {
  for (;;) {
    const { x, y } = await pointOf(pane, text, character);
    await page.mouse.click(x + aside, y);
    const now = await pointOf(pane, text, character);
    if (now.x === x && now.y === y) return;
  }
}

/** Scrolls as soon as the page is tall enough; to its end if `top` is null. */
async function scrollTo(top: number | null): Promise<void> {
  await page.waitForFunction((y) => {
    window.scrollTo(0, y ?? document.documentElement.scrollHeight);
    return y === null || window.scrollY === y;
  }, top);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

/** Returns the text that the browser would put on the clipboard. */
async function copied(): Promise<string> {
  await page.evaluate(() => {
    document.addEventListener("copy", (event) => (window.name = event.clipboardData?.getData("text/plain") ?? ""), {
      once: true,
    });
  });
  await page.keyboard.press("Control+C");
  return page.evaluate(() => window.name);
}

it.each(["old", "new"] as const)(
  "copies 3,000 lines of the %s side only, most of which were never rendered",
  async (of) => {
    await open("split");
    const lines = side(0, of);
    const [from, to] = [lines[4] ?? "", lines[3_204] ?? ""];
    await clickAt(`.diff-pane-${of}`, from, 6);
    await scrollTo(3_200 * 20);
    await page.keyboard.down("Shift");
    await clickAt(`.diff-pane-${of}`, to, 14);
    await page.keyboard.up("Shift");
    const expected = [from.slice(6), ...lines.slice(5, 3_204), to.slice(0, 14)].join("\n");
    expect(await copied()).toBe(expected);
    await scrollTo(1_000 * 20);
    expect(await copied()).toBe(expected);
    const drawn = await page.evaluate(() => document.querySelectorAll(".diff-row").length);
    expect(drawn).toBeLessThan(400);
  },
);

it("in one column copies only the side of the line where the selection starts", async () => {
  await open("unified");
  const changed = 'const value6 = "changed 6";';
  const before = 'const value3 = "3"; // as it was';
  const after = 'const value9 = "9"; // as it was';
  // Tries again if the page has moved under the pointer meanwhile.
  const select = async (from: string, to: string): Promise<void> => {
    const ends = async () => [
      await pointOf(".diff-pane-both", from, 0),
      await pointOf(".diff-pane-both", to, to.length),
    ];
    for (;;) {
      const [start = { x: 0, y: 0 }, end = { x: 0, y: 0 }] = await ends();
      await page.mouse.move(start.x + 1, start.y);
      await page.mouse.down();
      await page.mouse.move(end.x - 1, end.y, { steps: 8 });
      await page.mouse.up();
      if (JSON.stringify(await ends()) === JSON.stringify([start, end])) return;
      await page.mouse.click(5, 500);
    }
  };
  await select('const value4 = "4"; // as it was', 'const value7 = "7"; // as it was');
  expect(await copied()).toBe(
    [
      'const value4 = "4"; // as it was',
      'const value5 = "5"; // as it was',
      changed,
      'const value7 = "7"; // as it was',
    ].join("\n"),
  );
  await page.mouse.click(5, 500);
  await select(before, after);
  expect(await copied()).toBe(side(0, "old").slice(2, 9).join("\n"));
});

it("copies across files and keeps the selection when the layout changes and highlighting is loaded", async () => {
  await open("split");
  await scrollTo(3_370 * 20);
  const last = side(0, "new").slice(-3);
  await clickAt(".diff-pane-new", last[0] ?? "", 0, 1);
  await scrollTo(null);
  await page.keyboard.down("Shift");
  await clickAt(".diff-pane-new", "SECOND", 6);
  await page.keyboard.up("Shift");
  const expected = [...last, "first", "SECOND"].join("\n");
  expect(await copied()).toBe(expected);
  await page.getByText("Unified").click();
  await page.waitForSelector(".diff-pane-both .diff-row[data-line]");
  expect(await copied()).toBe(expected);
});

it("selects all lines of the cursor's file, and lines by key, and copies them", async () => {
  await open("split");
  await page.keyboard.press("j");
  await page.keyboard.press("n");
  await page.keyboard.press("Control+A");
  expect(await copied()).toBe(side(0, "new").join("\n"));
  await page.evaluate(() => getSelection()?.removeAllRanges());
  await page.keyboard.press("x");
  await page.keyboard.press("Shift+J");
  await page.keyboard.press("Shift+J");
  await expect.poll(() => page.evaluate(() => window.location.hash)).toBe("#a.ts:R3-5");
  expect(await copied()).toBe(`${side(0, "new").slice(2, 5).join("\n")}\n`);
  await page.keyboard.press("Escape");
  await expect.poll(() => page.evaluate(() => window.location.hash)).toBe("");
});

it("keeps the cursor on its line after a reload", async () => {
  await open("split");
  for (const key of ["j", "n", "n", "j"]) await page.keyboard.press(key);
  const cursor = (): Promise<(string | null)[]> => page.locator("[aria-current=true] .diff-code").allTextContents();
  const line = 'const value7 = "7"; // as it was';
  await expect.poll(cursor).toEqual([line, line]);
  await page.reload();
  await expect.poll(cursor).toEqual([line, line]);
});
