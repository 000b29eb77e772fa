import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import type { Page } from "playwright-core";
import { openBrowser, type OpenedBrowser } from "#tests/helpers/openBrowser.ts";
import { waitForIdlePage } from "#tests/helpers/waitForIdlePage.ts";
import { startProgram, type StartedProgram } from "#tests/helpers/startProgram.ts";
import { tempRepo } from "#tests/helpers/tempRepo.ts";

let program: StartedProgram;
let opened: OpenedBrowser;
let page: Page;
let change: string;

/** Four hundred lines; the hundredth begins a function, and some are changed. */
const lines = (...changed: readonly number[]) =>
  Array.from({ length: 400 }, (_, at) => {
    const line = at + 1;
    return line === 100 ? "function f() {\n" : `  line(${line})${changed.includes(line) ? " changed" : ""};\n`;
  }).join("");

beforeAll(async () => {
  const repo = await tempRepo();
  const comment = (text: string) => `/*\n${" words\n".repeat(40)} if (${text})\n${" words\n".repeat(40)}*/\n`;
  await repo.commit({ "a.ts": lines(), "b.ts": comment("a"), "c.ts": lines() });
  await repo.commit({ "a.ts": lines(150, 300), "b.ts": comment("b"), "c.ts": lines(200) });
  program = await startProgram([repo.path]);
  change = `${program.origin}/${repo.path.split("/").at(-1)}/commit/HEAD`;
  opened = await openBrowser();
  page = await opened.page();
});
afterAll(async () => {
  await opened?.close();
  expect(await program?.stop()).toBe(0);
});
afterEach(() => {
  expect(opened.complaints.splice(0)).toEqual([]);
});

const open = async (view: "unified" | "split", place = "") => {
  await page.goto("about:blank");
  await page.goto(`${change}?view=${view}${place}`);
  await page.waitForSelector(".diff-row");
  await page.locator(".Served").waitFor({ state: "detached" });
};
const file = (name: string) => page.getByRole("group", { name, exact: true });
/** The text of a file's lines that are rendered, without line numbers. */
const code = (name: string) => file(name).locator(".diff-pane:last-child .diff-row .diff-code").allTextContents();
/** Returns the distance from the window's top to a line, in pixels. */
const topOf = (text: string) =>
  page
    .getByText(text, { exact: true })
    .first()
    .evaluate((line) => Math.round(line.getBoundingClientRect().top));
const button = (name: string, label: RegExp, at = 0) => file(name).getByRole("button", { name: label }).nth(at);

for (const view of ["unified", "split"] as const) {
  it(`hidden lines are shown in their place, and the lines above do not move, in ${view}`, async () => {
    await open(view);
    const hidden = ["146 hidden lines", "143 hidden lines", "97 hidden lines"];
    await expect.poll(() => file("a.ts").locator(".diff-hidden").allTextContents()).toEqual(hidden);
    const before = await topOf("  line(153);");
    const up = button("a.ts", /more lines above/, 1);
    await up.focus();
    await page.keyboard.press("Enter");
    await page.getByText("  line(277);", { exact: true }).first().waitFor();
    expect(await topOf("  line(153);")).toBe(before);
    expect(await up.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press("Enter");
    await page.getByText("103 hidden lines").waitFor();
    const shown = await code("a.ts");
    expect(shown.slice(shown.indexOf("  line(153);")).slice(0, 3)).toEqual([
      "  line(153);",
      "  line(257);",
      "  line(258);",
    ]);
  });
}

it("the menu of a hunk shows all lines above it, and Shift+click shows the rest of the file", async () => {
  await open("split");
  await file("a.ts").locator(".diff-hunk").getByRole("button", { name: "More actions" }).first().click();
  await page.getByRole("menuitem", { name: /^Show all \d+ hidden lines/u }).click();
  await page.getByText("  line(1);", { exact: true }).first().waitFor();
  expect((await code("a.ts"))[0]).toBe("  line(1);");
  // The hidden lines below the first change are drawn when they come into view.
  await page.mouse.move(700, 500);
  await page.mouse.wheel(0, 3000);
  await button("a.ts", /more lines below/, -1).click({ modifiers: ["Shift"] });
  await page.getByText("  line(304);", { exact: true }).first().waitFor();
  await expect.poll(() => file("a.ts").locator(".diff-hidden").last().textContent()).toBe("143 hidden lines");
});

it("the whole file is shown and folded again while the current line stays in place", async () => {
  await open("unified", "#c.ts:R200");
  const cursor = page.locator("[aria-current=true] .diff-code");
  await expect.poll(() => cursor.allTextContents()).toEqual(["  line(200) changed;"]);
  await waitForIdlePage(page);
  const before = await topOf("  line(200) changed;");
  await page.keyboard.press("Shift+E");
  await page.getByText("  line(196);", { exact: true }).first().waitFor();
  await page.keyboard.press("Shift+E");
  await page.getByText("  line(196);", { exact: true }).first().waitFor({ state: "detached" });
  expect(await topOf("  line(200) changed;")).toBe(before);
  expect(await cursor.allTextContents()).toEqual(["  line(200) changed;"]);
});

it("a line in a comment that began much earlier is highlighted as a comment", async () => {
  await open("unified");
  const colors = () => file("b.ts").locator(".diff-row .tok-comment").allTextContents();
  await expect.poll(async () => (await colors()).join("|")).toContain(" if (");
  expect(await file("b.ts").locator(".tok-keyword").count()).toBe(0);
});
