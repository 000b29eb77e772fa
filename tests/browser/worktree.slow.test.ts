import { readFile } from "node:fs/promises";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import type { Page } from "playwright-core";
import { waitForIdlePage } from "#tests/helpers/waitForIdlePage.ts";
import { openBrowser, type OpenedBrowser } from "#tests/helpers/openBrowser.ts";
import { startProgram, type StartedProgram } from "#tests/helpers/startProgram.ts";
import { tempRepo, type TempRepo } from "#tests/helpers/tempRepo.ts";

const NARROW = { width: 1300, height: 900 };

let repo: TempRepo;
let program: StartedProgram;
let opened: OpenedBrowser;
let page: Page;

/** Thirty lines, one of which is changed, after the given lines. */
const lines = (changed: number, ...before: readonly string[]): string =>
  [...before, ...Array.from({ length: 30 }, (_, at) => `line ${at + 1}${at + 1 === changed ? " otherwise" : ""}`)]
    .map((line) => `${line}\n`)
    .join("");

beforeAll(async () => {
  opened = await openBrowser();
});
afterAll(() => opened?.close());
beforeEach(async () => {
  repo = await tempRepo();
  await repo.git("config", "user.name", "Ada Proof");
  await repo.git("config", "user.email", "ada@example.org");
  await repo.commit({ "a.txt": lines(0), "b.txt": lines(0) }, "Begin");
  await repo.write({ "a.txt": lines(5), "b.txt": lines(10) });
  program = await startProgram([repo.path]);
  page = await opened.page();
});
afterEach(async () => {
  await page.close();
  expect(await program.stop()).toBe(0);
  expect(opened.complaints.splice(0)).toEqual([]);
});

const open = async (): Promise<void> => {
  const listens = page.waitForResponse((response) => /event-stream/.test(response.headers()["content-type"] ?? ""));
  await page.goto(`${program.origin}/repo/worktree?view=unified`);
  await listens;
  await page.locator(".Served").waitFor({ state: "detached" });
  await page.waitForSelector(".diff-row");
};
const row = (text: string) => page.locator(".diff-row").filter({ has: page.getByText(text, { exact: true }) });
/** Returns the distance from the window's top to each file. */
const tops = () => page.locator(".diff-file").evaluateAll((all) => all.map((one) => one.getBoundingClientRect().y));
/** Returns the line directly above the thread, and whether the thread is marked as moved. */
const threadState = async () => {
  const thread = await page
    .locator(".diff-slot")
    .filter({ has: page.locator(".Thread") })
    .boundingBox();
  const rows = await page.locator(".diff-row").all();
  const boxes = await Promise.all(rows.map(async (one) => [await one.boundingBox(), one] as const));
  const above = boxes.findLast(
    ([box]) => box !== null && thread !== null && Math.abs(box.y + box.height - thread.y) < 2,
  );
  const below = (await above?.[1].textContent())?.replace(/\s+/g, " ") ?? null;
  return { below, showsShifted: /shifted/.test((await page.locator(".Thread").textContent()) ?? "") };
};
/** Collects the states that the server has recorded as viewed. */
const viewedStates = (): ReadonlySet<string> => {
  const states = new Set<string>();
  page.on("response", (response) => {
    const requested = response.request().postDataJSON();
    if (requested?.operationName === "LastVisitMarkMutation") states.add(requested.variables.input.headOid);
  });
  return states;
};
const title = () => page.title();
const bar = () => page.locator(".StaleBar");
const show = () => bar().getByRole("button", { name: "Refresh" }).click();

it("uncommitted changes are read, marked and commented on while they change, show updates on request, and continue as a review once committed", async () => {
  const viewed = viewedStates();
  await page.setViewportSize(NARROW);
  await open();
  await expect.poll(title).toBe("(2) Uncommitted work · repo · Galley");

  // What arrives later, such as the proofs of form, hides the button until the pointer moves.
  await waitForIdlePage(page);
  const changed = row("line 10 otherwise").first();
  await changed.hover();
  await page.locator(".diff-comment").click();
  await page.locator("textarea:focus").fill("Why otherwise?");
  await page.getByRole("button", { name: "Add single comment" }).click();
  await page.locator(".Thread").waitFor();
  expect(await page.locator(".Thread-place").textContent()).toBe("line 10");

  await page.keyboard.press("Escape");
  for (const left of [1, 0]) {
    await page.locator(".diff-viewed-file .diff-viewed-mark[aria-pressed=false]").first().click();
    await expect.poll(title).toBe(`${left === 0 ? "" : `(${left}) `}Uncommitted work · repo · Galley`);
  }

  // A state that was visible only for a moment does not count as viewed.
  await expect.poll(() => viewed.size).toBe(1);
  // Another program adds two lines above the commented line, and a file.
  const before = await tops();
  await repo.write({ "b.txt": lines(10, "above", "all"), "d.txt": "new\n" });
  await expect.poll(() => bar().textContent()).toContain("2 files changed.");
  expect(await tops()).toEqual(before);
  await show();
  await expect.poll(title).toBe("(2) Uncommitted work · repo · Galley");
  await expect.poll(threadState).toEqual({ below: "12+line 10 otherwise", showsShifted: true });
  await expect.poll(() => bar().textContent()).toBe("");

  await expect.poll(() => viewed.size).toBe(2);
  await repo.git("add", "-A");
  await repo.git("commit", "-q", "-m", "Otherwise");
  await expect.poll(() => bar().textContent()).toContain("changed.");
  await show();
  await page.getByRole("heading", { name: "No uncommitted changes" }).waitFor();
  const continues = page.getByRole("region", { name: "Review of your commits" });
  await continues.getByRole("link").click();
  // The commit contains the same content as the snapshot, so the whole change is shown.
  await page.waitForURL(/\/files$/);
  await expect.poll(title).toMatch(/^\(2\) Files of Uncommitted work on main/);
  await expect.poll(threadState).toEqual({ below: "12+line 10 otherwise", showsShifted: true });
  await expect.poll(() => page.locator(".diff-file").count()).toBe(3);
});

