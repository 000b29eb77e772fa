// @vitest-environment page
import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { tempRepo, type TempRepo } from "#tests/helpers/tempRepo.ts";
import { sampleOf } from "#tests/helpers/testRun.ts";
import { randomRepo } from "../server/git/randomRepo.ts";
import { address, failure, pageTitle, walk, type Walk } from "./page.ts";

let page: Walk | undefined;
const open = async (at: string, repo: TempRepo) => (page = await walk(at, repo.path));
afterEach(async () => {
  await page?.close();
  page = undefined;
});

/** The commits on the page, by the links of their headlines. */
const shownCommits = () =>
  [...document.querySelectorAll(".CommitRow-headline")].map(
    (link) => link.getAttribute("href")?.split("/").at(-1) ?? "",
  );
const headlines = () => [...document.querySelectorAll(".CommitRow-headline")].map((link) => link.textContent);
const ways = () => ["Newer", "Older"].filter((name) => screen.queryByRole("link", { name }) !== null);

describe("the pages of a history", () => {
  it(
    "show 130 commits of many branches in git's order, none lost or repeated, forward and back",
    { tags: "slow" },
    async () => {
      const repo = await randomRepo({ seed: 7, commits: 170, width: 6, skew: 0 });
      const tips = (await repo.git("for-each-ref", "--format=%(refname)")).split("\n");
      await repo.git("checkout", "-q", "-f", "tip0");
      await repo.git("merge", "-q", "-s", "ours", "--allow-unrelated-histories", "-m", "All of it", ...tips);
      const expected = (await repo.git("rev-list", "--date-order", "HEAD")).split("\n");
      expect(expected.length).toBeGreaterThan(130);

      const walked = await open("/repo/commits/tip0", repo);
      const pages: (readonly string[])[] = [];
      for (;;) {
        pages.push(shownCommits());
        if (!ways().includes("Older")) break;
        await walked.follow("Older");
      }
      expect(pages.slice(0, -1).map(({ length }) => length)).toEqual(pages.slice(0, -1).map(() => 50));
      expect(pages.flat()).toEqual(expected);

      for (const earlier of pages.slice(0, -1).toReversed()) {
        await walked.follow("Newer");
        expect(shownCommits()).toEqual(earlier);
      }
      expect(ways()).toEqual(["Older"]);
    },
  );

  it("can be turned by keys too", { tags: "slow" }, async () => {
    const repo = await randomRepo({ seed: 8, commits: 60, width: 1, skew: 0 });
    const walked = await open("/repo/commits/tip0", repo);
    const first = shownCommits();
    const type = async (key: string) => {
      await act(async () => void fireEvent.keyDown(document.body, { key }));
      await walked.settled();
    };
    await type("]");
    expect(address()).toContain("/repo/commits/tip0?after=");
    expect(shownCommits()).not.toEqual(first);
    await type("[");
    expect(shownCommits()).toEqual(first);
  });

  it("stay on the same history when the branch moves", { tags: "slow" }, async () => {
    const repo = await randomRepo({ seed: 9, commits: 70, width: 1, skew: 0 });
    const expected = (await repo.git("rev-list", "--date-order", "tip0")).split("\n");
    const walked = await open("/repo/commits/tip0", repo);
    const first = shownCommits();
    await repo.git("checkout", "-q", "-f", "tip0");
    await repo.commit({ "new.txt": "new\n" }, "New");
    await walked.follow("Older");
    expect([...first, ...shownCommits()]).toEqual(expected);
    await walked.follow("Newer");
    expect(shownCommits()).toEqual(first);
  });

  it("stay on screen when the branch moves and the pointer is on the link to the next", { tags: "slow" }, async () => {
    const repo = await randomRepo({ seed: 10, commits: 70, width: 1, skew: 0 });
    const walked = await open("/repo/commits/tip0", repo);
    const first = shownCommits();
    await repo.git("checkout", "-q", "-f", "tip0");
    await repo.commit({ "new.txt": "new\n" }, "New");
    await act(async () => void fireEvent.pointerEnter(screen.getByRole("link", { name: "Older" })));
    await walked.settled();
    expect(screen.queryByRole("alert")).toBeNull();
    expect(shownCommits()).toEqual(first);
  });

  it("show new commits when the user returns to the first", { tags: "slow" }, async () => {
    const repo = await tempRepo();
    const first = await repo.commit({ "a.txt": "a\n" }, "The first");
    const walked = await open("/repo/commits/main", repo);
    expect(headlines()).toEqual(["The first"]);
    await walked.follow("The first");
    expect(address()).toBe(`/repo/commit/${first}`);
    await repo.commit({ "a.txt": "b\n" }, "The second");
    await walked.back();
    expect(headlines()).toEqual(["The second", "The first"]);
  });
});

