import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import type { Page } from "playwright-core";
import { openBrowser, type OpenedBrowser } from "#tests/helpers/openBrowser.ts";
import { waitForIdlePage } from "#tests/helpers/waitForIdlePage.ts";
import { reviewedRepo } from "#tests/helpers/reviewedRepo.ts";
import { startProgram, type StartedProgram } from "#tests/helpers/startProgram.ts";
import { tempRepo, type TempRepo } from "#tests/helpers/tempRepo.ts";

const NARROW = { width: 1300, height: 900 };

const lines = (from: number, to: number, lineText = "line"): string =>
  Array.from({ length: to - from + 1 }, (_, index) => `${lineText} ${from + index}\n`).join("");

let repo: TempRepo;
let program: StartedProgram;
let opened: OpenedBrowser;
let page: Page;

beforeAll(async () => {
  opened = await openBrowser();
});
afterAll(() => opened?.close());
beforeEach(async () => {
  repo = await tempRepo();
  await repo.commit({ "a.txt": lines(1, 200), "b.txt": "1\n" });
  await repo.git("checkout", "-q", "-b", "topic");
  await repo.commit({ "a.txt": lines(1, 200, "other"), "b.txt": "2\n" });
  program = await startProgram([repo.path]);
  page = await opened.page();
});
afterEach(async () => {
  await page.close();
  expect(await program.stop()).toBe(0);
  expect(opened.complaints.splice(0)).toEqual([]);
});

const bar = () => page.locator(".StaleBar-words");
const row = (text: string) => page.locator(".diff-row").filter({ has: page.getByText(text, { exact: true }) });
const topOf = async (text: string): Promise<number> =>
  Math.round((await row(text).first().boundingBox())?.y ?? Number.NaN);

async function open(address: string, { origin } = program): Promise<void> {
  const listens = page.waitForResponse((response) => /event-stream/.test(response.headers()["content-type"] ?? ""));
  await page.goto(origin + address);
  await listens;
  await page.locator(".Served").waitFor({ state: "detached" });
  await page.waitForSelector(".diff-row");
}

it("a branch that moves during a comparison is reported without moving the page, and a key shows the new state at the same line", async () => {
  await open("/repo/compare/main...topic?view=unified");
  expect(await bar().count()).toBe(0);
  await page.mouse.move(700, 500);
  await page.mouse.wheel(0, 6200);
  await row("other 120").waitFor();
  await waitForIdlePage(page);
  const before = await topOf("other 120");
  await repo.commit({ "b.txt": "3\n", "c.txt": "new\n" });
  await bar().waitFor();
  expect(await page.locator(".StaleBar").textContent()).toContain("2 files changed.");
  expect(await topOf("other 120")).toBe(before);
  await page.keyboard.press(".");
  await bar().waitFor({ state: "detached" });
  await expect.poll(() => topOf("other 120")).toBe(before);
  await expect.poll(() => page.getByText("3 files").first().isVisible()).toBe(true);
});

/** Returns the first line below the header, and its position. */
const firstLine = () =>
  page.evaluate(() => {
    const rows = [...document.querySelectorAll(".diff-row")].map((one) => ({ one, y: one.getBoundingClientRect().y }));
    const [first] = rows.filter(({ y }) => y > 150).toSorted((a, b) => a.y - b.y);
    return [first?.one.querySelector(".diff-code")?.textContent, Math.round(first?.y ?? Number.NaN)];
  });

it.each([
  ["without a selection", ""],
  ["with lines selected", "#a.txt:R150"],
])("a refresh %s moves the reader from nowhere: not from the top, the middle or the end", async (_, hash) => {
  await open(`/repo/compare/main...topic?view=unified${hash}`);
  await waitForIdlePage(page);
  for (const share of [0, 0.5, 1]) {
    await page.evaluate((part) => window.scrollTo(0, part * document.documentElement.scrollHeight), share);
    await waitForIdlePage(page);
    const before = await firstLine();
    await repo.commit({ "c.txt": `${share}\n` });
    await bar().waitFor();
    await page.keyboard.press(".");
    await bar().waitFor({ state: "detached" });
    await waitForIdlePage(page);
    await expect.poll(firstLine).toEqual(before);
  }
});

