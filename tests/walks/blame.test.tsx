// @vitest-environment page
import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { tempRepo, type TempRepo } from "#tests/helpers/tempRepo.ts";
import { address, failure, pageTitle, walk, type Walk } from "./page.ts";

let page: Walk | undefined;
const open = async (at: string, repo: TempRepo) => (page = await walk(at, repo.path));
afterEach(async () => {
  await page?.close();
  page = undefined;
});

/** The accessible text next to each block of lines, with its age and its link. */
const beside = () =>
  [...document.querySelectorAll(".BlameBlock")].map((block) => {
    const link = block.querySelector("a");
    const labels = [...(link?.querySelectorAll(".visually-hidden, .BlameBlock-headline") ?? [])];
    return [labels.map((word) => word.textContent).join(""), link?.getAttribute("href")];
  });
const lines = () => [...document.querySelectorAll(".diff-row .diff-code")].map((line) => line.textContent);
const notes = () => document.querySelector(".BlameScreen-notes")?.textContent;

async function blamedRepo() {
  const repo = await tempRepo();
  const first = await repo.commit({ "a.txt": "one\ntwo\nthree\n" }, "The first");
  const second = await repo.commit({ "a.txt": " one\n two\nthree\n" }, "Indent");
  repo.tick(400 * 24 * 60 * 60);
  const third = await repo.commit({ "a.txt": null, "src/b.txt": " one\n two\nthree\nfour\n" }, "Move and add");
  return { repo, first, second, third };
}

describe("a blame", () => {
  it("shows next to each line the commit that added it, and links to it", async () => {
    const { repo, first, second, third } = await blamedRepo();
    await open("/repo/blame/main/src/b.txt", repo);
    expect(pageTitle()).toBe("Blame of src/b.txt at main · repo · Galley");
    expect(lines()).toEqual([" one", " two", "three", "four"]);
    expect(beside()).toEqual([
      ["Lines 1 to 2: Indent, by Ada Proof, ", `/repo/commit/${second}`],
      ["Line 3: The first, by Ada Proof, ", `/repo/commit/${first}`],
      ["Line 4: Move and add, by Ada Proof, ", `/repo/commit/${third}`],
    ]);
    expect([...document.querySelectorAll(".BlameBlock")].map((block) => block.getAttribute("data-age"))).toEqual([
      "7",
      "7",
      "0",
    ]);
    expect(notes()).toContain("4 lines from 3 commits");
  });

  it("links to the version before a commit, under the file's old name, and back to its first commit", async () => {
    const { repo, first, second } = await blamedRepo();
    await open("/repo/blame/main/src/b.txt#src/b.txt:R4", repo);
    await act(async () => void fireEvent.keyDown(document.body, { key: "B", shiftKey: true }));
    await page?.settled();
    expect(address()).toBe(`/repo/blame/${second}/a.txt`);
    expect(beside().map(([label]) => label)).toEqual([
      "Lines 1 to 2: Indent, by Ada Proof, ",
      "Line 3: The first, by Ada Proof, ",
    ]);
    const block = screen.getByRole("link", { name: /^Line 3/ });
    vi.spyOn(block, "matches").mockReturnValue(true); // as `:focus-visible` does after a key press
    await act(async () => void fireEvent.focus(block));
    const tooltip = document.querySelector(".Tooltip");
    expect(tooltip?.textContent).toContain("The first");
    expect(tooltip?.textContent).toContain("The file is new in this commit.");
    expect(block.getAttribute("href")).toBe(`/repo/commit/${first}`);
  });

  it("skips the commits listed in an ignore file of the tree, and reports it", { tags: "slow" }, async () => {
    const { repo, first, second } = await blamedRepo();
    await repo.commit({ ".git-blame-ignore-revs": `${second}\nnonsense\n` });
    await open("/repo/blame/main/src/b.txt", repo);
    expect(beside()[0]).toEqual(["Lines 1 to 3: The first, by Ada Proof, ", `/repo/commit/${first}`]);
    expect(notes()).toContain("1 commit is ignored, as listed in .git-blame-ignore-revs");
  });

  it("links to the plain file and back", { tags: "slow" }, async () => {
    const { repo } = await blamedRepo();
    await open("/repo/blame/main/src/b.txt", repo);
    await page?.follow("File");
    expect(address()).toBe("/repo/blob/main/src/b.txt");
    await page?.follow("Blame");
    expect(address()).toBe("/repo/blame/main/src/b.txt");
  });

  it("explains why there are no lines: empty, binary, a submodule, missing", { tags: "slow" }, async () => {
    const repo = await tempRepo();
    await repo.commit({ empty: "", binary: new Uint8Array([1, 0, 2]), module: { gitlink: "1".repeat(40) } });
    await open("/repo/blame/main/empty", repo);
    expect(document.querySelector(".diff-file")?.textContent).toContain("Empty file.");
    await page?.close();
    await open("/repo/blame/main/binary", repo);
    expect(document.querySelector(".EmptyState")?.textContent).toContain("This is a binary file.");
    await page?.close();
    await open("/repo/blame/main/module", repo);
    expect(document.querySelector(".EmptyState")?.textContent).toContain("This is a submodule");
    await page?.close();
    await open("/repo/blame/main/no/such", repo);
    expect(failure()).toMatchObject({ title: "Not found", code: "NOT_FOUND" });
  });
});
