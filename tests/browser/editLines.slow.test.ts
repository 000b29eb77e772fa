import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { axeViolations } from "#tests/helpers/axeViolations.ts";
import { openBrowser, type OpenedBrowser } from "#tests/helpers/openBrowser.ts";
import { reviewedRepo, type ReviewedRepo } from "#tests/helpers/reviewedRepo.ts";
import { startProgram, type StartedProgram } from "#tests/helpers/startProgram.ts";

const FIELD = ".LineField-text";
const TABBED = "function f() {\r\n\treturn 1;\r\n}\r\n";

let reviewed: ReviewedRepo;
let program: StartedProgram;
let opened: OpenedBrowser;
beforeAll(async () => {
  const after = {
    "tabbed.js": TABBED.replace("1", "2"),
    "wide.txt": `${"x".repeat(10_000)}\nlast`,
    "latin.txt": "caf\uDCE9\n",
  };
  reviewed = await reviewedRepo({ "tabbed.js": TABBED }, after);
  program = await startProgram([reviewed.repo.path]);
  opened = await openBrowser();
});
afterAll(async () => {
  await opened?.close();
  await program?.stop();
});

async function openFiles(view = "unified", options: Parameters<OpenedBrowser["page"]>[0] = {}): Promise<Page> {
  const page = await opened.page({ viewport: { width: 1440, height: 1200 }, ...options });
  await page.goto(`${program.origin}/repo/reviews/${reviewed.key}/files?view=${view}`);
  await page.locator(".Served").waitFor({ state: "detached" });
  await page.locator(".diff-row").first().waitFor();
  return page;
}

const lineOf = (page: Page, text: string) =>
  page.locator(`.diff-row:not(.diff-removed) .diff-code`, { hasText: text }).first();

/** Opens a field on the line with a text, and replaces the text in it. */
async function edit(page: Page, line: string, number: number, text: string): Promise<void> {
  await lineOf(page, line).click();
  await page.keyboard.press("e");
  await page.locator(`${FIELD}[aria-label="Edit line ${number}"]:focus`).waitFor();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.press("Backspace");
  await page.keyboard.type(text);
}

/** Leaves the field and waits until it is gone. */
async function leave(page: Page): Promise<void> {
  await page.keyboard.press("Escape");
  await page.locator(FIELD).waitFor({ state: "detached" });
}

/** Returns the lines of the drafts as they are shown: signs and texts. */
const shown = (page: Page) =>
  page.$$eval(".DraftView .Suggestion-line", (lines) =>
    lines.map(
      (line) =>
        `${line.querySelector(".Suggestion-sign")?.textContent}${line.querySelector(".Suggestion-text")?.textContent}`,
    ),
  );

async function discardAll(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Discard", exact: true }).click();
  await page.locator(".DraftView").waitFor({ state: "detached" });
}

it("e makes a line editable where it is, in its font, and what is typed becomes a draft that survives a reload", async () => {
  const page = await openFiles();
  const line = lineOf(page, "line 10 reads otherwise");
  await line.click();
  const before = await line.boundingBox();
  await page.keyboard.press("e");
  const field = page.locator(FIELD);
  await field.waitFor();
  const box = await field.boundingBox();
  expect([Math.round(box?.x ?? 0), box?.height]).toEqual([Math.round(before?.x ?? 0), before?.height]);
  expect(Math.abs((box?.y ?? 0) - (before?.y ?? 99))).toBeLessThanOrEqual(1);
  const font = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const { fontFamily, fontSize, lineHeight, tabSize } = getComputedStyle(element);
        return { fontFamily, fontSize, lineHeight, tabSize };
      });
  expect(await font(FIELD)).toEqual(await font(".diff-row .diff-code"));
  await page.keyboard.press("End");
  await page.keyboard.type(" now");
  await page.keyboard.press("Enter");
  await page.keyboard.type("more");
  await expect.poll(async () => (await field.boundingBox())?.height).toBe(2 * (before?.height ?? 0));
  expect((await field.boundingBox())?.y).toBe(box?.y);
  expect((await lineOf(page, "line 11").boundingBox())?.y).toBeGreaterThan((before?.y ?? 0) + 40);
  await leave(page);
  const lines = ["−line 10 reads otherwise", "+line 10 reads otherwise now", "+more"];
  await expect.poll(() => shown(page)).toEqual(lines);
  expect(await page.evaluate(() => document.activeElement?.getAttribute("role"))).toBe("grid");
  await page.reload();
  await expect.poll(() => shown(page)).toEqual(lines);
  expect(await reviewed.repo.git("status", "--porcelain")).toBe("");
  await discardAll(page);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => shown(page)).toEqual(lines);
  await discardAll(page);
  await page.context().close();
});