describe("a history's page", () => {
  it("shows HEAD by default", async () => {
    const repo = await tempRepo();
    await repo.commit({ "a.txt": "a\n" }, "The first");
    await repo.git("checkout", "-q", "-b", "topic");
    await open("/repo/commits", repo);
    expect(pageTitle()).toBe("History of topic · repo · Galley");
    expect(headlines()).toEqual(["The first"]);
    expect(ways()).toEqual([]);
  });

  it("shows the commit if HEAD is detached", { tags: "slow" }, async () => {
    const repo = await tempRepo();
    await repo.commit({ "a.txt": "a\n" }, "The first");
    await repo.git("checkout", "-q", "--detach");
    await open("/repo/commits", repo);
    expect(pageTitle()).toBe("History of HEAD · repo · Galley");
    expect(headlines()).toEqual(["The first"]);
  });

  it.each(
    sampleOf([
      ["feature/a/b", "/repo/commits/feature/a/b"],
      ["100%", "/repo/commits/100%25"],
      ["a&b=c#d", "/repo/commits/a%26b%3Dc%23d"],
      ["caf\u00e9\u2603", "/repo/commits/caf%C3%A9%E2%98%83"],
      ["x@y", "/repo/commits/x@y"],
      ['quote"<b>', "/repo/commits/quote%22%3Cb%3E"],
    ]),
  )("is found for the branch %s", async (branch, at) => {
    const repo = await tempRepo();
    await repo.commit({ "a.txt": "a\n" }, "The first");
    await repo.git("checkout", "-q", "-b", branch);
    await repo.commit({ "a.txt": "b\n" }, "On the branch");
    const walked = await open("/", repo);
    await walked.follow("History");
    expect(window.location.pathname).toBe(at);
    expect(headlines()).toEqual(["On the branch", "The first"]);
    expect(pageTitle()).toBe(`History of ${branch} · repo · Galley`);
  });

  it("reports that the ref was deleted, and shows it again when it is back", { tags: "slow" }, async () => {
    const repo = await tempRepo();
    const first = await repo.commit({ "a.txt": "a\n" }, "The first");
    await repo.git("branch", "topic");
    const walked = await open("/repo/commits/topic", repo);
    await walked.follow("The first");
    await repo.git("branch", "-D", "topic");
    await walked.back();
    expect(failure()).toMatchObject({ title: "Not found", code: "NOT_FOUND" });
    expect(failure().text).toContain("“topic” is not a branch, tag or commit of repo.");
    await repo.git("branch", "topic", first);
    await walked.press("Try again");
    expect(headlines()).toEqual(["The first"]);
  });

  it.each(["x", "main..1", `${"f".repeat(40)}..x`])("reports the invalid cursor %s", async (cursor) => {
    const repo = await tempRepo();
    await repo.commit({ "a.txt": "a\n" }, "The first");
    await open(`/repo/commits/main?after=${cursor}`, repo);
    expect(failure()).toMatchObject({ title: "Invalid address", code: "BAD_INPUT" });
    expect(failure().text).toContain("The cursor is not a valid Galley cursor.");
  });
});
