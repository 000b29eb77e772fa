import { afterAll, beforeAll, expect, it } from "vitest";
import { layoutShifts } from "#tests/helpers/layoutShifts.ts";
import { openBrowser, type OpenedBrowser } from "#tests/helpers/openBrowser.ts";
import { reviewedRepo, type ReviewedRepo } from "#tests/helpers/reviewedRepo.ts";
import { startProgram, type StartedProgram } from "#tests/helpers/startProgram.ts";

let reviewed: ReviewedRepo;
let program: StartedProgram;
let opened: OpenedBrowser;

/**
 * A review with two patch sets and a comment on a file that it does not change, and uncommitted changes with two
 * snapshots.
 */
beforeAll(async () => {
  reviewed = await reviewedRepo();
  const { repo } = reviewed;
  await repo.git("checkout", "-q", "topic");
  await repo.commit({ "new.txt": "newer\n" }, "Second thoughts");
  await reviewed.comment("left alone.txt", 1, "This greeting too.");
  program = await startProgram([repo.path]);
  opened = await openBrowser();
  const page = await opened.page();
  for (const text of ["first\n", "second\n"]) {
    await repo.write({ "new.txt": text });
    await page.goto(`${program.origin}/repo/worktree?from=0`);
    await page.getByRole("button", { name: "Take snapshot" }).click();
    await page.locator(".diff-code", { hasText: text.trim() }).first().waitFor();
  }
  await page.close();
});
afterAll(async () => {
  await opened?.close();
  await program?.stop();
});

const PAGES = () => [
  [`reviews/${reviewed.key}/files?from=0`, "a review with two patch sets"],
  [`reviews/${reviewed.key}/files?from=1`, "the changes since a patch set"],
  ["worktree?from=0", "uncommitted work with two snapshots"],
  ["worktree?part=unstaged", "a part of the uncommitted work"],
  ["compare/main...topic", "a comparison"],
  ["compare/main...topic?candidates=2", "a comparison whose base Galley chose"],
];

it.each([
  [1440, 900, 170],
  [390, 844, 220],
])(
  "in a window of %d by %d the first line begins at most %d pixels down, and nothing moves",
  async (width, height, most) => {
    const page = await opened.page({ viewport: { width, height } });
    await layoutShifts.watch(page);
    for (const [path, name] of PAGES()) {
      await page.goto(`${program.origin}/repo/${path}`);
      await page.locator(".Served").waitFor({ state: "detached" });
      const first = await page.locator(".diff-row").first().boundingBox();
      expect(first?.y, name).toBeLessThanOrEqual(most);
      const shifts = await layoutShifts.read(page);
      expect(shifts.sum, `${name}: ${shifts.each.join("\n")}`).toBeLessThan(0.01);
    }
    await page.close();
  },
);

it("the rows above the lines have equal gaps", async () => {
  const page = await opened.page({ viewport: { width: 1440, height: 900 } });
  for (const [path, name] of PAGES().filter(([path]) => path?.includes("from=1") !== true)) {
    await page.goto(`${program.origin}/repo/${path}`);
    await page.locator(".Served").waitFor({ state: "detached" });
    await page.locator(".diff-row").first().waitFor();
    const gaps = await page.evaluate(() => {
      const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
      const head = box(":is(.PatchSetPicker select, .ComparePickers input, .WorktreeHead-actions)");
      const choices = box(".ChangeSummary-choices");
      const edges = [box("header")?.bottom, head?.top, head?.bottom, choices?.top, choices?.bottom];
      const all = [...edges, box(".ChangeReader-reader")?.top].map((edge) => edge ?? Number.NaN);
      return [0, 2, 4].map((at) => Math.round(((all[at + 1] ?? 0) - (all[at] ?? 0)) * 10) / 10);
    });
    expect(gaps, name).toEqual([2, 2, 2]);
  }
  await page.close();
});