it("a hunk is reverted and a suggestion applied from the page, each after a preview, and each can be undone", async () => {
  const text = (path: string): Promise<string> => readFile(repo.file(path), "utf8");
  await repo.write({ "new.txt": "new\n" });
  await open();

  await row("line 5 otherwise").first().click();
  await page.keyboard.press("b");
  const dialog = page.getByRole("dialog", { name: "Revert this hunk?" });
  await dialog.waitFor();
  const shown = dialog.locator('.Suggestion-line:not([data-kind="kept"])');
  await expect.poll(() => shown.allTextContents()).toEqual(["−removed: line 5 otherwise", "+added: line 5"]);
  expect(await text("a.txt"), "nothing is written before one says so").toBe(lines(5));
  await page.keyboard.press("Enter");
  await expect.poll(() => text("a.txt")).toBe(lines(0));
  await page.locator(".Toast").getByText("Reverted 1 hunk in a.txt.").waitFor();
  await expect.poll(() => row("line 5 otherwise").count()).toBe(0);
  await page.keyboard.press("u");
  await expect.poll(() => text("a.txt")).toBe(lines(5));
  await expect.poll(() => row("line 5 otherwise").count()).toBe(1);

  const wideRow = page.locator(".diff-file").filter({ hasText: "new.txt" }).locator(".diff-hunk .diff-row-menu");
  await wideRow.click();
  await page.getByRole("menuitem", { name: /^Revert hunk…/u }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete file" }).click();
  await expect.poll(() => text("new.txt").catch(() => "gone")).toBe("gone");
  await expect.poll(() => page.locator(".diff-file").filter({ hasText: "new.txt" }).count()).toBe(0);

  const suggest = async (line: string, instead: string): Promise<void> => {
    const field = page.getByRole("group", { name: `Comment on ${/line \d+/.exec(line)?.[0]}`, exact: true });
    // While the page loads what was just written, nothing can be commented on yet.
    await expect
      .poll(async () => {
        await row(line).first().click();
        await page.keyboard.press("c");
        return field.waitFor({ timeout: 5000 }).then(
          () => true,
          () => false,
        );
      })
      .toBe(true);
    await field.getByRole("textbox").fill(`Rather:\n\n\`\`\`suggestion\n${instead}\n\`\`\``);
    await field.getByRole("button", { name: "Add single comment" }).click();
    await page.locator(".Thread").getByText(instead).waitFor();
  };
  await suggest("line 10 otherwise", "line ten");
  await repo.write({ "b.txt": lines(10, "above") });
  await page.locator(".Thread").getByRole("button", { name: "Apply", exact: true }).click();
  const applied = lines(10, "above").replace("line 10 otherwise", "line ten");
  await expect.poll(() => text("b.txt")).toBe(applied);
  await page.locator(".Thread .CommentView").getByText("Applied the suggestion.").waitFor();
  await page.locator(".Thread").getByText("marked this as addressed").waitFor();
  await expect.poll(() => row("line 10 otherwise").count()).toBe(0);
  await page.locator(".Toast").getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => text("b.txt")).toBe(lines(10, "above"));
  await expect.poll(() => row("line 10 otherwise").count()).toBe(1);

  await page.locator(".Thread").getByText("This comment was deleted by its author.").waitFor();

  await suggest("line 5 otherwise", "line five");
  const together = page.locator(".Thread").getByRole("button", { name: "Add suggestion to batch" });
  await together.first().click();
  await together.first().click();
  await page.getByRole("button", { name: "Apply all 2" }).first().click();
  await expect.poll(() => text("a.txt")).toBe(lines(5).replace("line 5 otherwise", "line five"));
  await expect.poll(() => text("b.txt")).toBe(applied);
});