it("the home page shows a commit that is made while it is open", async () => {
  const listens = page.waitForResponse((response) => /event-stream/.test(response.headers()["content-type"] ?? ""));
  await page.goto(`${program.origin}/`);
  await listens;
  const commit = page.getByRole("link", { name: "Made meanwhile" });
  expect(await commit.count()).toBe(0);
  await repo.git("checkout", "-q", "main");
  await repo.commit({ "new.txt": "new\n" }, "Made meanwhile");
  await expect.poll(() => commit.count()).toBe(1);
});

it("the home page shows a commit in the last of several repositories, and keeps one stream for all of them", async () => {
  const [second, third] = [await tempRepo(), await tempRepo()];
  for (const one of [second, third]) await one.commit({ "a.txt": "one\n" }, "Begin");
  const other = await startProgram([repo.path, second.path, third.path]);
  const streams: string[] = [];
  page.on("response", (response) => {
    const type = response.headers()["content-type"] ?? "";
    if (type.includes("event-stream")) streams.push(response.url());
  });
  await page.goto(`${other.origin}/`);
  await expect.poll(() => streams.length).toBe(1);
  const commit = page.getByRole("link", { name: "Made meanwhile" });
  expect(await commit.count()).toBe(0);
  await third.commit({ "new.txt": "new\n" }, "Made meanwhile");
  await expect.poll(() => commit.count()).toBe(1);
  expect(streams).toHaveLength(1);
  await page.goto("about:blank");
  expect(await other.stop()).toBe(0);
});

it("the notice disappears when a branch is reset to its old commit", async () => {
  await open("/repo/compare/main...topic");
  await repo.commit({ "b.txt": "3\n" });
  await bar().waitFor();
  await repo.git("reset", "-q", "--hard", "HEAD~1");
  await bar().waitFor({ state: "detached" });
  expect(await page.locator(".diff-row").count()).toBeGreaterThan(10);
});

it("a deleted branch is reported, and its diff stays on the page", async () => {
  await open("/repo/compare/main...topic");
  await repo.git("checkout", "-q", "main");
  await repo.git("branch", "-q", "-D", "topic");
  await bar().waitFor();
  expect(await bar().textContent()).toContain("no longer exists");
  expect(await page.locator(".diff-row").count()).toBeGreaterThan(10);
});

it("uncommitted changes edited by another program are reported without moving the page, and shown at the same line, even after many new lines above", async () => {
  await repo.write({ "a.txt": lines(1, 200, "third"), "b.txt": "3\n" });
  await open("/repo/worktree?view=unified");
  await page.mouse.move(700, 500);
  await page.mouse.wheel(0, 6200);
  await row("third 120").waitFor();
  await waitForIdlePage(page);
  const before = await topOf("third 120");
  await repo.write({ "a.txt": `${lines(1, 9, "above")}${lines(1, 200, "third")}` });
  await bar().waitFor();
  expect(await bar().textContent()).toContain("1 file changed.");
  expect(await topOf("third 120")).toBe(before);
  await repo.write({ "b.txt": "4\n", "new/in/folders.txt": "1\n" });
  await expect.poll(() => bar().textContent()).toContain("3 files changed.");
  expect(await topOf("third 120")).toBe(before);
  await bar().getByRole("button", { name: "Refresh" }).click();
  await bar().waitFor({ state: "detached" });
  await expect.poll(() => topOf("third 120")).toBe(before);
  await expect.poll(() => page.getByText("3 files").first().isVisible()).toBe(true);
});

