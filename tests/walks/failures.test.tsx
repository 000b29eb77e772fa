// @vitest-environment page
import { rename } from "node:fs/promises";
import { screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { tempFolder, tempRepo } from "#tests/helpers/tempRepo.ts";
import { sampleOf } from "#tests/helpers/testRun.ts";
import { address, failure, pageTitle, walk, type Walk } from "./page.ts";

let page: Walk | undefined;
const open = async (at: string, ...paths: readonly string[]) => (page = await walk(at, ...paths));
beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => undefined)); // React reports the errors that a boundary catches.
afterEach(async () => {
  vi.restoreAllMocks();
  await page?.close();
  page = undefined;
});

const headlines = () => [...document.querySelectorAll(".CommitRow-headline")].map((link) => link.textContent);

describe("a URL without a page", () => {
  it.each([
    ["/repo/no/such/page", "/repo/no/such/page"],
    ["/repo/commit/%E0%A4%A", "/repo/commit/%E0%A4%A"],
  ])("%s says so and offers the existing pages", async (at, shown) => {
    const repo = await tempRepo();
    await repo.commit({ "a.txt": "a\n" }, "The first");
    const walked = await open(at, repo.path);
    expect(pageTitle()).toBe("Not found · Galley");
    expect(document.body.textContent).toContain(`There is no page at ${shown}`);
    await walked.follow("history");
    expect(headlines()).toEqual(["The first"]);
  });
});

describe("a repository without commits", () => {
  it.each(
    sampleOf([
      ["/", "Home · Galley", "No commits yet"],
      ["/repo/compare", "Compare · repo · Galley", "Nothing to compare yet"],
      ["/repo/commits", "History of main · repo · Galley", "No commits yet"],
      ["/repo/commits/main", "History of main · repo · Galley", "No commits yet"],
      ["/repo/tree", "Files · repo · Galley", "No files yet"],
      ["/repo/tree/main/src", "Files · repo · Galley", "No files yet"],
      ["/repo/search", "Search · repo · Galley", "No commits yet"],
      ["/repo/search?q=x&in=names", "x · Search · repo · Galley", "No commits yet"],
    ]),
  )("at %s says so and what to do", async (at, title, heading) => {
    await open(at, (await tempRepo()).path);
    expect(pageTitle()).toBe(title);
    expect(screen.getByRole("heading", { name: heading })).toBeTruthy();
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it.each(sampleOf(["code", "names"]))(
    "is distinguished from a branch without commits: there a search in %s reports it with a next step",
    async (place) => {
      const repo = await tempRepo();
      await repo.commit({ "a.txt": "a needle\n" });
      await repo.git("checkout", "--quiet", "--orphan", "fresh");
      const walked = await open(`/repo/search?q=needle&in=${place}`, repo.path);
      expect(screen.queryByRole("alert")).toBeNull();
      expect(screen.getByRole("heading", { name: "No commits yet" })).toBeTruthy();
      expect(document.querySelector(".EmptyState")?.textContent).toContain(
        "fresh is checked out but has no commits to search. Create the first one, or search another branch.",
      );
      await walked.follow("Search uncommitted work");
      expect(document.querySelector(".SearchScreen-summary")?.textContent?.trim()).toBe("1 line in 1 file");
    },
  );

  it("finds uncommitted files", { tags: "slow" }, async () => {
    const repo = await tempRepo();
    await repo.write({ "a.txt": "a needle\n" });
    const walked = await open("/repo/search?q=needle", repo.path);
    await walked.follow("Search uncommitted work");
    expect(document.querySelector(".SearchScreen-summary")?.textContent?.trim()).toBe("1 line in 1 file");
  });

  it.each(sampleOf(["/repo/commit/HEAD", "/repo/compare/main...main", "/repo/commits/other"]))(
    "has nothing at %s, and explains why",
    async (at) => {
      await open(at, (await tempRepo()).path);
      expect(pageTitle()).toBe("Not found · Galley");
      expect(failure().text).toContain("repo has no commit yet. Make the first commit, then try again.");
    },
  );

  it("shows its first commit as soon as it exists", { tags: "slow" }, async () => {
    const repo = await tempRepo();
    const walked = await open("/repo/commit/main", repo.path);
    await repo.commit({ "a.txt": "a\n" }, "The first");
    await walked.press("Try again");
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("The first");
  });
});

describe("a repository that is deleted while its page is open", () => {
  it.each(
    sampleOf([
      ["/repo/commits/main", "The second"],
      ["/repo/commit/main", "The second"],
      ["/repo/compare/main~1...main", "1 commit ahead"],
    ] as const),
  )("is reported at %s, and shown again when it is back", async (at, content) => {
    const repo = await tempRepo();
    await repo.commit({ "a.txt": "a\n" }, "The first");
    await repo.commit({ "a.txt": "b\n" }, "The second");
    const walked = await open("/repo/compare", repo.path);
    await rename(repo.path, `${repo.path}-away`);
    window.history.pushState(null, "", at);
    window.dispatchEvent(new PopStateEvent("popstate"));
    await walked.settled();
    expect(failure()).toMatchObject({ title: "The repository was moved or deleted", code: "REPOSITORY_GONE" });
    expect(failure().text).toContain(`The repository is no longer at ${repo.path}.`);
    expect(pageTitle()).toBe("The repository was moved or deleted · Galley");
    await walked.press("Try again");
    expect(failure().code).toBe("REPOSITORY_GONE");

    await rename(`${repo.path}-away`, repo.path);
    await walked.press("Try again");
    expect(screen.queryByRole("alert")).toBeNull();
    expect(address()).toBe(at);
    expect(document.body.textContent).toContain(content);
  });

  it("keeps the page on screen, and Home shows the other repositories", { tags: "slow" }, async () => {
    const folder = await tempFolder();
    const one = await tempRepo({ at: `${folder}/one` });
    const two = await tempRepo({ at: `${folder}/two` });
    await one.commit({ "a.txt": "one\n" }, "In one");
    await two.commit({ "a.txt": "two\n" }, "In two");
    const walked = await open("/one/commits/main", one.path, two.path);
    await rename(one.path, `${one.path}-away`);
    expect(headlines()).toEqual(["In one"]);
    await walked.follow("Galley");
    expect(headlines()).toEqual(["In two"]);
    expect(failure()).toMatchObject({ title: "This repository cannot be read", code: "REPOSITORY_GONE" });
    await rename(`${one.path}-away`, one.path);
    await walked.press("Try again");
    expect(headlines()).toEqual(["In one", "In two"]);
    expect(screen.queryByRole("alert")).toBeNull();
  });
});
