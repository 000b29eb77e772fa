import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openBrowser, type OpenedBrowser } from "#tests/helpers/openBrowser.ts";
import { startProgram, type StartedProgram } from "#tests/helpers/startProgram.ts";
import { tempRepo, type TempRepo } from "#tests/helpers/tempRepo.ts";

let repo: TempRepo;
let program: StartedProgram;
let opened: OpenedBrowser;

beforeAll(async () => {
  repo = await tempRepo();
  await repo.commit({ "a.txt": "one\ntwo\n" }, "The first");
  await repo.commit({ "a.txt": "one\nthree\n" }, "The second");
  await repo.git("branch", "mainstream");
  await repo.git("checkout", "-q", "-b", "stack");
  await repo.commit({ "b.txt": "one\ntwo\n" }, "Add b");
  await repo.commit({ "c.txt": "one\n" }, "Add c");
  await repo.git("checkout", "-q", "main");
  program = await startProgram([repo.path]);
  opened = await openBrowser();
});
afterAll(async () => {
  await opened?.close();
  await program?.stop();
});

/**
 * Opens a comparison and delays all files that its head does not name, except workers: on a slow machine the code that
 * is loaded when the page is idle would otherwise race with a key press. Returns a function that releases them, and
 * what the page has loaded.
 */
async function openHeld(
  range = "HEAD~1..HEAD",
): Promise<{ page: Page; release: () => void; loaded: readonly string[] }> {
  const page = await opened.page();
  let release = (): void => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  const loaded: string[] = [];
  const url = `${program.origin}/repo/compare/${range}`;
  const html = (await (await page.goto(url))?.text()) ?? "";
  const named = new Set(Array.from(html.matchAll(/\/assets\/([\w.-]+)/gu), ([, name]) => name));
  await page.route("**/assets/*", async (route) => {
    const name = route.request().url().split("/").pop() ?? "";
    if (named.has(name)) loaded.push(name);
    else if (!name.includes(".worker-")) await held;
    await route.continue();
  });
  // A held file that the page requests before it is loaded would keep it from being loaded.
  await page.goto(url, { waitUntil: "commit" });
  await page.locator("#root > .Shell .diff-code").first().waitFor();
  return { page, release, loaded };
}

it("the cursor moves before the code of menus and dialogs is loaded, with at most 265 kB of compressed code", async () => {
  const { page, release, loaded } = await openHeld();
  await page.keyboard.press("j");
  await page.locator(".diff-cursor").first().waitFor();
  const assets = join(import.meta.dirname, "../../dist/client/assets");
  const code = readdirSync(assets).filter((name) => loaded.includes(name) && /\.(?:js|css)$/u.test(name));
  expect(code.length).toBeGreaterThan(0);
  const kilobytes = code.reduce((sum, name) => sum + gzipSync(readFileSync(join(assets, name))).length / 1000, 0);
  expect(Math.round(kilobytes)).toBeLessThanOrEqual(265);
  release();
  await page.close();
});

it("the change is shown even if the code that saves drafts does not load", { tags: "slow" }, async () => {
  const page = await opened.page();
  await page.goto(`${program.origin}/repo/compare/HEAD~1..main`);
  await page.locator("#root > .Shell .diff-code").first().waitFor();
  await repo.commit({ "a.txt": "one\nfour\n" }, "The third");
  await page.locator(".StaleBar").getByRole("button").first().waitFor();
  let isAborted = false;
  await page.route("**/assets/*", (route) => {
    isAborted = true;
    return route.abort();
  });
  await page.keyboard.press(".");
  await page.locator(".diff-code").getByText("four").first().waitFor();
  expect(isAborted).toBe(true);
  await page.close();
  opened.complaints.splice(0);
});

it("a menu opens as soon as its code is loaded", { tags: "slow" }, async () => {
  const { page, release } = await openHeld();
  const view = page.getByRole("button", { name: "View", exact: true });
  await view.click();
  expect(await view.getAttribute("aria-expanded")).toBe("true");
  expect(await page.getByRole("menu").count()).toBe(0);
  release();
  await page.getByRole("menu", { name: "View" }).waitFor();
  await page.keyboard.press("Escape");
  await expect.poll(() => view.evaluate((button) => button === document.activeElement)).toBe(true);
  await page.close();
});

