import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { Page } from "playwright-core";
import { openBrowser, READ_THROUGH, type OpenedBrowser } from "#tests/helpers/openBrowser.ts";
import { oddRepo, type OddRepo } from "#tests/helpers/oddRepo.ts";
import { waitForIdlePage } from "#tests/helpers/waitForIdlePage.ts";
import { startProgram, type StartedProgram } from "#tests/helpers/startProgram.ts";
import { linesOfGit } from "./linesOfGit.ts";
import { linesOnPage } from "./linesOnPage.ts";

let odd: OddRepo;
let program: StartedProgram;
let opened: OpenedBrowser;
let page: Page;

beforeAll(async () => {
  odd = await oddRepo();
  program = await startProgram([odd.repo.path]);
  opened = await openBrowser(READ_THROUGH);
  page = await opened.page();
});
afterAll(async () => {
  await opened?.close();
  expect(await program?.stop()).toBe(0);
});
afterEach(() => {
  expect(opened.complaints.splice(0)).toEqual([]);
});

describe("a user reads a change", () => {
  it("walking from the home page to a branch, to its commit, to the history", async () => {
    const { repo } = odd;
    await page.goto(program.origin);
    await expect.poll(() => page.title()).toBe("Home · Galley");
    await page.getByRole("link", { name: "topic", exact: true }).click();
    await page.getByText("Unified").click();

    await page.waitForURL(`${program.origin}/repo/compare/main...topic?view=unified`);
    expect([...(await linesOnPage(page)).values()]).toEqual(
      await linesOfGit(repo, await repo.git("merge-base", "main", "topic"), "topic"),
    );
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.getByRole("link", { name: "2 commits ahead" }).click();
    await page.getByRole("heading", { name: "History" }).waitFor();
    await page.getByRole("link", { name: "Topic, second" }).first().click();

    await page.getByRole("heading", { name: "Topic, second" }).waitFor();
    await expect.poll(() => page.title()).toBe("Topic, second · repo · Galley");
    expect([...(await linesOnPage(page)).values()]).toEqual(await linesOfGit(repo, "topic^", "topic"));
    await page.getByRole("link", { name: "repo", exact: true }).click();

    await page.getByRole("heading", { name: "History" }).waitFor();
    const subjects = (await repo.git("log", "--date-order", "--format=%s", "HEAD")).split("\n");
    await expect.poll(() => page.locator(".CommitRow-headline").allTextContents()).toEqual(subjects);

    await page.goBack();
    await page.getByRole("heading", { name: "Topic, second" }).waitFor();
    await page.goBack();
    await page.getByRole("heading", { name: "History" }).waitFor();
    await page.goBack();
    await page.goBack();
    await expect.poll(() => page.title()).toBe("Home · Galley");
  });

  it("with exactly the lines that git prints, for everything that a diff can contain", async () => {
    for (const [name, commit] of Object.entries(odd.commits)) {
      const parent = name === "first" ? await odd.repo.git("hash-object", "-t", "tree", "/dev/null") : `${commit}^`;
      await page.goto(`${program.origin}/repo/commit/${commit}?view=unified`);
      await page.waitForSelector(".diff-file, .EmptyState, .diff-empty");
      await page.locator(".Served").waitFor({ state: "detached" });
      const printed = await linesOfGit(odd.repo, parent, commit);
      // A submodule's two commits are described in a sentence instead of lines.
      const isSubmodule = (line: string) => /^[-+]Subproject commit /.test(line);
      const expected = printed.map((lines) => lines.filter((line) => !isSubmodule(line)));
      for (const line of printed.flat().filter(isSubmodule)) {
        await expect
          .poll(() => page.locator(".ChangeReader-reader").textContent(), { message: name })
          .toContain(/commit (\w{10})/.exec(line)?.[1]);
      }
      if (expected.length === 0) {
        await expect.poll(() => page.getByText("No differences").count(), { message: name }).toBe(1);
      } else expect([...(await linesOnPage(page)).values()], name).toEqual(expected);
    }
  });

  it("against each parent of a merge", async () => {
    const { merge } = odd.commits;
    await page.goto(`${program.origin}/repo/commit/${merge}?view=unified`);
    await page.getByRole("link", { name: "against parent 2" }).click();
    await page.waitForSelector("a[aria-current]:has-text('against parent 2')");
    expect([...(await linesOnPage(page)).values()]).toEqual(await linesOfGit(odd.repo, `${merge}^2`, merge));
  });

  it("and finds the page unchanged after a reload and after going back", async () => {
    const { first, renames } = odd.commits;
    const top = (): Promise<number> => page.evaluate(() => window.scrollY);
    // While the page restores a scroll position, it does not save another one.
    const waitForIdle = async (at: number): Promise<void> => {
      await expect
        .poll(async () => {
          await page.evaluate((height) => window.scrollTo(0, height), at);
          await waitForIdlePage(page);
          return top();
        })
        .toBe(at);
    };
    await page.goto(`${program.origin}/repo/compare/${first}..main?view=unified`);
    await linesOnPage(page);
    await waitForIdle(900);
    await page.reload();
    await expect.poll(top).toBe(900);
    expect(await page.evaluate(() => window.location.search)).toBe("?view=unified");

    await waitForIdle(700);
    await page.keyboard.press("g");
    await page.keyboard.press("h");
    await page.getByRole("heading", { name: "History" }).waitFor();
    await expect.poll(top).toBe(0);
    await page.goBack();
    await page.waitForSelector(".diff-file");
    await expect.poll(top).toBe(700);
    expect(renames).toBeTruthy();
  });
});

describe("what does not exist", () => {
  it("is reported, with the pages of the repository that exist", async () => {
    await page.goto(`${program.origin}/repo/commits/tpoic`);
    await page.getByRole("heading", { name: "Not found" }).waitFor();
    expect(await page.getByText("“tpoic” is not a branch, tag or commit of repo.").count()).toBe(1);
    expect(opened.complaints.splice(0)).not.toEqual([]); // React reports the failure in the console.
    await page.getByRole("link", { name: "history" }).click();
    await page.getByRole("heading", { name: "History" }).waitFor();
  });

  it("shows a page for unknown addresses", async () => {
    const response = await page.goto(`${program.origin}/no/such/page`);
    expect(response?.status()).toBe(404);
    await page.getByRole("heading", { name: "Page not found" }).waitFor();
    expect(opened.complaints.splice(0)).toEqual([expect.stringContaining("404")]);
    await page.getByRole("link", { name: "history" }).click();
    await page.getByRole("heading", { name: "History" }).waitFor();
  });
});
