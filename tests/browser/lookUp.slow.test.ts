import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openBrowser, type OpenedBrowser } from "#tests/helpers/openBrowser.ts";
import { startProgram, type StartedProgram } from "#tests/helpers/startProgram.ts";
import { tempRepo } from "#tests/helpers/tempRepo.ts";

/** The page that the server rendered. */
const SERVED = ".Served";
const FORMS = "export class Panel {\n  area(): number {\n    return 4;\n  }\n}\n";

let program: StartedProgram;
let opened: OpenedBrowser;
let page: Page;

beforeAll(async () => {
  const repo = await tempRepo();
  await repo.commit({
    "src/panels.ts": FORMS,
    "src/use.ts": 'import { Panel } from "./panels.ts";\n\nconst big = new Panel().area();\nlonely(big);\n',
    "src/long.ts": Array.from({ length: 200 }, (_, at) => `const line${at + 1} = line${at};\n`).join(""),
    "docs/ReadMe.txt": "nothing\n",
  });
  program = await startProgram([repo.path]);
  opened = await openBrowser();
  page = await opened.page();
  await page.goto(`${program.origin}/repo/blob/main/src/use.ts`);
  await isStable();
});
afterAll(async () => {
  await opened?.close();
  await program?.stop();
});

/** Waits until the page that the server rendered has been replaced by one that handles keys. */
async function isStable(): Promise<void> {
  await page.waitForSelector(SERVED, { state: "detached" });
  await page.waitForSelector(".diff-row, .FolderRow-link");
}

/** Returns the position of the middle of a word, as soon as it is shown. */
async function middleOf(word: string): Promise<readonly [x: number, y: number]> {
  const found = await page.waitForFunction((sought) => {
    const walker = document.createTreeWalker(
      document.querySelector(".diff-reader") ?? document.body,
      NodeFilter.SHOW_TEXT,
    );
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const at = node.textContent?.indexOf(sought) ?? -1;
      if (at < 0 || node.parentElement?.closest(".diff-row") == null) continue;
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + sought.length);
      const { left, top, width, height } = range.getBoundingClientRect();
      return [left + width / 2, top + height / 2] as const;
    }
    return null;
  }, word);
  const box = await found.jsonValue();
  if (box === null) throw new Error(`${word} is not shown`);
  return box;
}
/** Waits until the page has an address. */
const arrives = (address: string) => page.waitForURL(`${program.origin}${address}`);

describe("a word under the pointer", () => {
  it("leads to its definition by `F12`, and is searched for by `s` if it is selected", async () => {
    await page.mouse.click(...(await middleOf("area")));
    await page.keyboard.press("F12");
    await page.locator(".PeekPanel-place").first().waitFor();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await arrives("/repo/blob/main/src/panels.ts#L2");
    await page.goBack();
    await page.getByText("lonely").first().waitFor();
    await page.mouse.dblclick(...(await middleOf("big")));
    await page.keyboard.press("s");
    await arrives("/repo/search?q=big&at=main&word=1&case=exact");
    await page.locator("a.FoundLine").nth(1).waitFor();
    expect(await page.locator("a.FoundLine").count()).toBe(2);
    await page.keyboard.press("j");
    await page.keyboard.press("j");
    await page.keyboard.press("Enter");
    await arrives("/repo/blob/main/src/use.ts#L4");
  });

  it("without a definition offers a search", async () => {
    await page.getByText("lonely").first().waitFor();
    await page.mouse.click(...(await middleOf("lonely")));
    await page.keyboard.press("F12");
    await page.getByText(/No definition found by/u).waitFor();
    await page.locator(".PeekPanel").getByRole("link", { name: "Search" }).click();
    await arrives("/repo/search?q=lonely&at=main&word=1&case=exact");
    await page.locator("a.FoundLine").first().waitFor();
    expect(await page.locator("a.FoundLine").count()).toBe(1);
  });

  it("near the end of the window shows its places without scrolling", async () => {
    await page.goto(`${program.origin}/repo/blob/main/src/long.ts#L80`);
    await isStable();
    const line = page.locator(".diff-row", { hasText: "line80" }).first();
    await line.evaluate((row) => scrollTo(0, scrollY + row.getBoundingClientRect().bottom - innerHeight + 4));
    await page.keyboard.press("Shift+F12");
    const place = page.locator(".PeekPanel-place").last();
    await place.waitFor();
    await expect
      .poll(() => place.evaluate((element) => element.getBoundingClientRect().bottom < innerHeight))
      .toBe(true);
  });

  it("in a path finds its file by `t`, regardless of case", async () => {
    await page.goto(`${program.origin}/repo/tree/main`);
    await isStable();
    await page.keyboard.press("t");
    await page.getByRole("combobox", { name: "Go to file" }).waitFor();
    await page.keyboard.type("rme");
    await page.getByRole("option", { name: "docs/ReadMe.txt" }).waitFor();
    await page.keyboard.press("Enter");
    await arrives("/repo/blob/main/docs/ReadMe.txt");
    expect(await page.locator(".diff-row .diff-code").first().textContent()).toBe("nothing");
  });
});
