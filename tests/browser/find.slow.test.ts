import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { Page } from "playwright-core";
import { openBrowser, type OpenedBrowser } from "#tests/helpers/openBrowser.ts";
import { startProgram, type StartedProgram } from "#tests/helpers/startProgram.ts";
import { tempRepo } from "#tests/helpers/tempRepo.ts";

const FILES = 300;
const LAST = `f${FILES - 1}.txt`;

let program: StartedProgram;
let opened: OpenedBrowser;
let page: Page;

beforeAll(async () => {
  const repo = await tempRepo();
  const names = Array.from({ length: FILES }, (_, i) => `f${i}.txt`);
  const lines = (name: string, word: string): string =>
    Array.from({ length: 60 }, (_, i) => `${word} ${i} of ${name}\n`).join("");
  await repo.commit(Object.fromEntries(names.map((name) => [name, lines(name, "before")])), "First");
  const after = Object.fromEntries(names.map((name) => [name, lines(name, "after")]));
  const last = `${lines(LAST, "after")}a Needle, a needle\n`;
  const long = `${"x".repeat(15_000)}faraway\n${"a".repeat(40)}b\n`;
  await repo.commit({ ...after, [LAST]: last, "long.txt": long, "yarn.lock": "hidden\n" }, "Second");
  program = await startProgram([repo.path]);
  opened = await openBrowser();
  page = await opened.page();
  await page.goto(`${program.origin}/repo/compare/main~1..main?view=unified`);
  await page.waitForSelector(".diff-row");
  await page.locator(".Served").waitFor({ state: "detached" }); // then keys reach the app
});
afterAll(async () => {
  await opened?.close();
  expect(await program?.stop()).toBe(0);
});
afterEach(() => {
  expect(opened.complaints.splice(0)).toEqual([]);
});

/** The highlight of the current match: its texts, whether they are visible, and their lines. */
async function currentMatch(): Promise<{ text: string; isVisible: boolean; line: string | null }> {
  return page.evaluate(() => {
    const [range] = CSS.highlights.get("galley-find-current") ?? [];
    if (!(range instanceof Range)) return { text: "", isVisible: false, line: null };
    const box = range.getBoundingClientRect();
    const at = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    const row = range.startContainer.parentElement?.closest(".diff-row") ?? null;
    return {
      text: range.toString(),
      isVisible: at !== null && row !== null && row.contains(at),
      line: row?.querySelector(".diff-code")?.textContent.slice(0, 20) ?? null,
    };
  });
}

const count = (): Promise<string | null> => page.locator(".diff-find-count").textContent();
const field = () => page.getByRole("textbox", { name: "Find in the change" });

describe("finding in a change", () => {
  it("shows a match in the last file, of which nothing has been rendered", async () => {
    expect(await page.getByText("a Needle, a needle").count()).toBe(0);
    await page.keyboard.press("Control+f");
    await field().fill("needle");
    await expect.poll(count).toBe("1 of 2");
    await expect.poll(currentMatch).toEqual({ text: "Needle", isVisible: true, line: "a Needle, a needle" });
    await page.keyboard.press("Alt+c");
    await expect.poll(count).toBe("1 of 1");
    await expect.poll(currentMatch).toEqual({ text: "needle", isVisible: true, line: "a Needle, a needle" });
    await page.keyboard.press("Alt+c");
  });

  it("counts the matches in git's output on both sides, and steps forward and back", async () => {
    await page.keyboard.press("Alt+r");
    await field().fill("^(?:before|after) 5\\d of f2\\d\\d\\.txt$");
    // Lines 50 to 59 of each of 100 files, before and after.
    await expect.poll(count).toMatch(/^[\d,]+ of 2,000$/);
    const first = await count();
    await expect.poll(async () => (await currentMatch()).isVisible).toBe(true);
    const shown = await currentMatch();
    await page.keyboard.press("Enter");
    await expect.poll(count).not.toBe(first);
    await page.keyboard.press("Shift+Enter");
    await expect.poll(count).toBe(first);
    await expect.poll(currentMatch).toEqual(shown);
  });

  it("unfolds a folded file, and scrolls to a match far to the right in a long line", async () => {
    await field().fill("hidden");
    await expect.poll(currentMatch).toEqual({ text: "hidden", isVisible: true, line: "hidden" });
    await field().fill("faraway");
    await expect.poll(currentMatch).toEqual({ text: "faraway", isVisible: true, line: "x".repeat(20) });
  });

  it("stops an expression that would run forever, reports it, and continues", async () => {
    await field().fill("(a+)+$");
    await expect.poll(() => page.getByText("This expression takes too long.").count()).toBe(1);
    await field().fill("Needle$");
    await expect.poll(count).toBe("1 of 1");
  });

  it("leaves the browser's own find to text fields, and moves to the found line when closed", async () => {
    await page.evaluate(() => {
      window.addEventListener("keydown", (event) => {
        if (event.key === "f") document.title = `${event.key} ${event.defaultPrevented ? "taken" : "left"}`;
      });
    });
    const title = await page.title();
    await field().press("Control+f");
    // The key does not even reach the page's own key handler.
    expect(await page.title()).toBe(title);
    await page.keyboard.press("Escape");
    await expect.poll(() => page.getByRole("search", { name: "Find in the change" }).count()).toBe(0);
    await expect
      .poll(() => page.locator(".diff-row[aria-current=true] .diff-code").textContent())
      .toBe("a Needle, a needle");
    await expect.poll(() => page.evaluate(() => CSS.highlights.size)).toBe(0);
  });
});
