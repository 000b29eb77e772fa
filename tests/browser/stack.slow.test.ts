import { expect, it } from "vitest";
import type { Page } from "playwright-core";
import { layoutShifts } from "#tests/helpers/layoutShifts.ts";
import { openBrowser } from "#tests/helpers/openBrowser.ts";
import { startProgram } from "#tests/helpers/startProgram.ts";
import { tempRepo, type TempRepo } from "#tests/helpers/tempRepo.ts";

const numbered = (count: number, changed: Readonly<Record<number, string>> = {}): string =>
  Array.from({ length: count }, (_, at) => `${changed[at + 1] ?? `line ${at + 1}`}\n`).join("");

/** Creates a review of the four commits of `topic`, requested as git-appraise does. */
async function stackedRepo(): Promise<{ readonly repo: TempRepo; readonly key: string }> {
  const repo = await tempRepo();
  await repo.git("config", "user.name", "Ada Proof");
  await repo.git("config", "user.email", "ada@example.org");
  const base = await repo.commit({ "parser.txt": numbered(40), "printer.txt": numbered(40) }, "Begin");
  await repo.git("checkout", "-q", "-b", "topic");
  const first = await repo.commit({ "parser.txt": numbered(40, { 5: "parse five" }) }, "Parse five");
  await repo.commit({ "printer.txt": numbered(40, { 7: "print seven" }) }, "Print seven\n\nIt was not printed.");
  await repo.commit({ "parser.txt": numbered(40, { 5: "parse five", 30: "parse thirty" }) }, "Parse thirty");
  await repo.commit({ "notes.txt": "Both are done.\n" }, "Say what is done");
  const request = {
    timestamp: "1700001000",
    reviewRef: "refs/heads/topic",
    targetRef: "refs/heads/main",
    requester: "grace@example.org",
    reviewers: ["ada@example.org"],
    description: "Parse and print",
    baseCommit: base,
  };
  await repo.git("notes", "--ref=devtools/reviews", "append", "-m", JSON.stringify(request), first);
  return { repo, key: first.slice(0, 12) };
}

/** Amends the second commit with git, and rebases the two commits above it. */
async function amendSecond(repo: TempRepo): Promise<void> {
  const upper = await repo.git("rev-list", "--reverse", "topic~2..topic");
  await repo.git("reset", "-q", "--hard", "topic~2");
  await repo.commit({ "printer.txt": numbered(40, { 2: "a new second line", 7: "print seven" }) }, "Amended");
  await repo.git("reset", "-q", "--soft", "HEAD~2");
  await repo.git("commit", "-q", "-m", "Print seven\n\nIt was not printed before.");
  await repo.git("cherry-pick", ...upper.split("\n"));
}

