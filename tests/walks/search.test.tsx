// @vitest-environment page
import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { tempRepo } from "#tests/helpers/tempRepo.ts";
import { address, failure, pageTitle, walk, type Walk } from "./page.ts";

let page: Walk | undefined;
afterEach(async () => {
  await page?.close();
  page = undefined;
});

/** Returns the listed files with their lines: `>` before a line with a match, which is in brackets. */
const found = () =>
  [...document.querySelectorAll(".FoundFile")].map((file) => {
    const lines = [...file.querySelectorAll(".FoundLine")].map((line) => {
      const parts = [...(line.querySelector("code")?.childNodes ?? [])].map((node) =>
        node instanceof HTMLElement && node.tagName === "MARK" ? `[${node.textContent}]` : node.textContent,
      );
      return `${line.tagName === "A" ? ">" : " "}${parts.join("")}`;
    });
    return [file.querySelector("h2")?.textContent, lines];
  });
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const submit = async () => {
  await act(async () => void fireEvent.submit(screen.getByRole("search")));
  await page?.settled();
};
const press = (key: string) =>
  act(async () => void fireEvent.keyDown(document.activeElement ?? document.body, { key }));

async function open(at: string) {
  const repo = await tempRepo();
  const head = await repo.commit(
    {
      "lib/a.ts": "first\nsecond\nconst needle = Needles;\nfourth\nfifth\nsixth\n",
      "b.md": "a needle\n",
      "c.bin": Uint8Array.of(0, 110, 101, 101, 100, 108, 101),
    },
    "Hide a needle",
  );
  page = await walk(at, repo.path);
  return { repo, head };
}

describe("a search", () => {
  it("lists the files and lines that contain a text, with matches marked, and links to them", async () => {
    const { head } = await open("/repo/search?q=needle");
    expect(pageTitle()).toBe("needle · Search · repo · Galley");
    expect(found()).toEqual([
      ["b.md", [">a [needle]"]],
      ["c.bin", []],
      ["lib/a.ts", [" first", " second", ">const [needle] = [Needle]s;", " fourth", " fifth"]],
    ]);
    expect(document.querySelector(".SearchScreen-summary")?.textContent?.trim()).toBe("3 lines in 3 files");
    const link = screen.getByRole("link", { name: /const needle/ });
    expect(link.getAttribute("href")).toBe(`/repo/blob/${head}/lib/a.ts#L3`);
  });

  it("keeps text, options and files in the URL", async () => {
    await open("/repo/search");
    expect(screen.getByRole("heading", { name: "Search this repository" })).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText("Search for"));
    type("Search for", "Needles?;");
    await submit();
    expect(address()).toBe("/repo/search?q=Needles%3F%3B");
    expect(screen.getByRole("heading", { name: "No results" })).toBeTruthy();
    await page?.press("Use POSIX extended regular expression");
    expect(address()).toBe("/repo/search?q=Needles%3F%3B&regex=1");
    expect(found().map(([path]) => path)).toEqual(["lib/a.ts"]);
    type("Files: Names and paths, separated by spaces; ! excludes", "*.md");
    type("Search for", "needle");
    await submit();
    expect(address()).toBe("/repo/search?q=needle&path=%2A.md&regex=1");
    expect(found()).toEqual([["b.md", [">a [needle]"]]]);
    await page?.press("Match case");
    expect(address()).toBe("/repo/search?q=needle&path=%2A.md&regex=1&case=exact");
  });

  it("explains errors in an expression or a revision", { tags: "slow" }, async () => {
    await open("/repo/search?q=(&regex=1");
    expect(document.querySelector(".Notice")?.textContent).toContain("a parenthesis is not closed");
    await page?.close();
    await open("/repo/search?q=x&at=nowhere");
    expect(failure()).toMatchObject({ code: "NOT_FOUND" });
  });

  it("can be used by keyboard", { tags: "slow" }, async () => {
    await open("/repo/search?q=needle");
    await press("j");
    expect(document.activeElement?.textContent).toContain("a needle");
    await press("j");
    expect(document.activeElement?.textContent).toContain("const needle");
    await press("j");
    await press("k");
    expect(document.activeElement?.textContent).toContain("a needle");
    await press("/");
    expect(document.activeElement).toBe(screen.getByLabelText("Search for"));
  });

  it("searches uncommitted changes", { tags: "slow" }, async () => {
    const { repo } = await open("/repo/search?q=needle&path=lib");
    await repo.write({ "lib/new.ts": "needle of today\n" });
    await page?.follow("Uncommitted work");
    expect(address()).toBe("/repo/search?q=needle&in=worktree&path=lib");
    expect(found().map(([path]) => path)).toEqual(["lib/a.ts", "lib/new.ts"]);
    expect(document.querySelector(".SearchScreen-summary")?.textContent.trim()).toBe("2 lines in 2 files");
  });

  it("continues in file names, and in the history by commit messages and changes", { tags: "slow" }, async () => {
    const { repo, head } = await open("/repo/search?q=a.t");
    await page?.follow("File names");
    expect(address()).toBe("/repo/search?q=a.t&in=names");
    expect([...document.querySelectorAll(".NameResults a")].map((link) => link.getAttribute("href"))).toEqual([
      `/repo/blob/${head}/lib/a.ts`,
    ]);
    await repo.commit({ "b.md": "a Needle, moved\n" }, "Touch it");
    await repo.commit({ "b.md": "nothing\n" }, "Take the needle away");
    const commits = () =>
      [...document.querySelectorAll(".CommitRow-headline")].map((link) => link.getAttribute("href")?.split("/").at(-1));
    const log = async (...args: readonly string[]) => (await repo.git("log", "--format=%H", "-i", ...args)).split("\n");
    type("Search for", "needle");
    await page?.follow("File names");
    await submit();
    await page?.follow("Commit messages");
    expect(address()).toBe("/repo/commits/HEAD?message=needle");
    expect(commits()).toEqual(await log("--grep=needle"));
    await page?.back();
    await page?.follow("Changes");
    expect(address()).toBe("/repo/commits/HEAD?added=needle");
    expect(commits()).toEqual(await log("-Sneedle"));
  });
});
