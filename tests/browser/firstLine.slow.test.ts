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