it("a comment being written stays open with its text when the user shows an update", async () => {
  const third = `${lines(1, 2, "other")}third 3\n${lines(4, 200, "other")}`;
  await repo.write({ "a.txt": third });
  await open("/repo/worktree?view=unified");
  await row("third 3").locator(".diff-number").nth(1).click();
  const field = page.locator("textarea");
  await field.fill("Why the third?");
  await repo.write({ "a.txt": `above\n${third}` });
  await bar().waitFor();
  expect(await field.inputValue()).toBe("Why the third?");
  await bar().getByRole("button", { name: "Refresh" }).click();
  await bar().waitFor({ state: "detached" });
  await row("above").waitFor();
  await expect.poll(() => field.inputValue()).toBe("Why the third?");
});

it("a reply being written keeps its caret, and a draft moves with its line, when the user shows an update", async () => {
  await page.setViewportSize(NARROW);
  await repo.git("config", "user.name", "Ada Proof");
  await repo.git("config", "user.email", "ada@example.org");
  const third = `${lines(1, 2, "other")}third 3\n${lines(4, 200, "other")}`;
  await repo.write({ "a.txt": third });
  await open("/repo/worktree?view=unified");
  await row("third 3").locator(".diff-number").nth(1).click();
  const field = page.locator("textarea");
  await field.fill("Why the third?");
  await page.getByRole("button", { name: "Add single comment" }).click();
  await page.locator(".Thread").getByRole("button", { name: "Reply", exact: true }).waitFor();
  await row("other 5").locator(".diff-number").nth(1).click();
  await field.fill("And the fifth?");
  await page.getByRole("button", { name: "Add review comment" }).click();
  await page.locator(".DraftView").waitFor();
  await page.locator(".Thread").getByRole("button", { name: "Reply", exact: true }).click();
  await field.fill("Because of it.");
  await field.evaluate((element: HTMLTextAreaElement) => element.setSelectionRange(7, 7));
  await repo.write({ "a.txt": `above\n${third}` });
  await bar().waitFor();
  await bar().getByRole("button", { name: "Refresh" }).click();
  await bar().waitFor({ state: "detached" });
  await row("above").waitFor();
  await page.locator("textarea:focus").waitFor();
  expect(await field.count()).toBe(1);
  await page.keyboard.type(" so");
  expect(await field.inputValue()).toBe("Because so of it.");
  await page.locator(".Thread").getByText("Saved", { exact: true }).waitFor();
  const draft = page.locator(".diff-slot").filter({ has: page.locator(".DraftView").getByText("And the fifth?") });
  expect(await draft.locator(".DraftView-became").textContent()).toBe("line 5, shifted");
  await expect
    .poll(async () => {
      const [line, box] = [await row("other 5").last().boundingBox(), await draft.boundingBox()];
      return Math.round((box?.y ?? 0) - (line?.y ?? 0) - (line?.height ?? 0));
    })
    .toBe(0);
  await draft.getByRole("button", { name: "Edit draft" }).click();
  const opened = page.locator("textarea:focus");
  await opened.fill("And the fifth, pray?");
  await opened.press("Escape");
  await page.locator(".DraftView").getByText("And the fifth, pray?").waitFor();
});

it("a review whose branch moved names the new patch set, and shows it", async () => {
  const reviewed = await reviewedRepo();
  const other = await startProgram([reviewed.repo.path]);
  await open(`/repo/reviews/${reviewed.key}/files`, other);
  await reviewed.repo.git("checkout", "-q", "topic");
  await reviewed.repo.commit({ "late.txt": "new\n" });
  await bar().waitFor();
  expect(await bar().textContent()).toMatch(/Patch set \d+ is available: 1 file changed\./);
  expect(await page.getByText("late.txt").count()).toBe(0);
  await page.keyboard.press(".");
  await bar().waitFor({ state: "detached" });
  await page.getByText("late.txt").first().waitFor();
  await page.goto("about:blank");
  expect(await other.stop()).toBe(0);
});
