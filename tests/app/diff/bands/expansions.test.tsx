// @vitest-environment page
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { createRef } from "react";
import { afterEach, beforeEach, describe, expect, test, vi, type Mock } from "vitest";
import { DiffReader } from "#app/diff/reader/DiffReader.tsx";
import type { DiffReaderHandle } from "#app/diff/controller/ReaderView.ts";
import type { FileContents } from "#app/diff/patch/FileContents.ts";
import { UiRoot } from "#tests/app/ui/UiRoot.tsx";
import { contentsOf, diffFile, optionsOf } from "../diffFile.ts";

const COUNT = 100;
const LINES = Array.from({ length: COUNT }, (_, n) => (n === 29 ? "function f() {" : `  line ${n + 1}`));
const TEXT = `${LINES.join("\n")}\n`;
const PATCH =
  "@@ -47,6 +47,7 @@ function f() {\n   line 47\n   line 48\n   line 49\n+  line 50\n   line 51\n   line 52\n   line 53\n";
const OPTIONS = { unified: optionsOf("unified"), split: optionsOf("split") };
const ignore = (): void => undefined;

/** Everything in these tests is inside the viewport: other rows are rendered only when scrolling stops. */
const WINDOW_HEIGHT = 1400;

let scrollBy: Mock<typeof window.scrollBy>;
beforeEach(() => {
  vi.spyOn(window, "innerHeight", "get").mockReturnValue(WINDOW_HEIGHT);
  scrollBy = vi.fn<typeof window.scrollBy>();
  vi.spyOn(window, "scrollBy").mockImplementation(scrollBy);
});
afterEach(() => {
  vi.restoreAllMocks();
});

interface Reader {
  readonly contents: FileContents;
  readonly onNeedText: Mock<(keys: readonly string[]) => void>;
  readonly handle: { readonly current: DiffReaderHandle | null };
  readonly show: (layout: "unified" | "split") => void;
}

/** Renders a reader with one file, whose text is available or still loading. */
function read(text: string | null = TEXT, layout: "unified" | "split" = "unified", patch = PATCH): Reader {
  const files = [diffFile({ patch, additions: 1, deletions: 0 })];
  const contents = contentsOf(files);
  if (text !== null) contents.putText("a", text);
  const onNeedText = vi.fn<(keys: readonly string[]) => void>();
  const handle = createRef<DiffReaderHandle>();
  const reader = (shown: "unified" | "split") => (
    <DiffReader
      ref={handle}
      files={files}
      contents={contents}
      options={OPTIONS[shown]}
      onNeed={ignore}
      onNeedText={onNeedText}
      emptyText="Nothing."
    />
  );
  const { rerender } = render(reader(layout), { wrapper: UiRoot });
  return { contents, onNeedText, handle, show: (shown) => rerender(reader(shown)) };
}

/** The new line numbers of the rows in the DOM; consecutive ones are written as "47-53". */
function numbersShown(): string {
  const numbers = [...document.querySelectorAll(".diff-row")].map((row) =>
    Number([...row.querySelectorAll(".diff-number")].at(-1)?.textContent),
  );
  const runs: number[][] = [];
  for (const number of numbers) {
    const run = runs.at(-1);
    if (run !== undefined && run.at(-1) === number - 1) run.push(number);
    else runs.push([number]);
  }
  return runs.map((run) => (run.length === 1 ? `${run[0]}` : `${run[0]}-${run.at(-1)}`)).join(" ");
}

const wideRows = (): readonly string[] =>
  [...document.querySelectorAll(".diff-hunk")].map(({ textContent }) => textContent).filter((text) => text !== "");
const press = (key: string, shiftKey = false): void => void fireEvent.keyDown(document.body, { key, shiftKey });
const click = (name: RegExp, options = {}): void => {
  const [button] = screen.getAllByRole("button", { name });
  if (button === undefined) throw new Error(`no button ${name}`);
  fireEvent.click(button, options);
};
/** Chooses from the menu of the file, or of its first hunk if it is of that. */
const choose = (name: RegExp, item: RegExp | string): void => {
  for (const button of screen.getAllByRole("button", { name })) {
    fireEvent.click(button);
    const found = screen.queryByRole("menuitem", { name: item });
    if (found !== null) return void fireEvent.click(found);
    fireEvent.click(button);
  }
  throw new Error(`no item ${String(item)}`);
};
const reported = (): string =>
  [...document.querySelectorAll("[data-live-region]")].map((region) => region.textContent).join("");
const cursorText = (): string | undefined =>
  [...document.querySelectorAll("[aria-current=true] .diff-code")].at(-1)?.textContent;