it("a stack is read, commented on and approved by keyboard only, and is recognized after one of its commits is amended", async () => {
  const { repo, key } = await stackedRepo();
  const program = await startProgram([repo.path]);
  const opened = await openBrowser();
  try {
    const page = await opened.page({ reducedMotion: "reduce" });
    const listens = page.waitForResponse((response) => /event-stream/.test(response.headers()["content-type"] ?? ""));
    // A shorter visit is not recorded, and nothing is compared with it later.
    const visited = page.waitForResponse((response) => /"headOid"/.test(response.request().postData() ?? ""));
    await page.goto(`${program.origin}/repo/reviews/${key}/files?from=0&view=unified`);
    await Promise.all([listens, visited]);
    await page.locator(".StackRail-list").waitFor();
    const shownFiles = () =>
      page.locator(".diff-file h2").evaluateAll((all) => all.map((one) => one.getAttribute("aria-label")));
    const rows = () =>
      page
        .locator(".StackRail-list > li")
        .evaluateAll((all) => all.map((one) => one.querySelector(".StackRail-subject")?.textContent));
    expect(await rows()).toEqual(["Parse five", "Print seven", "Parse thirty", "Say what is done"]);

    await page.keyboard.press(")");
    await expect.poll(shownFiles).toEqual(["Commit message", "parser.txt"]);
    await page.keyboard.press(")");
    await expect.poll(shownFiles).toEqual(["Commit message", "printer.txt"]);

    await goTo(page, "It was not printed.");
    await comment(page, "Since when?");
    await goTo(page, "print seven");
    await comment(page, "Why seven?");

    await page.keyboard.press("Shift+O");
    await expect.poll(shownFiles).toEqual(["Commit message", "parser.txt"]);
    await expect.poll(() => new URL(page.url()).searchParams.get("layers")).toBe("3");
    await page.keyboard.press("Shift+O");
    await expect.poll(shownFiles).toEqual(["Commit message", "notes.txt"]);
    const stateOf = (subject: string) =>
      page.locator(".StackRail-list > li").filter({ hasText: subject }).locator(".StackRail-state").innerText();
    await expect.poll(() => stateOf("Parse thirty")).toContain("Approved by Ada Proof");
    await expect.poll(() => stateOf("Print seven")).toContain("2 unresolved threads");

    await amendSecond(repo);
    await page.locator(".StaleBar-words").waitFor();
    await page.keyboard.press(".");
    await page.locator(".StaleBar-words").waitFor({ state: "detached" });
    await expect.poll(() => stateOf("Print seven")).toContain("edited");
    await page.keyboard.press("(");
    await page.keyboard.press("(");
    await expect.poll(() => new URL(page.url()).searchParams.get("layers")).toBe("2");
    const threads = () =>
      page
        .locator("[data-thread]")
        .evaluateAll((all) => all.map((one) => /Since when\?|Why seven\?/u.exec(one.textContent)?.[0] ?? ""));
    await expect.poll(async () => (await threads()).toSorted()).toEqual(["Since when?", "Why seven?"]);
    await expect.poll(() => stateOf("Parse thirty")).toContain("Approved by Ada Proof");

    await page.reload();
    await page.locator(".StackRail-list").waitFor();
    await expect.poll(shownFiles).toEqual(["Commit message", "printer.txt"]);
    await expect.poll(async () => (await threads()).toSorted()).toEqual(["Since when?", "Why seven?"]);
    await expect.poll(() => stateOf("Print seven")).toContain("2 unresolved threads");
    await expect.poll(() => stateOf("Parse thirty")).toContain("Approved by Ada Proof");
    // The commit was changed after its approval.
    expect(await stateOf("Print seven")).not.toContain("Approved");

    await page.goto(`${program.origin}/repo/reviews/${key}`);
    await page.getByRole("button", { name: /^Land…/u }).waitFor();
    await page.keyboard.press("Shift+L");
    const dialog = page.getByRole("dialog", { name: "Land on main" });
    await dialog.getByText("2 threads are unresolved. Resolve them.").waitFor();
    const focused = () => page.evaluate(() => document.activeElement?.closest("label")?.textContent ?? "");
    await expect.poll(focused).toBe("Merge");
    await page.keyboard.press("Tab");
    const select = dialog.getByRole("combobox", { name: "Commits to land" });
    expect(await select.evaluate((one) => one === document.activeElement)).toBe(true);
    await select.selectOption({ index: 2 });
    await dialog.getByText("The rest stays under review, unchanged.").waitFor();
    await dialog.getByText("2 threads are unresolved. Resolve them.").waitFor();
    await select.selectOption({ index: 1 });
    // The first commit has no open threads.
    await dialog.getByText(/^Only the branch and the review change/u).waitFor();
    expect(await dialog.getByText("2 threads are unresolved. Resolve them.").count()).toBe(0);
    await page.keyboard.press("Control+Enter");
    await page.getByText("Landed on main. The rest stays under review.").first().waitFor();
    expect(new URL(page.url()).pathname).toBe(`/repo/reviews/${key}`);
    expect(await repo.git("log", "--format=%s", "main..topic")).toBe("Say what is done\nParse thirty\nPrint seven");
  } finally {
    await opened.close();
    await program.stop();
  }
});