it("on a phone the chosen patch sets are named in full, and how far head is ahead", async () => {
  const page = await opened.page({ viewport: { width: 390, height: 844 } });
  await page.goto(`${program.origin}/repo/reviews/${reviewed.key}/files?from=1`);
  await page.locator(".Served").waitFor({ state: "detached" });
  const fields = page.locator(".PatchSetPicker select");
  const widths = () => fields.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width));
  const shown = await widths();
  expect(
    await fields.evaluateAll((all: HTMLSelectElement[]) => all.map((one) => one.selectedOptions[0]?.text)),
  ).toEqual(["patch set 1", "patch set 2"]);
  await fields.evaluateAll((all) => all.forEach((one) => Object.assign(one.style, { maxWidth: "none", flex: "none" })));
  expect(await widths()).toEqual(shown);
  const title = page.locator("h1.ReviewFilesHead-title");
  await title.evaluate((one) => (one.textContent = "A title that has more words than a line of a phone"));
  expect(await title.evaluate((one) => one.clientWidth - (one.parentElement?.clientWidth ?? 0))).toBe(0);
  await page.goto(`${program.origin}/repo/worktree?from=1`);
  await page.locator(".Served").waitFor({ state: "detached" });
  const end = await page.locator(".WorktreeHead-title").evaluate((one) => one.getBoundingClientRect().right);
  expect((await fields.first().boundingBox())?.x).toBeGreaterThanOrEqual(end);
  await page.goto(`${program.origin}/repo/compare/main...topic`);
  const ahead = page.locator(".ComparedCommits");
  await ahead.getByRole("link", { name: "2 commits ahead" }).waitFor();
  expect(await ahead.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
  await page.close();
});

it("a file with long lines ends with its last line, and the scroll bar is below it", async () => {
  const page = await opened.page({ viewport: { width: 390, height: 844 } });
  await reviewed.repo.git("branch", "-f", "long", "topic");
  await reviewed.repo.git("checkout", "-q", "--detach", "long");
  await reviewed.repo.write({ "new.txt": `${"long ".repeat(60)}\n` });
  await reviewed.repo.git("commit", "-q", "-a", "-m", "A long line");
  await reviewed.repo.git("branch", "-f", "long");
  await reviewed.repo.git("checkout", "-q", "topic");
  await page.goto(`${program.origin}/repo/compare/topic..long`);
  await page.locator(".Served").waitFor({ state: "detached" });
  const file = page.locator(".diff-file").filter({ has: page.locator(".diff-bar") });
  await file.waitFor();
  const [sheet, foot] = await file.evaluate((one) => {
    const body = one.querySelector(".diff-body");
    const { backgroundColor, borderTopWidth } = getComputedStyle(body ?? one, "::after");
    const bar = one.querySelector(".diff-bar")?.getBoundingClientRect();
    const lines = one.querySelector(".diff-lines")?.getBoundingClientRect();
    return [
      (bar?.top ?? 0) - (lines?.bottom ?? Number.NaN),
      { borderTopWidth, isPage: backgroundColor === getComputedStyle(document.body).backgroundColor },
    ] as const;
  });
  expect(sheet).toBe(0);
  expect(foot).toEqual({ borderTopWidth: "1px", isPage: true });
  await page.close();
});

it("file names in the tree have the same width before and after the line counts are known", async () => {
  const page = await opened.page();
  await page.goto(`${program.origin}/repo/reviews/${reviewed.key}/files?from=0`);
  await page.locator(".Served").waitFor({ state: "detached" });
  await page.locator(".file-list-row .diff-counts").first().waitFor();
  const widths = () =>
    page
      .locator(".file-list-row .diff-path")
      .evaluateAll((names) => names.map((name) => name.getBoundingClientRect().width));
  const known = await widths();
  expect(known.length).toBeGreaterThan(1);
  await page.locator(".file-list-row .diff-counts").evaluateAll((counts) => counts.forEach((one) => one.remove()));
  expect(await widths()).toEqual(known);
  await page.close();
});

it("on a phone the files, the view options and further actions are behind one button", async () => {
  const page = await opened.page({ viewport: { width: 390, height: 844 } });
  await page.goto(`${program.origin}/repo/reviews/${reviewed.key}/files?from=0`);
  await page.locator(".Served").waitFor({ state: "detached" });
  const hidden = [
    page.getByRole("searchbox", { name: "Filter files" }),
    page.getByRole("button", { name: "View", exact: true }),
  ];
  for (const one of hidden) expect(await one.isVisible()).toBe(false);
  await page.getByRole("button", { name: "Files and more" }).click();
  for (const one of hidden) expect(await one.isVisible()).toBe(true);
  await page.close();
});