describe("hidden lines", () => {
  test("are counted above and below, and expanded 20 at a time", () => {
    read();
    expect(wideRows()).toEqual(["46 hidden linesfunction f() {", "47 hidden lines"]);
    click(/20 more lines above/);
    expect([numbersShown(), reported()]).toEqual(["27-53", "Lines 27 to 46 are shown."]);
    expect(wideRows()).toEqual(["26 hidden lines", "47 hidden lines"]);
    click(/20 more lines below/);
    expect([numbersShown(), reported()]).toEqual(["27-73", "Lines 54 to 73 are shown."]);
    click(/20 more lines above/);
    expect(wideRows()[0]).toBe("6 hidden lines");
    click(/Show all hidden lines/);
    expect(wideRows()[0]).toBe("@@ -1,72 +1,73 @@");
    expect(numbersShown().startsWith("1-")).toBe(true);
  });

  test("are all expanded with Shift, also in split view", () => {
    read(TEXT, "split");
    click(/20 more lines above/, { shiftKey: true });
    click(/20 more lines below/, { shiftKey: true });
    expect(wideRows()).toEqual(["@@ -1,99 +1,100 @@"]);
    const panes = [...document.querySelectorAll(".diff-pane")].map(
      (pane) => pane.querySelectorAll(".diff-hunk").length,
    );
    expect(panes).toEqual([1, 1]);
  });

  test("keep the rendered rows around them when the last lines of a gap are expanded", async () => {
    const second =
      "@@ -60,6 +61,7 @@\n   line 61\n   line 62\n   line 63\n+  line 64\n   line 65\n   line 66\n   line 67\n";
    read(TEXT, "split", `${PATCH}${second}`);
    const moved: Node[] = [];
    const observer = new MutationObserver((records) =>
      moved.push(...records.flatMap(({ removedNodes }) => [...removedNodes])),
    );
    observer.observe(document.body, { childList: true, subtree: true });
    expect(wideRows()).toEqual(["46 hidden lines", "7 hidden lines", "33 hidden lines", "function f() {"]);
    const [all] = screen.getAllByRole("button", { name: /Show all hidden lines/ });
    fireEvent.click(all ?? document.body);
    expect(numbersShown()).toBe("47-65 47-67");
    await act(async () => {});
    const rows = moved.filter((node) => node instanceof Element && node.classList.contains("diff-row"));
    expect(rows).toEqual([]);
    observer.disconnect();
  });

  test("move the focus from a button used by keyboard to the next one, then to the lines", async () => {
    read();
    for (const name of [/20 more lines above/, /20 more lines above/]) {
      const [button] = screen.getAllByRole("button", { name });
      act(() => button?.focus());
      click(name);
      await act(async () => {});
    }
    expect(wideRows()[0]).toBe("6 hidden lines");
    expect(document.activeElement?.getAttribute("aria-label")).toMatch(/Show all hidden lines/);
    fireEvent.click(document.activeElement ?? document.body);
    await act(async () => {});
    expect(wideRows()[0]).toBe("@@ -1,52 +1,53 @@");
    expect(document.activeElement?.getAttribute("role")).toBe("grid");
  });

  test("end their heading before a character that git cut in half", () => {
    const heading = `function ${"x".repeat(70)}`;
    read(null, "unified", PATCH.replace("function f() {", `${heading}\udcc3`));
    expect(wideRows()[0]).toBe(`46 hidden lines${heading}`);
  });

  test("wait for the file's text, which is fetched once, and report that it is loading", () => {
    const { contents, onNeedText } = read(null);
    expect(wideRows()).toEqual(["46 hidden linesfunction f() {", "More of the file"]);
    click(/20 more lines above/);
    click(/20 more lines above/);
    expect([wideRows()[0], reported(), onNeedText.mock.calls]).toEqual([
      "Loading lines…function f() {",
      "Loading lines…",
      [[["a"]]],
    ]);
    act(() => contents.putText("a", TEXT));
    expect([numbersShown(), reported()]).toEqual(["27-53", "Lines 27 to 46 are shown."]);
  });

  test("report why they cannot be shown, and try again", () => {
    const { contents, onNeedText } = read(null);
    click(/20 more lines below/, { shiftKey: true });
    act(() => contents.putTextFailure("a", "This file is too large."));
    expect([wideRows().at(-1), reported()]).toEqual(["This file is too large.", "This file is too large."]);
    click(/20 more lines below/, { shiftKey: true });
    expect(onNeedText.mock.calls).toHaveLength(2);
    act(() => contents.putText("a", TEXT));
    expect(numbersShown()).toBe("47-100");
  });

  test("stay expanded when the rest of a long patch arrives", () => {
    const { contents } = read();
    click(/20 more lines above/);
    const more = "@@ -80,2 +81,2 @@\n-  old\n+  line 81\n   line 82\n";
    act(() => contents.putPatches([["a", PATCH + more]]));
    expect([numbersShown(), wideRows()[1]]).toEqual(["27-53 0 81-82", "27 hidden lines"]);
  });

  test("are expanded once the whole patch is loaded, since the lines below its beginning are unknown before", () => {
    const { contents } = read();
    act(() => contents.putTruncatedPatch("a", PATCH));
    expect(wideRows().at(-1)).toBe("Loading lines…");
    press("E", true);
    expect(numbersShown()).toBe("47-53");
    const more = "@@ -98,3 +99,2 @@\n   line 99\n   line 100\n-  old\n";
    act(() => contents.putPatches([["a", PATCH + more]]));
    expect([numbersShown(), wideRows()]).toEqual(["1-67", ["@@ -1,100 +1,100 @@"]]);
  });

  test("stay expanded when the layout changes, and the row below them reports that", () => {
    const { show } = read(LINES.slice(0, 53).join("\n"));
    expect(wideRows().at(-1)).toBe("End of the file");
    click(/20 more lines above/);
    show("split");
    expect(wideRows()).toEqual(["26 hidden lines"]);
  });
});