it("a key opens the list of commits or files if a narrow window hides it, and Escape returns to the text", async () => {
  const { repo } = await stackedRepo();
  const program = await startProgram([repo.path]);
  const opened = await openBrowser();
  try {
    const page = await opened.page({ viewport: { width: 390, height: 400 } });
    await page.goto(`${program.origin}/repo/compare/main...topic?view=unified`);
    await page.locator(".StackRail").waitFor({ state: "attached" });
    const list = page.getByRole("region", { name: "Commits of the stack" });
    const filter = page.getByRole("searchbox", { name: "Filter files" });
    const more = page.getByRole("button", { name: "Files and more" });
    const focused = () => page.evaluate(() => document.activeElement?.textContent ?? "");
    const scrolled = () => page.evaluate(() => window.scrollY);
    await goTo(page, "parse thirty");
    const before = await scrolled();
    expect(before).toBeGreaterThan(0);

    await page.keyboard.press("d");
    await page.keyboard.press("j");
    await expect.poll(focused).toMatch(/^1Parse fiveAda Proof, /u);
    expect(await more.getAttribute("aria-expanded")).toBe("true");
    await page.keyboard.press("ArrowDown");
    await expect.poll(focused).toMatch(/^2Print sevenAda Proof, /u);
    await page.keyboard.press("Escape");
    await list.waitFor({ state: "hidden" });
    await expect.poll(scrolled).toBe(before);
    expect(await page.locator(".diff-row.diff-cursor .diff-code").textContent()).toBe("parse thirty");
    await page.keyboard.press("k");
    await expect.poll(() => page.locator(".diff-row.diff-cursor .diff-code").textContent()).not.toBe("parse thirty");

    await page.keyboard.press("Shift+F");
    await filter.waitFor();
    await page.keyboard.type("printer");
    expect(await filter.inputValue()).toBe("printer");
    await page.keyboard.press("Escape");
    expect(await filter.inputValue()).toBe("");
    await page.keyboard.press("Escape");
    await filter.waitFor({ state: "hidden" });
    await expect.poll(scrolled).toBe(before);

    // The same if the list is closed before the lines that the filter hid are back.
    await page.keyboard.press("Shift+F");
    await filter.waitFor();
    await page.keyboard.type("printer");
    await expect.poll(() => page.getByText("shown by the filter").count()).toBe(1);
    await page.evaluate(async () => {
      for (let index = 0; index < 2; index++) {
        const press = new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true });
        document.activeElement?.dispatchEvent(press);
        await new Promise((resolve) => queueMicrotask(() => resolve(null)));
      }
    });
    await filter.waitFor({ state: "hidden" });
    await expect.poll(scrolled).toBe(before);

    // Several commits are selected step by step, and one is selected to be read.
    await page.keyboard.press("d");
    await page.keyboard.press("j");
    await expect.poll(focused).toMatch(/^1Parse fiveAda Proof, /u);
    const shown = () => page.locator(".StackRail-row[data-shown] > .StackRail-position").allTextContents();
    await page.keyboard.press("Shift+ArrowDown");
    await expect.poll(shown).toEqual(["1", "2"]);
    await page.keyboard.press("Shift+ArrowDown");
    await expect.poll(shown).toEqual(["1", "2", "3"]);
    await page.keyboard.press("ArrowDown");
    await expect.poll(focused).toMatch(/^4Say what is doneAda Proof, /u);
    await page.keyboard.press("Enter");
    await expect.poll(shown).toEqual(["4"]);
    await list.waitFor({ state: "hidden" });
  } finally {
    await opened.close();
    await program.stop();
  }
});

it.each([1440, 1024, 390])("in a window %d pixels wide nothing moves when the list of commits loads", async (width) => {
  const { repo, key } = await stackedRepo();
  const program = await startProgram([repo.path]);
  const opened = await openBrowser();
  try {
    const page = await opened.page({ viewport: { width, height: 844 } });
    await layoutShifts.watch(page);
    for (const path of ["compare/main...topic", "compare/main...topic?layers=2", `reviews/${key}/files?from=0`]) {
      await page.goto(`${program.origin}/repo/${path}`);
      await page.locator(".StackRail").waitFor({ state: "attached" });
      const shifts = await layoutShifts.read(page);
      expect(shifts.sum, `${path}: ${shifts.each.join("\n")}`).toBeLessThan(0.01);
    }
  } finally {
    await opened.close();
    await program.stop();
  }
});

const LINES_MAX = 60;

/** Moves the cursor down to the line with this text. */
async function goTo(page: Page, text: string): Promise<void> {
  const line = (): Promise<string> =>
    page.evaluate(async () => {
      await new Promise(requestAnimationFrame);
      return document.querySelector(".diff-row.diff-cursor .diff-code")?.textContent ?? "";
    });
  for (let step = 0; step < LINES_MAX && !(await line()).includes(text); step++) await page.keyboard.press("j");
  await expect.poll(line).toContain(text);
}

/** Writes a comment at the cursor, and waits until it is published. */
async function comment(page: Page, text: string): Promise<void> {
  await page.keyboard.press("c");
  await page.locator(".Composer textarea:focus").waitFor();
  await page.keyboard.type(text);
  await page.keyboard.press("Control+Shift+Enter");
  await page.locator("[data-thread]").filter({ hasText: text }).waitFor();
}
