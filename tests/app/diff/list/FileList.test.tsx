// @vitest-environment page
import { act, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { describe, expect, test, vi, type Mock } from "vitest";
import { CurrentFile } from "#app/diff/CurrentFile.ts";
import type { DiffFile } from "#app/diff/patch/DiffFile.ts";
import { filterFiles, NO_FILTER } from "#app/diff/list/FileFilter.tsx";
import { FileList } from "#app/diff/list/FileList.tsx";
import type { FileArrangement } from "#app/diff/list/FileListHead.tsx";
import type { MarksOfFile } from "#app/diff/list/FileMarks.tsx";
import { stepInList } from "#app/diff/list/fileTree.ts";
import { UiRoot } from "#tests/app/ui/UiRoot.tsx";
import { diffFile } from "../diffFile.ts";

const fileAt = (path: string, overrides: Partial<DiffFile> = {}) =>
  diffFile({ key: path, oldPath: path, newPath: path, plainPath: path, ...overrides });
const FILES = [
  fileAt("docs/read me.md", { group: 2 }),
  fileAt("src/app/Main.tsx"),
  fileAt("src/app/main.css"),
  fileAt("top.txt", { group: 2 }),
];

interface Shown {
  readonly current: CurrentFile;
  readonly onPick: Mock<(key: string) => void>;
}

function show(
  overrides: Partial<FileArrangement> = {},
  files: readonly DiffFile[] = FILES,
  marksOf?: (key: string) => MarksOfFile | null,
): Shown {
  const current = new CurrentFile();
  const onPick = vi.fn<(key: string) => void>();
  function Host() {
    const [form, onForm] = useState(overrides.form ?? "tree");
    const [order, onOrder] = useState(overrides.order ?? "path");
    const [filter, onFilter] = useState(NO_FILTER);
    const marks = marksOf === undefined ? {} : { marksOf };
    return (
      <FileList
        files={files}
        filter={filter}
        onFilter={onFilter}
        shown={filterFiles(files, filter)}
        arrangement={{ form, onForm, order, onOrder }}
        current={current}
        onPick={onPick}
        {...marks}
      />
    );
  }
  render(<Host />, { wrapper: UiRoot });
  return { current, onPick };
}

const rows = () => screen.getAllByRole("treeitem");
/** Each row's name, indented by its level. */
const names = () =>
  rows().map((row) => {
    const name = row.querySelector(".file-list-folder, .diff-path")?.textContent ?? "";
    return "  ".repeat(Number(row.getAttribute("aria-level")) - 1) + name;
  });
const menu = () => screen.getByRole("button", { name: "Filter and sort" });
const filter = () => screen.getByRole("searchbox", { name: "Filter files" });
const press = (key: string) => fireEvent.keyDown(screen.getByRole("tree"), { key });
const pointed = () => {
  const id = screen.getByRole("tree").getAttribute("aria-activedescendant") ?? "";
  return document.getElementById(id)?.querySelector(".file-list-folder, .diff-path")?.textContent;
};

describe("the file tree", () => {
  test("groups files by folder, and joins a folder that only contains another one with it", () => {
    show();
    expect(names()).toEqual(["docs", "  read me.md", "src/app", "  Main.tsx", "  main.css", "top.txt"]);
  });

  test("announces each row's position in its folder", () => {
    show();
    expect(rows().map((row) => [row.getAttribute("aria-posinset"), row.getAttribute("aria-setsize")])).toEqual([
      ["1", "3"],
      ["1", "1"],
      ["2", "3"],
      ["1", "2"],
      ["2", "2"],
      ["3", "3"],
    ]);
  });

  test("sums up the lines of a folder, and shows nothing while the count of a file is unknown", () => {
    show({}, [
      fileAt("a/one", { additions: 2000, deletions: 0 }),
      fileAt("a/two", { additions: 5, deletions: 3 }),
      fileAt("b/three", { additions: null, deletions: null, isBinary: null }),
    ]);
    expect(screen.getByRole("treeitem", { name: /^a / }).textContent).toBe("a+2,005−3");
    expect(screen.getByRole("treeitem", { name: /^b/ }).textContent).toBe("b");
  });

  test("collapses and expands a folder by a click, and then shows how many files are in it", () => {
    const { onPick } = show();
    fireEvent.click(screen.getByText("src/app"));
    expect(names()).toEqual(["docs", "  read me.md", "src/app", "top.txt"]);
    const folder = screen.getByRole("treeitem", { name: /src\/app/ });
    expect([folder.getAttribute("aria-expanded"), folder.textContent]).toEqual(["false", "src/app2 files+2−2"]);
    fireEvent.click(folder);
    expect(names()).toHaveLength(6);
    expect(onPick).not.toHaveBeenCalled();
  });

  test("is used by arrow keys: left and right collapse, expand, and go to the parent folder", () => {
    show();
    press("ArrowDown");
    press("ArrowDown");
    press("ArrowDown");
    expect(pointed()).toBe("src/app");
    press("ArrowRight");
    expect(pointed()).toBe("Main.tsx");
    press("ArrowLeft");
    expect(pointed()).toBe("src/app");
    press("ArrowLeft");
    expect(names()).toEqual(["docs", "  read me.md", "src/app", "top.txt"]);
    press("ArrowRight");
    expect([pointed(), names().length]).toEqual(["src/app", 6]);
    press("Enter");
    expect(names()).toHaveLength(4);
  });

  test("marks the collapsed folder that contains the current file", () => {
    const { current } = show();
    act(() => current.set("src/app/main.css"));
    expect(screen.getByRole("treeitem", { selected: true }).textContent).toContain("main.css");
    fireEvent.click(screen.getByText("src/app"));
    expect(screen.getByRole("treeitem", { selected: true }).textContent).toContain("src/app");
  });

  test("shows what a filter finds in a collapsed folder", () => {
    show();
    fireEvent.click(screen.getByText("src/app"));
    fireEvent.change(filter(), { target: { value: "css" } });
    expect(names()).toEqual(["src/app", "  main.css"]);
  });

  test("shows where a renamed file came from, only by name if the folder is the same", () => {
    show({}, [
      fileAt("a/new.ts", { oldPath: "a/old.ts", status: "RENAMED" }),
      fileAt("a/there.ts", { oldPath: "b/here.ts", status: "RENAMED" }),
    ]);
    expect(names()).toEqual(["a", "  new.ts ← old.ts", "  there.ts ← b/here.ts"]);
  });

  test("shows what is known about files beside their counts, and the sum on a collapsed folder", () => {
    show({}, FILES, (key) => (key.startsWith("src") ? { isViewed: true, openThreads: 2 } : null));
    expect(screen.getAllByRole("img", { name: "2 unresolved threads" })).toHaveLength(2);
    fireEvent.click(screen.getByText("src/app"));
    expect(screen.getAllByRole("img", { name: "4 unresolved threads" })).toHaveLength(1);
    expect(screen.getAllByRole("img", { name: "Viewed" })).toHaveLength(1);
  });

  test("shows viewed marks in a column at the right edge, also while they are unknown", () => {
    show({ form: "list" }, FILES, (key) =>
      key.startsWith("src")
        ? { isViewed: false, unviewed: key.endsWith("x") ? 12 : null, of: { total: 20, unit: "hunk" }, openThreads: 1 }
        : null,
    );
    const last = (name: RegExp) => screen.getByRole("treeitem", { name }).lastElementChild;
    expect([last(/Main/)?.className, last(/Main/)?.textContent]).toEqual(["file-list-marks", "8/20"]);
    expect([last(/main/)?.className, last(/main/)?.textContent]).toEqual(["file-list-marks", ""]);
    expect(last(/top/)?.className).toBe("file-list-lines");
  });

  test("switches to a list and back", () => {
    show();
    const toggle = () => {
      fireEvent.click(menu());
      fireEvent.click(screen.getByRole("menuitemcheckbox", { name: /^Folders as a tree/ }));
    };
    toggle();
    expect(names()).toEqual(["docs/read me.md", "src/app/Main.tsx", "src/app/main.css", "top.txt"]);
    toggle();
    expect(names()[0]).toBe("docs");
  });

  test("lets the user choose the order", () => {
    show();
    fireEvent.click(menu());
    expect(screen.getByRole("menuitemradio", { name: /By path/ }).getAttribute("aria-checked")).toBe("true");
    fireEvent.click(screen.getByRole("menuitemradio", { name: /Code, tests/ }));
    expect(names()[0]).toBe("Documentation");
  });
});

describe("the file list", () => {
  test("scrolls the reader to a file that is clicked", () => {
    const { onPick } = show({ form: "list" });
    fireEvent.click(screen.getByText("main.css"));
    expect(onPick).toHaveBeenCalledWith("src/app/main.css");
  });

  test("filters by words, shows how many files are left, and Enter goes to the first", () => {
    const { onPick } = show({ form: "list" });
    expect(screen.getByRole("status").textContent).toBe("4 files");
    fireEvent.change(filter(), { target: { value: "APP css" } });
    expect(names()).toEqual(["src/app/main.css"]);
    expect(screen.getByRole("status").textContent).toBe("1 of 4 files shown");
    fireEvent.keyDown(filter(), { key: "Enter" });
    expect(onPick).toHaveBeenCalledWith("src/app/main.css");
    fireEvent.change(filter(), { target: { value: "nowhere" } });
    expect(screen.getByText("No files match the filter.")).toBeTruthy();
  });

  test("is complete again after Escape, from the filter, the list and the button, and then Escape leaves the field", () => {
    show({ form: "list" });
    filter().focus();
    for (const clear of [
      () => fireEvent.keyDown(filter(), { key: "Escape" }),
      () => press("Escape"),
      () => fireEvent.click(screen.getByRole("button", { name: "Show all" })),
    ]) {
      fireEvent.change(filter(), { target: { value: "css" } });
      expect(rows()).toHaveLength(1);
      clear();
      expect([rows().length, screen.getByRole("status").textContent]).toEqual([4, "4 files"]);
    }
    expect(document.activeElement).toBe(filter());
    fireEvent.keyDown(filter(), { key: "Escape" });
    expect(document.activeElement).toBe(document.body);
  });

  test("filters by viewed marks and comments, and keeps a file that is viewed meanwhile", () => {
    const viewed = new Set(["top.txt"]);
    show({ form: "list" }, FILES, (key) => ({
      isViewed: viewed.has(key),
      unviewed: viewed.has(key) ? 0 : 1,
      openThreads: 0,
      hasComments: key.startsWith("src"),
    }));
    const choose = (name: string) => fireEvent.click(screen.getByRole("menuitemcheckbox", { name }));
    fireEvent.click(menu());
    choose("Not viewed (3)");
    expect(names()).toEqual(["docs/read me.md", "src/app/Main.tsx", "src/app/main.css"]);
    viewed.add("src/app/Main.tsx");
    choose("With comments (2)");
    expect(names()).toEqual(["src/app/Main.tsx", "src/app/main.css"]);
    choose("Not viewed (2)");
    choose("Not viewed (2)");
    expect(names()).toEqual(["src/app/main.css"]);
  });

  test("is used by arrow keys from the filter, where left and right move the caret", () => {
    const { onPick } = show({ form: "list" });
    fireEvent.keyDown(filter(), { key: "ArrowDown" });
    fireEvent.keyDown(filter(), { key: "ArrowDown" });
    fireEvent.keyDown(filter(), { key: "ArrowLeft" });
    expect(pointed()).toBe("src/app/Main.tsx");
    fireEvent.keyDown(filter(), { key: "Enter" });
    expect(onPick).toHaveBeenCalledWith("src/app/Main.tsx");
  });

  test("renders only the visible rows of ten thousand and announces their true number", () => {
    show(
      { form: "list" },
      Array.from({ length: 10_500 }, (_, i) => fileAt(`f${i}`)),
    );
    expect(rows().length).toBeLessThan(100);
    expect(rows()[0]?.getAttribute("aria-setsize")).toBe("10500");
    expect(screen.getByRole("status").textContent).toBe("10,500 files");
  });
});

describe("filterFiles", () => {
  test("finds a renamed file by its old path too", () => {
    const renamed = diffFile({ oldPath: "lib/old.ts", newPath: "src/new.ts" });
    expect(filterFiles([renamed], { ...NO_FILTER, text: "lib old" })).toEqual([renamed]);
    expect(filterFiles([renamed], { ...NO_FILTER, text: "lib missing" })).toEqual([]);
  });
});

describe("stepInList", () => {
  test("stays within the list", () => {
    const steps = ["ArrowDown", "ArrowUp", "PageDown", "PageUp", "Home", "End", "a"].map((key) =>
      stepInList(key, 4, 6, 10),
    );
    expect(steps).toEqual([5, 3, 5, 0, 0, 5, null]);
    expect([stepInList("ArrowDown", -1, 6, 10), stepInList("ArrowDown", 0, 0, 10)]).toEqual([0, null]);
  });
});