it("text typed into a field, a palette and the find bar before their code is loaded is not lost", async () => {
  const { page, release } = await openHeld();
  await page.keyboard.press("Control+k");
  await page.keyboard.type("sett");
  release();
  const palette = page.getByRole("combobox", { name: "Command palette" });
  await expect.poll(() => palette.inputValue()).toBe("sett");
  await page.close();

  const found = await openHeld();
  await found.page.keyboard.press("/");
  await found.page.keyboard.type("thr");
  await found.page.keyboard.press("Enter");
  found.release();
  const field = found.page.getByRole("textbox", { name: "Find in the change" });
  await expect.poll(() => field.inputValue()).toBe("thr");
  await found.page.getByText("1 of 1", { exact: true }).waitFor();
  await found.page.keyboard.type("ee");
  expect(await field.inputValue()).toBe("three");
  await found.page.close();

  const entered = await openHeld();
  await entered.page.keyboard.press("Control+k");
  await entered.page.keyboard.type("home");
  await entered.page.keyboard.press("Enter");
  entered.release();
  await entered.page.waitForURL((url) => url.pathname === "/");
  await entered.page.close();

  const picked = await openHeld();
  await picked.page.keyboard.press("d");
  await picked.page.keyboard.press("h");
  await picked.page.keyboard.type("mainstr");
  picked.release();
  await picked.page.getByRole("option", { name: "mainstream" }).waitFor();
  await picked.page.keyboard.type("e");
  const head = picked.page.getByRole("combobox", { name: "Head" });
  expect(await head.inputValue()).toBe("mainstre");
  await picked.page.keyboard.press("ArrowDown");
  await picked.page.keyboard.press("Enter");
  await picked.page.waitForURL(/compare\/HEAD~1\.\.mainstream/u);
  await picked.page.close();
});

it(
  "keys of the list of commits that are pressed before its code is loaded take effect afterwards, in order with later keys",
  { tags: "slow" },
  async () => {
    const { page, release } = await openHeld("main..stack?view=unified");
    await page.keyboard.press(")");
    await page.keyboard.press("j");
    expect(await page.locator(".diff-cursor").count()).toBe(0);
    release();
    await page.waitForURL((url) => url.searchParams.get("layers") === "1");
    await page.locator(".diff-cursor").first().waitFor();
    await page.close();

    // A page that comes later than the next key.
    const slow = await openHeld("main..stack?view=unified");
    slow.release();
    await slow.page.getByRole("link", { name: /Add c/u }).waitFor();
    let answer = (): void => {};
    const answered = new Promise<void>((resolve) => (answer = resolve));
    await slow.page.route("**/graphql", async (route) => {
      await answered;
      await route.continue();
    });
    await slow.page.keyboard.press(")");
    await slow.page.keyboard.press(")");
    await slow.page.keyboard.press("j");
    answer();
    await slow.page.waitForURL((url) => url.searchParams.get("layers") === "2");
    await slow.page.locator(".diff-cursor").first().waitFor();
    await slow.page.close();

    const chosen = await openHeld("main..stack");
    await chosen.page.keyboard.press("d");
    await chosen.page.keyboard.press("j");
    chosen.release();
    const focused = () => chosen.page.evaluate(() => document.activeElement?.textContent ?? "");
    await expect.poll(focused).toMatch(/^1Add bAda Proof, /u);
    expect(await chosen.page.locator(".diff-cursor").count()).toBe(0);
    await chosen.page.close();

    // A single commit has no list.
    const single = await openHeld();
    await single.page.keyboard.press(")");
    await single.page.keyboard.press("j");
    expect(await single.page.locator(".diff-cursor").count()).toBe(0);
    single.release();
    await single.page.locator(".diff-cursor").first().waitFor();
    await single.page.close();
  },
);