it("three places of a file become one suggestion with three parts; one of them that is restored goes", async () => {
  const page = await openFiles("split");
  await edit(page, "line 60 reads otherwise", 60, "sixty");
  await edit(page, "line 10 reads otherwise", 10, "ten");
  await edit(page, "line 91", 90, "");
  await leave(page);
  const ten = ["−line 10 reads otherwise", "+ten"];
  const last = ["−line 91"];
  await expect.poll(() => shown(page)).toEqual([...ten, "−line 60 reads otherwise", "+sixty", ...last]);
  expect(await page.locator(".DraftView").count()).toBe(1);
  const titles = await page.locator(".Suggestion-title").allTextContents();
  expect(titles.map((title) => title.trim())).toEqual(
    ["line 10", "line 60", "line 90"].map((at) => `Suggested change, ${at}`),
  );
  await page.keyboard.press("a");
  const pending = page.locator(".PendingWork-drafts li");
  await expect.poll(() => pending.allTextContents()).toEqual(["long.txt, line 10 Suggested change"]);
  await page.keyboard.press("Escape");
  await pending.waitFor({ state: "detached" });
  await page.getByRole("button", { name: "line 60", exact: true }).click();
  await expect
    .poll(() => page.locator(".diff-row.diff-cursor").last().textContent())
    .toContain("line 60 reads otherwise");
  await page.keyboard.press("e");
  await page.locator(FIELD).waitFor();
  expect(await page.locator(FIELD).inputValue()).toBe("sixty");
  await page.getByRole("button", { name: "Restore lines" }).click();
  await page.keyboard.press("ControlOrMeta+Enter");
  await page.locator(FIELD).waitFor({ state: "detached" });
  await expect.poll(() => shown(page)).toEqual([...ten, ...last]);
  await discardAll(page);
  await page.context().close();
});

it("a reload while typing loses nothing, and lines that are as before leave no draft", async () => {
  const page = await openFiles();
  await edit(page, "line 10 reads otherwise", 10, "typed");
  await page.reload();
  await page.locator(".Served").waitFor({ state: "detached" });
  const text = async () =>
    (await shown(page)).join() +
    (
      await page.locator(".Composer-field").evaluateAll((all) => all.map((one) => (one as HTMLTextAreaElement).value))
    ).join();
  await expect.poll(text).toContain("typed");
  if ((await page.locator(".Composer-field").count()) > 0) {
    await page.locator(".Composer-field").focus();
    await page.keyboard.press("Escape");
  }
  await page.locator(".DraftView").waitFor();
  await edit(page, "line 10 reads otherwise", 10, "line 10 reads otherwise");
  await leave(page);
  expect(await page.locator(".DraftView").count()).toBe(0);
  await page.context().close();
});

it("by keyboard alone: selected lines, tabs as in the file, and the line ends of a file with CRLF are left alone", async () => {
  const page = await openFiles("split");
  await lineOf(page, "function f()").click();
  for (const key of ["x", "Shift+J", "e"]) await page.keyboard.press(key);
  await page.locator(FIELD).waitFor();
  expect(await page.locator(FIELD).inputValue()).toBe("function f() {\n\treturn 2;");
  await page.keyboard.press("ControlOrMeta+End");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.type("x();");
  expect(await page.locator(FIELD).inputValue()).toBe("function f() {\n\treturn 2;\n\t\tx();");
  await leave(page);
  await expect.poll(() => shown(page)).toEqual([" function f() {", " \treturn 2;", "+\t\tx();"]);
  await discardAll(page);
  await page.context().close();
});

it("what is typed right after e is in the field", async () => {
  const page = await openFiles();
  await edit(page, "line 60 reads otherwise", 60, "sixty");
  await lineOf(page, "line 10 reads otherwise").click();
  // In one task, so that the field appears after these keys and before the next ones.
  await page.evaluate(() => {
    for (const key of "ety") document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
  });
  await page.locator(`${FIELD}[aria-label="Edit line 10"]:focus`).waitFor();
  await page.keyboard.type("ped ");
  await expect.poll(() => page.locator(FIELD).inputValue()).toBe("typed line 10 reads otherwise");
  await leave(page);
  await page.locator(".DraftView").waitFor();
  await discardAll(page);
  await page.context().close();
});

it("nothing in the field and its draft breaks a rule of accessibility, at either width and in both themes", async () => {
  for (const width of [1440, 390]) {
    const page = await openFiles("unified", { viewport: { width, height: 900 }, bypassCSP: true });
    await edit(page, "line 60 reads otherwise", 60, "sixty");
    expect(await axeViolations(page, ["light", "dark"])).toEqual([]);
    await leave(page);
    await page.locator(".Suggestion").waitFor();
    expect(await axeViolations(page, ["light", "dark"])).toEqual([]);
    await discardAll(page);
    await page.context().close();
  }
});

it("a removed line, and a file that is not UTF-8, are not edited, and the reason is shown", async () => {
  const page = await openFiles();
  await page.locator(".diff-removed .diff-code", { hasText: "line 10" }).first().click();
  await page.keyboard.press("e");
  await page.getByText("Lines before the change cannot be edited.").first().waitFor();
  await lineOf(page, "caf").click();
  await page.keyboard.press("e");
  await page.getByText("only UTF-8 can be edited").first().waitFor();
  expect(await page.locator(FIELD).count()).toBe(0);
  await page.context().close();
});

it("with touch, the form that a line opens leads to the field, and the page stays as wide as the screen", async () => {
  const page = await openFiles("unified", { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await lineOf(page, "line 10 reads otherwise").locator("xpath=preceding-sibling::*[2]").tap();
  await page
    .locator(".CommentBox", { has: page.locator(".Composer") })
    .getByText("Edit these lines")
    .tap();
  const field = page.locator(FIELD);
  await field.waitFor();
  expect(await page.locator(".Composer").count()).toBe(0);
  await field.fill("touched");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.getByRole("button", { name: "Done" }).tap();
  await field.waitFor({ state: "detached" });
  await expect.poll(() => shown(page)).toEqual(["−line 10 reads otherwise", "+touched"]);
  await discardAll(page);
  await page.context().close();
});
