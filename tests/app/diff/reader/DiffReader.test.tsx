// @vitest-environment page
import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { createRef, type ReactElement } from "react";
import { describe, expect, test, vi } from "vitest";
import { CurrentFile } from "#app/diff/CurrentFile.ts";
import { DiffReader } from "#app/diff/reader/DiffReader.tsx";
import type { DiffReaderHandle } from "#app/diff/controller/ReaderView.ts";
import { displayText } from "#app/diff/displayText.ts";
import { changeInRepository } from "../changeInRepository.ts";
import { UiRoot } from "#tests/app/ui/UiRoot.tsx";
import { PATCH, contentsOf, diffFile, optionsOf, type TestFile } from "../diffFile.ts";

const renderInUi = (element: ReactElement) => render(element, { wrapper: UiRoot });

const EMPTY = "Nothing has changed.";
const ignore = (): void => undefined;

function read(files: readonly TestFile[], layout: "unified" | "split" = "unified"): HTMLElement {
  const contents = contentsOf(files);
  const options = optionsOf(layout);
  return renderInUi(
    <DiffReader files={files} contents={contents} options={options} onNeed={ignore} emptyText={EMPTY} />,
  ).container;
}

const UNIFIED = optionsOf("unified");

/** The lines of a reader's pane as a diff: sign, then text. */
function shownLines(container: Element): readonly string[] {
  return [...container.querySelectorAll(".diff-row")].map((row) => {
    const sign = row.querySelector(".diff-sign")?.textContent.replace("−", "-");
    const text = row.querySelector(".diff-code")?.textContent ?? "";
    return sign === undefined ? text : `${sign === "" ? " " : sign}${text}`;
  });
}

