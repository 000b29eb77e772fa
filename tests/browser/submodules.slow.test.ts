import { afterAll, beforeAll, expect, it } from "vitest";
import type { Page } from "playwright-core";
import { openBrowser, type OpenedBrowser } from "#tests/helpers/openBrowser.ts";
import { runProgram, startProgram, type StartedProgram } from "#tests/helpers/startProgram.ts";
import { type SubmoduleReview, submoduleReview } from "../server/operations/submodules/submoduleReview.ts";

let made: SubmoduleReview;
let program: StartedProgram;
let opened: OpenedBrowser;
let page: Page;

beforeAll(async () => {
  made = await submoduleReview();
  await made.repo.git("config", "user.name", "Ada Proof");
  await made.repo.git("config", "user.email", "ada@example.org");
  program = await startProgram([made.repo.path]);
  opened = await openBrowser();
  page = await opened.page();
});
afterAll(async () => {
  await opened.close();
  expect(await program.stop()).toBe(0);
});

const open = async (): Promise<void> => {
  const listens = page.waitForResponse((response) => /event-stream/.test(response.headers()["content-type"] ?? ""));
  await page.goto(`${program.origin}/repo/reviews/${made.first.slice(0, 12)}/files?view=unified`);
  await listens;
  await page.locator(".Served").waitFor({ state: "detached" });
  await page.waitForSelector(".diff-row");
};
const row = (text: string) => page.locator(".diff-row").filter({ has: page.getByText(text, { exact: true }) });
const field = () => page.locator("textarea:focus");
const thread = (text: string) => page.locator("[data-thread]", { hasText: text });
const focusedThread = async () => (await page.locator("[data-thread]:focus").allTextContents()).join();
const textsIn = async (repo: SubmoduleReview["repo"]) =>
  (await made.lines(repo, "discuss")).map(({ description }) => description ?? "");

it("a line inside a submodule gets a comment, a reply and a resolution, which are stored there and there after a reload", async () => {
  await open();
  await row("two was a line").locator(".diff-number").nth(1).click();
  await field().fill("Why was?");
  await page.getByRole("button", { name: "Add single comment" }).click();
  await thread("Why was?").waitFor();
  await expect.poll(() => textsIn(made.lib)).toEqual(["Why was?"]);
  await page.keyboard.press("Shift+N");
  await page.keyboard.press("r");
  await field().fill("It is over.");
  await field().press("Control+Enter");
  await expect.poll(focusedThread).toContain("It is over.");
  await expect.poll(() => textsIn(made.lib)).toEqual(["Why was?", "It is over."]);
  await open();
  await thread("It is over.").waitFor();
  await expect.poll(() => page.locator(".ReviewBar-open").textContent()).toContain("1 unresolved thread");
  await page.keyboard.press("Shift+N");
  await expect.poll(focusedThread).toContain("It is over.");
  await page.keyboard.press("Shift+R");
  await expect.poll(() => page.locator("[data-thread][data-state=RESOLVED]").count()).toBe(1);
  await expect.poll(async () => (await made.lines(made.lib, "discuss")).at(-1)).toMatchObject({ resolved: true });
});

it("a draft inside a submodule of a submodule stays over a reload, and is published with the verdict", async () => {
  await open();
  await row("D2").locator(".diff-number").nth(1).click();
  await field().fill("Deep enough?");
  await page.getByRole("button", { name: "Add review comment" }).click();
  await page.locator(".DraftView", { hasText: "Deep enough?" }).waitFor();
  await open();
  await page.locator(".DraftView", { hasText: "Deep enough?" }).waitFor();
  expect(await textsIn(made.deep)).toEqual([]);
  await page.keyboard.press("a");
  await page.getByText("Request changes", { exact: true }).first().click();
  await page.getByRole("button", { name: "Submit review", exact: true }).click();
  await thread("Deep enough?").waitFor();
  await expect.poll(() => textsIn(made.deep)).toEqual(["Deep enough?"]);
  await expect.poll(async () => (await made.lines(made.repo, "discuss")).length).toBe(1);
  await expect.poll(() => page.locator(".DraftView").count()).toBe(0);
});

it("what an agent replies in a submodule comes to the page", async () => {
  await open();
  const found = await runProgram(["comments", "--open", "--format", "json"], made.repo.path);
  const [{ id }] = JSON.parse(found.stdout);
  expect(found.stderr).toBe(
    "Comments in submodules are pushed from there, by `galley sync`: 3 in lib and 1 in lib/deep.\n",
  );
  const answered = await runProgram(["reply", id, "--agent", "Bot", "-m", "Deeper now."], made.repo.path);
  expect([answered.code, answered.stderr]).toEqual([0, ""]);
  await page.getByText("Deeper now.").first().waitFor();
});
