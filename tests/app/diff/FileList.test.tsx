// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from "@testing-library/react";
import { describe, expect, test, vi, type Mock } from "vitest";
import { CurrentFile } from "#app/diff/CurrentFile.ts";
import { FileList } from "#app/diff/FileList.tsx";
import { filterFiles } from "#app/diff/filterFiles.ts";
import { stepInList } from "#app/diff/stepInList.ts";
import { diffFile } from "./diffFile.ts";

const FILES = ["src/app/Main.tsx", "src/app/main.css", "docs/read me.md"].map((path) => {
  return diffFile({ key: path, oldPath: path, newPath: path });
});

function list(files = FILES): { readonly current: CurrentFile; readonly onPick: Mock<(key: string) => void> } {
  const current = new CurrentFile();
  const onPick = vi.fn<(key: string) => void>();
  render(<FileList files={files} current={current} onPick={onPick} />);
  return { current, onPick };
}

describe("FileList", () => {
  test("lists the files and marks the one being read", () => {
    const { current } = list();
    expect(screen.getAllByRole("option").map((option) => option.querySelector(".diff-path")?.textContent)).toEqual([
      "src/app/Main.tsx",
      "src/app/main.css",
      "docs/read me.md",
    ]);
    act(() => current.set("src/app/main.css"));
    expect(screen.getByRole("option", { selected: true }).textContent).toContain("main.css");
  });

  test("brings the reader to a file that is clicked", () => {
    const { onPick } = list();
    fireEvent.click(screen.getByText("main.css"));
    expect(onPick).toHaveBeenCalledWith("src/app/main.css");
  });

  test("filters by words and says how many are left", () => {
    list();
    expect(screen.getByRole("status").textContent).toBe("3 files");
    const filter = screen.getByRole("searchbox", { name: "Filter files" });
    fireEvent.change(filter, { target: { value: "APP css" } });
    expect(screen.getAllByRole("option")).toHaveLength(1);
    expect(screen.getByRole("status").textContent).toBe("1 of 3 files");
    fireEvent.change(filter, { target: { value: "nowhere" } });
    expect(screen.getByText("No file has these words in its path.")).toBeTruthy();
  });

  test("is walked by arrow keys, from within the filter too, and picks with Enter", () => {
    const { onPick } = list();
    const filter = screen.getByRole("searchbox", { name: "Filter files" });
    fireEvent.keyDown(filter, { key: "ArrowDown" });
    fireEvent.keyDown(filter, { key: "ArrowDown" });
    const pointed = screen.getByRole("listbox").getAttribute("aria-activedescendant") ?? "";
    expect(document.getElementById(pointed)?.textContent).toContain("main.css");
    fireEvent.keyDown(filter, { key: "Enter" });
    expect(onPick).toHaveBeenCalledWith("src/app/main.css");
  });

  test("draws only the rows in sight of ten thousand and says their true number", () => {
    list(Array.from({ length: 10_500 }, (_, i) => diffFile({ key: String(i), newPath: `f${i}` })));
    const options = screen.getAllByRole("option");
    expect(options.length).toBeLessThan(100);
    expect(options[0]?.getAttribute("aria-setsize")).toBe("10500");
    expect(screen.getByRole("status").textContent).toBe("10,500 files");
  });
});

describe("filterFiles", () => {
  test("finds a renamed file by its old path too", () => {
    const renamed = diffFile({ oldPath: "lib/old.ts", newPath: "src/new.ts" });
    expect(filterFiles([renamed], "lib old")).toEqual([renamed]);
    expect(filterFiles([renamed], "lib missing")).toEqual([]);
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