describe("DiffReader", () => {
  test("shows exactly the text of git's diff", () => {
    const before = "a\r\n\tb\n\u202ec\n\ncaf\n";
    const after = new Uint8Array([...new TextEncoder().encode("a\n\tb\n\u202ec \n\ncaf"), 0xe9]);
    const [patch = ""] = changeInRepository({ f: before }, { f: after });
    const body = displayText(patch.slice(patch.indexOf("@@ ")));
    const [, ...lines] = body.replace(/\n$/, "").split("\n");
    expect(shownLines(read([diffFile({ patch })]))).toEqual(lines);
    expect(lines).toContain("+café");
  });

  test("shows the two sides beside each other in split view, each with its own numbers", () => {
    const container = read([diffFile()], "split");
    const sides = ["Lines before", "Lines after"].map((name) => {
      const pane = within(container).getByRole("grid", { name });
      return [...pane.querySelectorAll(".diff-row")].map((row) => row.textContent);
    });
    expect(sides).toEqual([
      ["1one", "2−two", "3three"],
      ["1one", "2+TWO", "3three"],
    ]);
  });

  test("distinguishes added and removed lines without color", () => {
    read([diffFile()]);
    expect(screen.getByRole("gridcell", { name: "Added" }).textContent).toBe("+");
    expect(screen.getByRole("gridcell", { name: "Removed" }).textContent).toBe("−");
    expect(screen.getByRole("img", { name: "1 line added, 1 removed" }).textContent).toBe("+1−1");
    expect(screen.getByRole("region", { name: "Changed lines" })).toBeTruthy();
    expect(screen.getByRole("group", { name: "src/a.ts" })).toBeTruthy();
    expect(screen.getByRole("heading", { name: "src/a.ts" })).toBeTruthy();
  });

  test("shows a renamed file's old and new path and its similarity", () => {
    read([diffFile({ status: "RENAMED", similarity: 96, newPath: "lib/a.ts" })]);
    const group = screen.getByRole("group", { name: "src/a.ts → lib/a.ts" });
    expect(within(group).getByText("96 %")).toBeTruthy();
  });

  test("collapses and expands a file by its button", () => {
    const container = read([diffFile()]);
    fireEvent.click(screen.getByRole("button", { name: "Hide lines", expanded: true }));
    expect(shownLines(container)).toEqual([]);
    fireEvent.click(screen.getByRole("button", { name: "Show lines", expanded: false }));
    expect(shownLines(container)).toEqual([" one", "-two", "+TWO", " three"]);
  });

  test("truncates a very long line, reports how much is left, and shows more on request", () => {
    const long = "x".repeat(10_000);
    const container = read([diffFile({ patch: `@@ -0,0 +1 @@\n+${long}12345\n` })]);
    expect(shownLines(container)).toEqual([`+${long}`]);
    expect(screen.getByText(/5 more characters/)).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: "Show more" }));
    expect(shownLines(container)).toEqual([`+${long}12345`]);
  });

  test("labels invisible characters without changing the line's text", () => {
    const container = read([diffFile({ patch: "@@ -0,0 +1 @@\n+a\u202eb\r\n" })]);
    expect([...container.querySelectorAll(".diff-mark")].map((mark) => mark.getAttribute("data-label"))).toEqual([
      "U+202E",
      "CR",
    ]);
    expect(shownLines(container)).toEqual(["+a\u202eb\r"]);
  });

  test("renders only what is near the viewport", () => {
    const lines = Array.from({ length: 5000 }, (_, i) => `+line ${i + 1}\n`);
    const container = read([diffFile({ patch: `@@ -0,0 +1,5000 @@\n${lines.join("")}` })]);
    const count = container.querySelectorAll(".diff-row").length;
    expect(count).toBeGreaterThan(30);
    expect(count).toBeLessThan(120);
    expect(container.querySelector<HTMLElement>(".diff-reader")?.style.height).toBe(`${40 + 28 + 5000 * 20 + 12}px`);
  });

  test("fetches the patches near the viewport until they are here, and no others", async () => {
    const onNeed = vi.fn<(keys: readonly string[]) => void>();
    const files = Array.from({ length: 100 }, (_, i) => {
      return diffFile({ key: `k${i}`, patch: i === 1 ? diffFile().patch : null, additions: 2, deletions: 2 });
    });
    const contents = contentsOf(files);
    const reader = (overrides: readonly TestFile[]) => (
      <DiffReader files={overrides} contents={contents} options={UNIFIED} onNeed={onNeed} emptyText={EMPTY} />
    );
    const { rerender } = renderInUi(reader(files));
    const requested = onNeed.mock.lastCall?.[0] ?? [];
    expect(requested.slice(0, 2)).toEqual(["k0", "k2"]);
    expect(requested.length).toBeLessThan(12);
    rerender(reader(files.map((file) => ({ ...file }))));
    act(() => contents.putPatches([["k0", PATCH]]));
    await expect.poll(() => onNeed.mock.lastCall?.[0]).toEqual(requested.slice(1));
  });

  test("shows why a file's lines are missing, and each press of Retry tries once", () => {
    const onNeed = vi.fn<(keys: readonly string[]) => void>();
    const files = [diffFile({ patch: null, failure: "Git took too long." })];
    const contents = contentsOf(files);
    renderInUi(<DiffReader files={files} contents={contents} options={UNIFIED} onNeed={onNeed} emptyText={EMPTY} />);
    expect(screen.getByRole("alert").textContent).toContain("Git took too long.");
    expect(onNeed).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(onNeed.mock.calls).toEqual([[["a"]]]);
    act(() => contents.putPatches([["a", PATCH]]));
    expect(onNeed.mock.calls).toHaveLength(1);
    expect(screen.getByText("TWO")).toBeTruthy();
  });

  test.each(["unified", "split"] as const)(
    "reports below the beginning of a patch that more is loading, %s",
    (layout) => {
      const files = [diffFile({ status: "ADDED", oldPath: null, additions: 2, deletions: 0, patch: null })];
      const contents = contentsOf(files);
      contents.putTruncatedPatch("a", "@@ -0,0 +1 @@\n+one\n");
      const { container } = renderInUi(
        <DiffReader files={files} contents={contents} options={optionsOf(layout)} onNeed={ignore} emptyText={EMPTY} />,
      );
      const lastRow = (): string | null => [...container.querySelectorAll("[role=row]")].at(-1)?.textContent ?? null;
      expect(screen.getByText("Loading lines…").closest("[role=row]")?.getAttribute("aria-rowindex")).toBe("3");
      expect(screen.getByText("one")).toBeTruthy();
      act(() => contents.putPatches([["a", "@@ -0,0 +1,2 @@\n+one\n+two\n"]]));
      expect([screen.queryByText("Loading lines…"), lastRow()]).toEqual([null, "2+two"]);
    },
  );

  test("puts the caller's links into each header and reports when there are no files", () => {
    const files = [diffFile()];
    const contents = contentsOf(files);
    const { rerender } = renderInUi(
      <DiffReader
        files={files}
        contents={contents}
        options={UNIFIED}
        onNeed={ignore}
        emptyText={EMPTY}
        renderHeaderExtra={(file) => <a href={`/blob/${file.newPath}`}>View file</a>}
      />,
    );
    expect(screen.getByRole("link", { name: "View file" }).getAttribute("href")).toBe("/blob/src/a.ts");
    rerender(<DiffReader files={[]} contents={contents} options={UNIFIED} onNeed={ignore} emptyText={EMPTY} />);
    expect(screen.getByText(EMPTY)).toBeTruthy();
  });

  test("reports the current file and scrolls to another on request", () => {
    const current = new CurrentFile();
    const ref = createRef<DiffReaderHandle>();
    const files = [diffFile(), diffFile({ key: "b" })];
    const contents = contentsOf(files);
    renderInUi(
      <DiffReader
        ref={ref}
        files={files}
        contents={contents}
        options={UNIFIED}
        onNeed={ignore}
        emptyText={EMPTY}
        current={current}
      />,
    );
    expect(current.current()).toBe("a");
    const scrollBy = vi.spyOn(window, "scrollBy").mockImplementation(ignore);
    act(() => ref.current?.scrollToFile("b"));
    expect(scrollBy).toHaveBeenCalledWith({ top: 40 + 28 + 4 * 20 + 12 + 16, behavior: "instant" });
    scrollBy.mockRestore();
  });

  test("copies a file's path and announces it", async () => {
    const writeText = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve());
    vi.stubGlobal("navigator", { ...navigator, clipboard: { writeText } });
    read([diffFile()]);
    fireEvent.click(screen.getByRole("button", { name: "More actions" }));
    fireEvent.click(screen.getByRole("menuitem", { name: /^Copy path/ }));
    expect(await screen.findByText("Copied")).toBeTruthy();
    expect(writeText).toHaveBeenCalledWith("src/a.ts");
    vi.unstubAllGlobals();
  });
});
