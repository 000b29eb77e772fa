import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import type { Page } from "playwright-core";
import { axeViolations } from "#tests/helpers/axeViolations.ts";
import { openBrowser, type OpenedBrowser } from "#tests/helpers/openBrowser.ts";
import { pulledRepo, type PulledRepo, tenLines } from "#tests/helpers/pulledRepo.ts";
import { startProgram, type StartedProgram } from "#tests/helpers/startProgram.ts";

let pulled: PulledRepo;
let program: StartedProgram;
let opened: OpenedBrowser;
let page: Page;

beforeAll(async () => {
  opened = await openBrowser();
});
afterAll(() => opened?.close());
beforeEach(async () => {
  pulled = await pulledRepo();
  await pulled.push("refs/pull/5/head", [tenLines({ 3: "three" }), tenLines({ 3: "three", 7: "seven" })]);
  program = await startProgram([pulled.repo.path]);
  page = await opened.page({ bypassCSP: true });
});
afterEach(async () => {
  await page.close();
  expect(await program.stop()).toBe(0);
  expect(opened.complaints.splice(0)).toEqual([]);
});

const field = () => page.getByRole("textbox", { name: "Number, or address of its page" });
const focused = () =>
  page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent ?? "");
const THEMES = ["light", "dark"] as const;
/** More stops than there are before any of the elements that the test goes to. */
const STOPS_MAX = 60;

/** Presses Tab until an element with this text has the focus. */
async function tabTo(text: string): Promise<void> {
  for (let stops = 0; stops < STOPS_MAX && (await focused()) !== text; stops++) await page.keyboard.press("Tab");
  expect(await focused()).toBe(text);
}

async function runCommand(name: string): Promise<void> {
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox", { name: "Command palette" }).waitFor();
  await page.keyboard.type(name);
  await page.getByRole("option", { name }).first().waitFor();
  await page.keyboard.press("Enter");
}

it("is opened, brought up to date, read and closed by keyboard alone", { tags: "slow" }, async () => {
  await page.goto(program.origin);
  await page.locator(".Served").waitFor({ state: "detached" });
  await tabTo("More actions on clone");
  await page.keyboard.press("Enter");
  await page.getByRole("menuitem", { name: "Review a pull request…" }).waitFor();
  await page.keyboard.press("Enter");
  await field().waitFor();
  await page.keyboard.press("Escape");
  await expect.poll(focused).toBe("More actions on clone");

  await runCommand("Review a pull request");
  await field().waitFor();
  await expect.poll(() => field().evaluate((input) => input === document.activeElement)).toBe(true);
  await page.keyboard.type("4");
  await page.getByText("git fetch origin 'refs/pull/4/head*'").waitFor();
  await page.keyboard.press("Enter");
  await page.getByText("origin has no pull request 4.").waitFor();
  expect(await axeViolations(page, THEMES)).toEqual([]);
  expect(await field().evaluate((input) => input === document.activeElement)).toBe(true);
  await page.keyboard.press("Backspace");
  await page.keyboard.type("5");
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/clone\/reviews\/[0-9a-f]{12}$/u);
  await page.getByRole("heading", { name: "Pull request 5: Step 2" }).waitFor();

  await pulled.push("refs/pull/5/head", [tenLines({ 3: "three", 7: "seventh" })]);
  await page.keyboard.press("Shift+U");
  await page.getByText("Patch set 2 is new.").waitFor();
  expect(await axeViolations(page, THEMES)).toEqual([]);
  await tabTo("Show what changed");
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/files\?from=1$/u);
  await page.locator(".diff-added", { hasText: "seventh" }).waitFor();
  await expect.poll(() => page.locator(".diff-removed .diff-code").allTextContents()).toEqual(["seven"]);

  await page.keyboard.press("<");
  await page.getByRole("button", { name: "Check for updates" }).waitFor();
  await runCommand("Close pull request");
  await page.getByRole("dialog", { name: "Close pull request 5?" }).waitFor();
  expect(await axeViolations(page, THEMES)).toEqual([]);
  await page.keyboard.press("Control+Enter");
  await page.waitForURL(`${program.origin}/`);
  await page.getByText("Nothing to review").waitFor();
  expect(await pulled.repo.git("for-each-ref", "refs/galley/pulls")).toBe("");
});
