// @vitest-environment page
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { tempRepo, type TempRepo } from "#tests/helpers/tempRepo.ts";
import { address, failure, pageTitle, walk, type Walk } from "./page.ts";

let page: Walk | undefined;
const open = async (at: string, repo: TempRepo) => (page = await walk(at, repo.path));
afterEach(async () => {
  await page?.close();
  page = undefined;
});

/** Returns the cells of each row of the folder: kind, name with the text next to it, size. */
function rows(): readonly string[][] {
  return [...document.querySelectorAll(".FolderRow:not(.FolderTable-head)")].map((row) => [
    row.querySelector("[role=img]")?.getAttribute("aria-label") ?? "",
    row.querySelector(".FolderRow-name")?.textContent ?? "",
    row.querySelector(".FolderRow-size")?.textContent ?? "",
  ]);
}
const focused = (): string | null => document.activeElement?.textContent ?? null;
const press = async (key: string, on: Element = document.body) => {
  await act(async () => void fireEvent.keyDown(on, { key, bubbles: true }));
};

describe("a folder", () => {
  it("lists its entries, folders first, each with its size", async () => {
    const repo = await tempRepo();
    await repo.commit(
      {
        "a.txt": "four",
        "dir/inside.txt": "x",
        link: { symlink: "dir/inside.txt" },
        run: { program: "#!/bin/sh\n" },
        vendor: { gitlink: "1".repeat(40) },
      },
      "The first",
    );
    await repo.commit({ run: { program: "true\n" }, "caf\uDCE9": "x" }, "The second");
    await open("/repo/tree/main", repo);
    expect(rows()).toEqual([
      ["Folder", "dir", ""],
      ["Submodule", "vendorat 1111111111", ""],
      ["File", "a.txt", "4 bytes"],
      ["File", "caf\\xe9", "1 byte"],
      ["Symbolic link", "link→ dir/inside.txt", "14 bytes"],
      ["Executable file", "run", "5 bytes"],
    ]);
    expect(pageTitle()).toBe("Files at main · repo · Galley");
    expect(screen.getByRole("table", { name: "6 entries" }).getAttribute("aria-rowcount")).toBe("7");
  });

  it("links to folders, to files and back up by its path", async () => {
    const repo = await tempRepo();
    const commit = await repo.commit({ "src/app/a.txt": "one\n", "src/b.txt": "x" });
    await open("/repo/tree/main", repo);
    await page?.follow("src");
    await page?.follow("app");
    expect(address()).toBe("/repo/tree/main/src/app");
    expect(pageTitle()).toBe("src/app at main · repo · Galley");
    await page?.follow("a.txt");
    expect(address()).toBe("/repo/blob/main/src/app/a.txt");
    await page?.follow("src");
    expect(address()).toBe("/repo/tree/main/src");
    expect(rows().map(([, name]) => name)).toEqual(["app", "b.txt"]);
    await page?.follow("Parent folder");
    expect(address()).toBe("/repo/tree/main");
    await press("y");
    await page?.settled();
    expect(address()).toBe(`/repo/tree/${commit}`);
  });

  it("is linked from Home and from a commit", { tags: "slow" }, async () => {
    const repo = await tempRepo();
    const commit = await repo.commit({ a: "1" });
    await open("/", repo);
    await page?.follow("Files");
    expect(address()).toBe("/repo/tree/main");
    await page?.close();
    await open(`/repo/commit/${commit}`, repo);
    await page?.follow("Browse files");
    expect(address()).toBe(`/repo/tree/${commit}`);
    await page?.close();
    await open("/repo/tree", repo);
    expect(rows().map(([, name]) => name)).toEqual(["a"]);
  });

  it("can be used by keyboard, from the first entry to the last", { tags: "slow" }, async () => {
    const repo = await tempRepo();
    await repo.commit({ a: "1", b: "1", "dir/c": "1" });
    await open("/repo/tree/main", repo);
    await press("j");
    expect(focused()).toBe("dir");
    await press("j");
    expect(focused()).toBe("a");
    await press("k");
    expect(focused()).toBe("dir");
    await press("j");
    await press("j");
    await press("j");
    expect(focused()).toBe("b");
    await press("k");
    expect(focused()).toBe("a");
    await page?.follow("dir");
    await press("u");
    await page?.settled();
    expect(address()).toBe("/repo/tree/main");
  });

  it("shows its README, whose own links lead to files and folders of the same revision", { tags: "slow" }, async () => {
    const repo = await tempRepo();
    await repo.commit({
      "docs/README.md":
        "# Title\n\nSee [the guide](guide/start.md#top), [up](../), [code](/src/) and [out](../../x) <b>bold</b>\n",
      "docs/guide/start.md": "x",
      "src/a": "x",
      "plain/README": "as *it* is\n",
    });
    await open("/repo/tree/main/docs", repo);
    const readme = within(screen.getByRole("region", { name: "docs/README.md" }));
    expect(await readme.findByRole("heading", { name: "Title" })).toBeTruthy();
    const hrefOf = (name: string) => readme.getByRole("link", { name }).getAttribute("href");
    expect(hrefOf("the guide")).toBe("/repo/blob/main/docs/guide/start.md#top");
    expect(hrefOf("up")).toBe("/repo/tree/main");
    expect(hrefOf("code")).toBe("/repo/tree/main/src");
    expect(readme.queryByRole("link", { name: "out" })).toBe(null);
    expect(await readme.findByText("bold", { selector: "b" })).toBeTruthy();
    await page?.close();
    await open("/repo/tree/main/plain", repo);
    expect(document.querySelector(".FolderReadme pre")?.textContent).toBe("as *it* is\n");
  });

  it("shows the first of very many entries, and more of them on request", { tags: "slow" }, async () => {
    const repo = await tempRepo();
    await repo.commit(Object.fromEntries(Array.from({ length: 1200 }, (_, index) => [`f${1000 + index}`, "x"])));
    await open("/repo/tree/main", repo);
    expect(screen.getByRole("table", { name: "1,200 entries" }).getAttribute("aria-rowcount")).toBe("1201");
    expect(rows()).toHaveLength(500);
    await press("j");
    await press(".");
    expect(rows()).toHaveLength(1000);
    fireEvent.click(screen.getByRole("button", { name: /^Show 200 more entries of 1,200 entries/ }));
    await waitFor(() => expect(rows()).toHaveLength(1200));
    expect(rows().at(-1)?.[1]).toBe("f2199");
  });

  it(
    "reports that it is empty, that it is a file, or that it does not exist and who deleted it",
    { tags: "slow" },
    async () => {
      const repo = await tempRepo();
      await repo.commit({});
      await repo.git("tag", "nothing");
      await repo.commit({ "gone/a": "1", a: "1" });
      const last = await repo.git("rev-parse", "HEAD");
      await repo.commit({ "gone/a": null }, "Clean up");
      await open("/repo/tree/nothing", repo);
      expect(screen.getByRole("heading", { name: "This folder is empty" })).toBeTruthy();
      await page?.close();
      await open("/repo/tree/main/a", repo);
      expect(screen.getByRole("heading", { name: "This path is a file, not a folder" })).toBeTruthy();
      expect(screen.getByRole("link", { name: "Open" }).getAttribute("href")).toBe("/repo/blob/main/a");
      await page?.close();
      await open("/repo/tree/main/gone", repo);
      expect(document.querySelector(".EmptyState")?.textContent).toMatch(
        /There is no gone in main\. It was deleted in \w{10} “Clean up”\./,
      );
      await page?.follow("View the last version");
      expect(address()).toBe(`/repo/tree/${last}/gone`);
      expect(rows().map(([, name]) => name)).toEqual(["a"]);
      await page?.close();
      await open("/repo/tree/main/never", repo);
      expect(document.querySelector(".EmptyState")?.textContent).toContain(
        "There is no never in main or in its history.",
      );
    },
  );

  it(
    "reports a missing branch, and explains what to do on a current branch without commits",
    { tags: "slow" },
    async () => {
      const repo = await tempRepo();
      await repo.commit({ a: "1" });
      await open("/repo/tree/mian", repo);
      expect(failure()).toMatchObject({ title: "Not found", code: "NOT_FOUND" });
      await page?.close();
      await repo.git("checkout", "--quiet", "--orphan", "fresh");
      for (const at of ["/repo/tree", "/repo/tree/HEAD/src", "/repo/tree/fresh"]) {
        await open(at, repo);
        expect(screen.queryByRole("alert")).toBeNull();
        expect(pageTitle()).toBe("Files · repo · Galley");
        expect(screen.getByRole("heading", { name: "No files yet" })).toBeTruthy();
        expect(document.querySelector(".EmptyState")?.textContent).toContain(
          "fresh is checked out but has no commits. Create the first one and reload this page, or choose another branch.",
        );
        expect(screen.getByRole("link", { name: "Uncommitted work" }).getAttribute("href")).toBe("/repo/worktree");
        await page?.close();
      }
      await open("/repo/tree", repo);
      await page?.follow("Files of main");
      expect(address()).toBe("/repo/tree/main");
      expect(rows().map(([, name]) => name)).toEqual(["a"]);
    },
  );

  it("finds a file of the whole commit by a few letters", async () => {
    const repo = await tempRepo();
    await repo.commit({ "src/app/diff/DiffRow.tsx": "x", "src/app/Row.tsx": "x", other: "x" });
    await open("/repo/tree/main/src", repo);
    await press("t");
    await page?.settled();
    const field = await screen.findByRole("combobox", { name: "Go to file" });
    await act(async () => void fireEvent.change(field, { target: { value: "drow" } }));
    await page?.settled();
    expect(screen.getAllByRole("option").map((option) => option.textContent)).toEqual(["src/app/diff/DiffRow.tsx"]);
    await act(async () => void fireEvent.click(screen.getByRole("option")));
    await page?.settled();
    expect(address()).toBe("/repo/blob/main/src/app/diff/DiffRow.tsx");
  });
});
