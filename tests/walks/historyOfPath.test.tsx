// @vitest-environment page
import { act, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { tempRepo, type TempRepo } from "#tests/helpers/tempRepo.ts";
import { sampleOf } from "#tests/helpers/testRun.ts";
import { address, pageTitle, walk, type Walk } from "./page.ts";

let repo: TempRepo;
let page: Walk | undefined;
beforeAll(async () => {
  repo = await tempRepo();
  const text = Array.from({ length: 20 }, (_, n) => `line ${n}\n`).join("");
  await repo.commit({ "old.txt": text }, "Begin");
  await repo.commit({ "b.txt": "b\n" }, "Of b alone");
  await repo.commit({ "old.txt": null, "dir/new.txt": text }, "Rename it");
  await repo.commit({ "dir/new.txt": `${text}needle\n` }, "Add the needle");
  await repo.git("branch", "feature/x", "main~1");
});
afterEach(async () => {
  await page?.close();
  page = undefined;
});

const open = async (at: string) => (page = await walk(at, repo.path));
const headlines = () => [...document.querySelectorAll(".CommitRow-headline")].map((link) => link.textContent);
const asides = () =>
  [...document.querySelectorAll(".FileThen")].map((link) => [link.textContent, link.getAttribute("href")]);

async function type(label: string, text: string): Promise<void> {
  await act(async () => void fireEvent.change(screen.getByLabelText(label), { target: { value: text } }));
}

describe("the history of a file", () => {
  it("follows its renames, and each entry links to the commit and to the file at that commit", async () => {
    await open("/repo/commits/main/dir/new.txt");
    const oids = (await repo.git("rev-list", "main")).split("\n");
    expect(pageTitle()).toBe("History of dir/new.txt in main \u00b7 repo \u00b7 Galley");
    expect(headlines()).toEqual(["Add the needle", "Rename it", "Begin"]);
    expect(asides()).toEqual([
      ["View file", `/repo/blob/${oids[0]}/dir/new.txt`],
      ["View file", `/repo/blob/${oids[1]}/dir/new.txt`],
      ["View file: old.txt", `/repo/blob/${oids[3]}/old.txt`],
    ]);
  });

  it("is one click from the file, on a branch with a slash in its name", { tags: "slow" }, async () => {
    const walked = await open("/repo/blob/feature/x/dir/new.txt");
    const main = within(document.querySelector("main") ?? document.body);
    await act(async () => void fireEvent.click(main.getByRole("link", { name: "History" })));
    await walked.settled();
    expect(address()).toBe("/repo/commits/feature/x/dir/new.txt");
    expect(headlines()).toEqual(["Rename it", "Begin"]);
  });

  it(
    "links to the history of its folder, whose entries link to the folder at that commit",
    { tags: "slow" },
    async () => {
      const walked = await open("/repo/commits/main/dir/new.txt");
      await walked.follow("dir");
      expect(address()).toBe("/repo/commits/main/dir");
      expect(headlines()).toEqual(["Add the needle", "Rename it"]);
      expect(asides()[0]?.[0]).toBe("View folder");
      await walked.follow("All files");
      expect(address()).toBe("/repo/commits/main");
      expect(headlines()).toHaveLength(4);
      expect(asides()).toEqual([]);
    },
  );

  it("reports an unknown path and offers the whole history", async () => {
    const walked = await open("/repo/commits/main/nowhere.txt");
    expect(screen.getByRole("heading", { name: "No commits changed this path" })).toBeTruthy();
    await walked.follow("Full history");
    expect(headlines()).toHaveLength(4);
  });
});

describe("a history is filtered", () => {
  it("by its form, with the values in the URL, and the filter is cleared again", async () => {
    const walked = await open("/repo/commits/main");
    await act(async () => void fireEvent.keyDown(document.body, { key: "/" }));
    expect(document.activeElement).toBe(screen.getByLabelText("Message"));
    await type("Message", "NEEDLE");
    await type("Author", "ada@");
    await walked.press("Apply");
    expect(address()).toBe("/repo/commits/main?author=ada@&message=NEEDLE");
    expect(headlines()).toEqual(["Add the needle"]);
    expect(screen.getByText("message \u201cNEEDLE\u201d, author \u201cada@\u201d")).toBeTruthy();
    await walked.follow("Clear");
    expect(address()).toBe("/repo/commits/main");
    expect(headlines()).toHaveLength(4);
  });

  it.each(
    sampleOf([
      ["added=needle", ["Add the needle"]],
      ["message=OF", ["Of b alone"]],
      ["until=2023-11-13", []],
      ["since=2023-11-14", ["Add the needle", "Rename it", "Of b alone", "Begin"]],
    ]),
  )("by %s in the URL", async (params, expected) => {
    await open(`/repo/commits/main?${params}`);
    expect(headlines()).toEqual(expected);
    if (expected.length === 0) expect(screen.getByRole("heading", { name: "No matching commits" })).toBeTruthy();
  });
});