describe("by keyboard", () => {
  test("Shift+G expands around the cursor, which stays on its line", () => {
    read();
    press("n");
    expect(cursorText()).toBe("  line 50");
    press("G", true);
    expect([numbersShown(), cursorText()]).toEqual(["27-73", "  line 50"]);
    press("G", true);
    expect(cursorText()).toBe("  line 50");
    expect(wideRows()[0]).toBe("6 hidden lines");
  });

  test("Shift+E shows the whole file, and again only the changes", () => {
    read();
    press("n");
    press("E", true);
    expect([wideRows(), reported()]).toEqual([["@@ -1,99 +1,100 @@"], "The whole file is shown."]);
    press("E", true);
    expect([numbersShown(), cursorText(), reported()]).toEqual(["47-53", "  line 50", "Only the changes are shown."]);
  });

  test("the cursor on a line that is hidden again moves to the nearest line before it", () => {
    read();
    press("n");
    press("G", true);
    for (let times = 0; times < 10; times++) press("j");
    expect(cursorText()).toBe("  line 60");
    choose(/^More actions/, /^Show whole file/);
    choose(/^More actions/, /^Show only changes/);
    expect(cursorText()).toBe("  line 53");
  });
});

test("going to a hidden line shows it with its context", () => {
  const { handle } = read();
  act(() => handle.current?.goTo({ key: "a", side: "new", line: 12 }));
  expect([numbersShown(), cursorText()]).toEqual(["9-15 47-53", "  line 12"]);
  act(() => handle.current?.goTo({ key: "a", side: "old", line: 90 }));
  expect(cursorText()).toBe("  line 91");
});

test("going to a line after the end of the file goes to its last line and reports that", () => {
  const { handle } = read();
  act(() => handle.current?.goTo({ key: "a", side: "new", line: 900 }));
  expect([numbersShown(), cursorText()]).toEqual(["47-53 97-100", "  line 100"]);
  expect(reported()).toBe("src/a.ts has no line 900; showing line 100");
  act(() => handle.current?.goTo({ key: "a", side: "old", line: 900 }));
  expect([cursorText(), reported()]).toEqual(["  line 100", "src/a.ts has no old line 900; showing old line 99"]);
  act(() => handle.current?.goTo({ key: "a", side: "new", line: 99 }));
  expect(reported()).toBe("line 99: line 99");
});

test("going to a line after the end is reported when the file's text arrives, or fails when loading fails", () => {
  const { contents, handle } = read(null);
  act(() => handle.current?.goTo({ key: "a", side: "new", line: 900 }));
  act(() => contents.putText("a", TEXT));
  expect([cursorText(), reported()]).toEqual(["  line 100", "src/a.ts has no line 900; showing line 100"]);
  cleanup();
  const failing = read(null);
  act(() => failing.handle.current?.goTo({ key: "a", side: "new", line: 900 }));
  act(() => failing.contents.putTextFailure("a", "It is gone."));
  expect([cursorText(), reported()]).toEqual(["  line 53", "src/a.ts does not show line 900; showing line 53"]);
});

test("an added or deleted file has no hidden lines, and says how many it has", () => {
  const added = diffFile({ status: "ADDED", oldPath: null, patch: "@@ -0,0 +1,2 @@\n+a\n+b\n" });
  render(
    <DiffReader
      files={[added]}
      contents={contentsOf([added])}
      options={OPTIONS.unified}
      onNeed={ignore}
      onNeedText={ignore}
      emptyText=""
    />,
    { wrapper: UiRoot },
  );
  expect(wideRows()).toEqual(["2 lines"]);
  expect(screen.queryByRole("button", { name: /whole file/ })).toBeNull();
});
