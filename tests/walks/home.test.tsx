// @vitest-environment page
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { act, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { openGraphql } from "#tests/helpers/openGraphql.ts";
import { tempRepo } from "#tests/helpers/tempRepo.ts";
import { WAIT_MS } from "#tests/helpers/testRun.ts";
import { pageTitle, returnLater, walk, type Walk } from "./page.ts";

let page: Walk | undefined;
afterEach(async () => {
  await page?.close();
  page = undefined;
});

describe("Home", () => {
  it("shows a repository with its branch, its recent commits and the branches that are ahead", async () => {
    const repo = await tempRepo();
    await repo.commit({ "a.txt": "one\n" }, "The first");
    await repo.git("checkout", "-q", "-b", "topic/x");
    await repo.commit({ "a.txt": "two\n" }, "Topic one");
    await repo.commit({ "a.txt": "three\n" }, "Topic two");
    await repo.git("checkout", "-q", "main");
    await repo.commit({ "b.txt": "b\n" }, "On main");
    page = await walk("/", repo.path);

    expect(pageTitle()).toBe("Home · Galley");
    const card = screen.getByRole("article", { name: "repo" });
    expect(within(card).getByText("main")).toBeTruthy();
    const commits = within(within(card).getByRole("region", { name: "Recent commits of repo" })).getAllByRole(
      "listitem",
    );
    expect(commits.map((row) => within(row).getAllByRole("link")[0]?.textContent)).toEqual(["On main", "The first"]);
    const branches = within(card).getByRole("region", { name: "Branches ahead in repo" });
    const branch = within(branches).getByRole("link", { name: "topic/x" });
    expect(branch.getAttribute("href")).toBe("/repo/compare/main...topic/x");
    expect(branches.textContent).toContain("2 ahead, 1 behind");
  });

  it("shows commits that were made since it was opened", async () => {
    const repo = await tempRepo();
    await repo.commit({ "a.txt": "one\n" }, "The first");
    page = await walk("/", repo.path);
    const commits = () => screen.getByRole("region", { name: "Recent commits of repo" }).textContent;
    expect(commits()).not.toContain("The second");
    await repo.commit({ "a.txt": "two\n" }, "The second");
    returnLater();
    await vi.waitFor(async () => {
      await act(async () => new Promise((resolve) => setTimeout(resolve, 50)));
      expect(commits()).toContain("The second");
    }, WAIT_MS);
  });

  it("shows uncommitted work once, even if its review has new comments", async () => {
    const repo = await tempRepo();
    await repo.commit({ "a.txt": "one\n" }, "The first");
    await writeFile(join(repo.path, "a.txt"), "two\n");
    const work = () => screen.getAllByRole("link").filter((link) => link.getAttribute("href") === "/repo/worktree");
    page = await walk("/", repo.path);
    expect(work().map(({ textContent }) => textContent)).toEqual(["main"]);
    expect(screen.getByText("1 uncommitted file, never reviewed")).toBeTruthy();
    await page.close();

    await repo.git("config", "user.email", "ada@example.org");
    const ada = await openGraphql(repo.path);
    const found = await ada.query('{ repository(slug: "repo") { worktree { review { id } } } }');
    await ada.close();
    await repo.git("config", "user.email", "grace@example.org");
    const grace = await openGraphql(repo.path);
    const input = { key: "thread-1", review: found.repository.worktree.review.id, body: "Why?", kind: "BLOCKING" };
    await grace.query("mutation ($input: AddCommentInput!) { addComment(input: $input) { thread { id } } }", { input });
    await grace.close();
    await repo.git("config", "user.email", "ada@example.org");
    page = await walk("/", repo.path);
    expect(work().map(({ textContent }) => textContent)).toEqual(["Uncommitted work on main"]);
    expect(work()[0]?.closest("section")?.getAttribute("aria-label")).toBe("Yours to fix");
  });

  it("reports that git refuses a repository of another user", async () => {
    const repo = await tempRepo();
    onTestFinished(() => void vi.unstubAllEnvs());
    vi.stubEnv("GIT_TEST_ASSUME_DIFFERENT_OWNER", "1");
    page = await walk("/", repo.path);
    expect(screen.getByRole("article").textContent).toContain("belongs to another user, so git refuses it");
  });

  it("explains what to do in a repository without commits", async () => {
    const repo = await tempRepo();
    page = await walk("/", repo.path);
    expect(screen.getByRole("heading", { name: "No commits yet" })).toBeTruthy();
    expect(screen.queryByRole("link", { name: "Reviews" })).toBeNull();
    expect(screen.queryByRole("button", { name: /^More actions/u })).toBeNull();
  });

  it("shows the commit if HEAD is detached", { tags: "slow" }, async () => {
    const repo = await tempRepo();
    const first = await repo.commit({ "a.txt": "one\n" }, "The first");
    await repo.git("checkout", "-q", "--detach");
    page = await walk("/", repo.path);
    expect(screen.getByRole("article").textContent).toContain(`detached at ${first.slice(0, 10)}`);
  });

  it("shows how many files are uncommitted and not viewed, and links to them", async () => {
    const repo = await tempRepo();
    await repo.commit({ "a.txt": "one\n" }, "The first");
    page = await walk("/", repo.path);
    const work = () => screen.getByRole("region", { name: "Uncommitted work in repo" }).textContent;
    expect(work()).toBe("Uncommitted workno changes");
    await repo.write({ "a.txt": "two\n", "b.txt": "b\n", ".env": "TOKEN=1\n" });
    // If counting hunks takes longer than a second, the next request gets the count.
    await expect
      .poll(async () => {
        await page?.close();
        page = await walk("/", repo.path);
        return work();
      })
      .toBe("Uncommitted work2 files · 1 skipped · 2 not viewed");
    await page.follow("Uncommitted work");
    expect(pageTitle()).toBe("(2) Uncommitted work · repo · Galley");
  });
});
