import { afterAll, beforeAll, expect, it } from "vitest";
import type { Page } from "playwright-core";
import { axeViolations } from "#tests/helpers/axeViolations.ts";
import { lockFolder } from "#tests/helpers/lockFolder.ts";
import { openBrowser, type OpenedBrowser } from "#tests/helpers/openBrowser.ts";
import { reviewedRepo, type ReviewedRepo } from "#tests/helpers/reviewedRepo.ts";
import { canMount } from "#tests/helpers/smallDisk.ts";
import { startProgram, type StartedProgram } from "#tests/helpers/startProgram.ts";

let reviewed: ReviewedRepo;
let program: StartedProgram;
let opened: OpenedBrowser;
let page: Page;
beforeAll(async () => {
  reviewed = await reviewedRepo();
  program = await startProgram([reviewed.repo.path]);
  opened = await openBrowser();
  // Allows axe-core to run in the page.
  page = await opened.page({ bypassCSP: true });
  await page.goto(`${program.origin}/repo/reviews/${reviewed.key}/files?view=unified`);
  await page.locator(".Served").waitFor({ state: "detached" });
  await page.locator(".diff-row.diff-removed").first().hover();
  await page.locator(".diff-comment").click();
  await field().fill("Before the end.");
  await saved().waitFor();
});
afterAll(async () => {
  await opened?.close();
  await program?.stop();
});

const field = () => page.locator("textarea:focus");
const saved = () => page.getByText("Saved", { exact: true });
const drafts = (): Promise<string> =>
  reviewed.repo
    .git("for-each-ref", "--format=%(objectname)", "refs/galley")
    .then((oids) => Promise.all(oids.split("\n").map((oid) => reviewed.repo.git("grep", "-h", "-a", "", oid))))
    .then((texts) => texts.join("\n"), String);

it.runIf(canMount())(
  "a repository that becomes read-only while the user writes is reported, no text is lost, and it is saved once the repository is writable again",
  async () => {
    const unlock = lockFolder(reviewed.repo.file(".git").toString());
    await field()
      .fill("On a disk that refuses it.")
      .then(() => page.getByText("The repository is read-only.").first().waitFor())
      .then(() => page.getByText("Not saved", { exact: true }).waitFor())
      .finally(unlock);
    expect(await drafts()).not.toContain("On a disk");
    expect(await field().inputValue()).toBe("On a disk that refuses it.");
    await page.getByRole("button", { name: "Try again" }).click();
    await saved().waitFor();
    expect(await drafts()).toContain("On a disk that refuses it.");
    await page.locator(".Composer textarea").focus();
  },
);

it("a lost connection is shown on every kind of page, at any scroll position, with what still works", async () => {
  const other = await startProgram([reviewed.repo.path]);
  const there = await opened.page({ viewport: { width: 390, height: 300 } });
  const context = there.context();
  const review = `/repo/reviews/${reviewed.key}`;
  const addresses = [
    "/",
    "/repo/commits/topic",
    review,
    `${review}/files`,
    "/repo/blob/topic/long.txt",
    "/repo/tree/topic",
  ];
  const pages = await Promise.all(
    addresses.map(async (address) => {
      const one = await context.newPage();
      await one.setViewportSize({ width: 390, height: 300 });
      await one.goto(other.origin + address);
      await one.locator(".Served").waitFor({ state: "detached" });
      return one;
    }),
  );
  expect(await other.stop()).toBe(0);
  for (const one of pages) {
    const notice = one.locator(".ConnectionNotice-text");
    await notice.waitFor();
    expect(await notice.textContent()).toContain("You can go on reading what is loaded");
    await one.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const box = await notice.boundingBox();
    expect([(box?.y ?? -1) >= 0, (box?.y ?? 0) + (box?.height ?? 0) <= 300]).toEqual([true, true]);
  }
  await context.close();
  expect(
    opened.complaints.splice(0).filter((line) => !/ERR_(?:CONNECTION_|INCOMPLETE_CHUNKED|EMPTY_)/.test(line)),
  ).toEqual([]);
});

it("a server that is killed while the user writes is reported, no text is lost, and the page reconnects without a reload", async () => {
  // Waits for code that the page loads in advance, because its failure to load is not part of this test.
  await page.waitForFunction(() => {
    const fetched = performance.getEntriesByType("resource").map(({ name }) => name);
    return fetched.some((name) => /\/later-.*\.js$/.test(name));
  });

  const { port } = new URL(program.origin);
  const ended = new Promise((resolve) => program.child.once("close", resolve));
  program.child.kill("SIGKILL");
  await ended;
  await field().fill("Before the end. And after it.");
  await page
    .getByText(/Cannot reach Galley/)
    .first()
    .waitFor();
  expect(await field().inputValue()).toBe("Before the end. And after it.");
  await page.locator(".ConnectionNotice-text").waitFor();
  expect(await axeViolations(page, ["light", "dark"])).toEqual([]);

  program = await startProgram(["--port", port, reviewed.repo.path]);
  await field().fill("Before the end. And after it. And here.");
  await saved().waitFor();
  expect(await drafts()).toContain("Before the end. And after it. And here.");
  await expect.poll(() => page.getByText(/Cannot reach Galley/).count()).toBe(0);
  // The browser's own messages about failed requests, and nothing else.
  expect(
    opened.complaints.splice(0).filter((line) => !/ERR_(?:CONNECTION_|INCOMPLETE_CHUNKED|EMPTY_)/.test(line)),
  ).toEqual([]);
});

it("text typed just before the page is closed is saved as a draft", async () => {
  const closed = await opened.page();
  await closed.goto(`${program.origin}/repo/reviews/${reviewed.key}/files?view=unified`);
  await closed.locator(".Served").waitFor({ state: "detached" });
  await closed.locator(".diff-row.diff-removed").last().hover();
  await closed.locator(".diff-comment").click();
  await closed.locator("textarea:focus").fill("Typed at the last moment.");
  await closed.goto("about:blank");
  await expect.poll(drafts).toContain("Typed at the last moment.");
  await closed.context().close();
});

it("two Galleys on one repository show each other's comments within seconds", async () => {
  const other = await startProgram([reviewed.repo.path]);
  const there = await opened.page();
  await there.goto(`${other.origin}/repo/reviews/${reviewed.key}`);
  await there.locator(".Served").waitFor({ state: "detached" });
  await page.keyboard.press("Control+Enter");
  await there.getByText("Before the end. And after it. And here.").first().waitFor();
  await there.context().close();
  expect(await other.stop()).toBe(0);
});
