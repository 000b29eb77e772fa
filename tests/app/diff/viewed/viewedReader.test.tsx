// @vitest-environment page
import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { useCallback, useState } from "react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { DiffReader } from "#app/diff/reader/DiffReader.tsx";
import { ViewedMarks } from "#app/diff/ViewedMarks.ts";
import type { Slot } from "#app/diff/models/Slot.ts";
import type { DiffReaderHandle } from "#app/diff/controller/ReaderView.ts";
import { UiRoot } from "#tests/app/ui/UiRoot.tsx";
import { contentsOf, diffFile, optionsOf, type TestFile } from "../diffFile.ts";

const ignore = (): void => undefined;
const PATCH = "@@ -1,3 +1,3 @@ top\n one\n-two\n+TWO\n three\n@@ -20,2 +20,2 @@ bottom\n-x\n+y\n z\n";
const FILES = [
  diffFile({ key: "a", patch: PATCH }),
  diffFile({ key: "b", oldPath: "src/b.ts", newPath: "src/b.ts", patch: PATCH }),
  diffFile({ key: "c", oldPath: "src/c.ts", newPath: "src/c.ts", patch: "", oldMode: "100755" }),
];
const KEYS = [
  ["a", ["a1", "a2"]],
  ["b", ["b1", "b2"]],
  ["c", ["c"]],
] as const;

beforeEach(() => {
  vi.spyOn(window, "scrollBy").mockImplementation(ignore);
});
afterEach(() => {
  vi.restoreAllMocks();
});

let marked: (readonly [string, boolean])[] = [];
let marks: ViewedMarks;

/** A reader whose host saves the marks and shows them at once. */
function Reader(props: {
  readonly viewed: readonly string[];
  readonly files: readonly TestFile[];
  readonly slots?: readonly Slot[];
  readonly layout: "unified" | "split";
  readonly handle?: (handle: DiffReaderHandle | null) => void;
}) {
  const [contents] = useState(() => contentsOf(props.files));
  const [own] = useState(() => {
    marks = new ViewedMarks();
    marks.setViewed(new Set(props.viewed));
    marks.putKeys(KEYS);
    return marks;
  });
  const [options] = useState(() => optionsOf(props.layout));
  const onViewed = useCallback(
    (keys: readonly string[], isViewed: boolean) => {
      marked.push(...keys.map((key) => [key, isViewed] as const));
      const all = KEYS.flatMap(([, keysOfFile]) => keysOfFile);
      own.setViewed(new Set(all.filter((key) => (keys.includes(key) ? isViewed : own.isViewed(key)))));
    },
    [own],
  );
  return (
    <DiffReader
      ref={props.handle ?? null}
      files={props.files}
      contents={contents}
      options={options}
      onNeed={ignore}
      viewed={own}
      onViewed={onViewed}
      {...(props.slots !== undefined && { slots: props.slots })}
      emptyText="Nothing."
    />
  );
}

function show(viewed: readonly string[] = [], overrides: Partial<Parameters<typeof Reader>[0]> = {}): void {
  marked = [];
  render(<Reader viewed={viewed} files={FILES} layout="unified" {...overrides} />, { wrapper: UiRoot });
}

function press(keys: string): void {
  for (const key of keys) fireEvent.keyDown(document.body, { key, shiftKey: /[A-Z]/.test(key) });
}

/** The rows of each file from top to bottom: its lines, and the labels of collapsed viewed hunks. */
function shown(): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(
    [...document.querySelectorAll<HTMLElement>(".diff-file")].map((file) => [
      file.dataset["key"] ?? "",
      [...file.querySelectorAll<HTMLElement>(".diff-row, .diff-wide-row, .diff-slot")]
        .toSorted((a, b) => Number.parseFloat(a.style.top) - Number.parseFloat(b.style.top))
        .flatMap((row) => {
          if (row.matches(".diff-slot")) return [`(${row.textContent})`];
          const wideRow = row.querySelector(".diff-viewed-show");
          return row.matches(".diff-wide-row") ? (wideRow === null ? [] : [wideRow.textContent]) : [codeOf(row)];
        }),
    ]),
  );
}

function codeOf(row: Element | null): string {
  return row?.querySelector(".diff-code")?.textContent ?? "";
}

function cursor(): string {
  const at = document.querySelector("[aria-current=true]");
  return at?.querySelector(".diff-path, .diff-viewed-show")?.textContent ?? codeOf(at);
}

function reported(): string {
  return [...document.querySelectorAll("[data-live-region]")].map((region) => region.textContent).join("");
}

const fileNamed = (key: string): HTMLElement => {
  const file = document.querySelector<HTMLElement>(`.diff-file[data-key=${key}]`);
  if (file === null) throw new Error(`There is no file ${key}.`);
  return file;
};
const A = ["one", "two", "TWO", "three", "x", "y", "z"];

describe("marking by key", () => {
  test("v marks the hunk at the cursor, which collapses, and moves to the next unviewed one; at the last one it collapses the file", () => {
    show();
    press("jnv");
    expect(marked).toEqual([["a1", true]]);
    expect(shown()["a"]).toEqual(["Viewed · 4 lines · Show", "x", "y", "z"]);
    expect(cursor()).toBe("x");
    expect(reported()).toContain("1 hunk viewed, 4 of 5 not viewed");
    press("v");
    expect(shown()["a"]).toEqual([]);
    expect(within(fileNamed("a")).getByRole("button", { name: "Show lines" })).toBeTruthy();
    expect(cursor()).toBe("two");
    expect(marks.counts()).toMatchObject({ unviewedHunks: 3, unviewedFiles: 2 });
  });

  test("the first v without a cursor marks nothing: it shows the cursor", () => {
    show(["a1"]);
    press("v");
    expect([marked, cursor()]).toEqual([[], "x"]);
  });

  test("v on a viewed hunk removes its mark and stays there", () => {
    show(["a1"]);
    press("jj");
    expect(cursor()).toBe("Viewed · 4 lines · Show");
    press("v");
    expect(marked).toEqual([["a1", false]]);
    expect(shown()["a"]).toEqual(A);
    expect(cursor()).toBe("two");
  });

  test("v skips viewed hunks and files; at a file without lines it marks the file, and then everything is viewed", () => {
    show(["a2", "b1", "b2"]);
    press("jnv");
    expect(cursor()).toBe("src/c.ts");
    press("v");
    expect(marked).toEqual([
      ["a1", true],
      ["c", true],
    ]);
    expect(reported()).toContain("1 hunk viewed, all viewed");
    expect(cursor()).toBe("src/c.ts");
  });

  test("Shift+V marks the whole file and moves to the next one with unviewed hunks, and on a viewed file removes the marks", () => {
    show(["a2", "b1"]);
    press("jV");
    expect(marked).toEqual([["a1", true]]);
    expect(cursor()).toBe("x");
    expect(reported()).toContain("1 hunk viewed, 2 of 5 not viewed");
    press("[[V");
    expect(marked.slice(1)).toEqual([
      ["a1", false],
      ["a2", false],
    ]);
    expect(shown()["a"]).toEqual(A);
  });

  test("u and Ctrl+Z undo the last marks one by one, and the cursor is back where it was", () => {
    show();
    press("jnvv");
    expect(shown()["a"]).toEqual([]);
    press("u");
    expect(shown()["a"]).toEqual(["Viewed · 4 lines · Show", "x", "y", "z"]);
    expect(cursor()).toBe("x");
    fireEvent.keyDown(document.body, { key: "z", ctrlKey: true });
    expect(shown()["a"]).toEqual(A);
    expect(cursor()).toBe("two");
    expect(marks.counts().unviewedHunks).toBe(5);
    press("u");
    expect(marked).toHaveLength(4);
  });

  test("if no unviewed hunk is below, the cursor moves to the first one above, which is announced", () => {
    show(["b1", "b2", "c"]);
    press("jnnv");
    expect(marked).toEqual([["a2", true]]);
    expect(reported()).toContain("All hunks below are viewed. Continuing from the top. removed, old line 2: two");
    expect(cursor()).toBe("two");
  });

  test("if the only unviewed hunk is at the cursor, the cursor stays and that is announced", () => {
    show(["a1", "a2", "b1", "b2"]);
    press("]]");
    press("vv");
    expect(marked).toEqual([
      ["c", true],
      ["c", false],
    ]);
    expect(cursor()).toContain("c.ts");
  });
});

describe("viewed hunks", () => {
  test("n and p stop at each, Enter expands one and s collapses it again", () => {
    show(["a1", "a2", "b1"]);
    press("jnp");
    expect(cursor()).toBe("src/a.ts");
    press("n");
    expect(cursor()).toBe("Viewed · 4 lines · Show");
    press("n");
    expect(cursor()).toBe("x");
    press("p");
    fireEvent.keyDown(document.body, { key: "Enter" });
    expect(shown()["b"]).toEqual(["Viewed · Collapse", "one", "two", "TWO", "three", "x", "y", "z"]);
    expect(cursor()).toBe("two");
    press("z");
    expect(shown()["b"]).toEqual(["Viewed · 4 lines · Show", "x", "y", "z"]);
    expect(marked).toEqual([]);
  });

  test.each(["unified", "split"] as const)(
    "a click expands and collapses one, and marks it or removes its mark, %s",
    (layout) => {
      show(["a1"], { layout });
      const first = within(fileNamed("a"));
      fireEvent.click(first.getByRole("button", { name: /^Viewed · 4 lines/ }));
      expect(shown()["a"]).toContain("one");
      fireEvent.click(first.getByRole("button", { name: "Viewed · Collapse" }));
      expect(shown()["a"]).not.toContain("one");
      fireEvent.click(first.getByRole("button", { name: "Mark hunk as not viewed (v)" }));
      expect(marked).toEqual([["a1", false]]);
      const [box] = first.getAllByRole("button", { name: "Mark hunk as viewed (v)" });
      box?.focus();
      if (box !== undefined) fireEvent.click(box);
      expect(marked.at(-1)).toEqual(["a1", true]);
      expect(document.activeElement?.getAttribute("aria-label")).toBe("Mark hunk as not viewed (v)");
    },
  );

  test("the header says how much is viewed, marks the file, and when expanded shows all of it", () => {
    show(["a1"]);
    const file = within(fileNamed("a"));
    const mark = file.getByRole("button", { name: "Viewed: 1 of 2 hunks (Shift+V)" });
    expect([mark.textContent, mark.getAttribute("aria-pressed")]).toEqual(["Viewed", "mixed"]);
    fireEvent.click(mark);
    expect([marked, shown()["a"]]).toEqual([[["a2", true]], []]);
    const all = file.getByRole("button", { name: "Viewed: 2 of 2 hunks (Shift+V)" });
    expect([all.textContent, all.getAttribute("aria-pressed")]).toEqual(["Viewed", "true"]);
    fireEvent.click(file.getByRole("button", { name: "Show lines" }));
    expect(shown()["a"]?.filter((text) => !text.startsWith("Viewed"))).toEqual(A);
  });

  test("going to a line in them shows it", () => {
    let reader: DiffReaderHandle | null = null;
    show(["a1", "a2", "b1"], { handle: (handle) => void (reader = handle) });
    act(() => reader?.goTo({ key: "b", side: "new", line: 2 }));
    expect(shown()["b"]?.slice(0, 3)).toEqual(["Viewed · Collapse", "one", "two"]);
    expect(cursor()).toBe("TWO");
    act(() => reader?.goTo({ key: "a", side: "new", line: 20 }));
    expect(shown()["a"]?.slice(-3)).toEqual(["x", "y", "z"]);
  });

  test("a file with an open comment stays expanded, and shows only its line; once resolved it collapses", () => {
    const comment = (collapses: boolean): Slot => {
      return { key: "r", fileKey: "a", side: "new", line: 20, placement: "below", content: "Why?", collapses };
    };
    show(["a1", "a2"], { slots: [comment(false)] });
    expect(shown()["a"]).toEqual(["Viewed · 4 lines · Show", "Viewed · 3 lines · Show", "y", "(Why?)"]);
    document.body.innerHTML = "";
    show(["a1", "a2"], { slots: [comment(true)] });
    expect(shown()["a"]).toEqual([]);
  });

  test("marks made elsewhere collapse their hunks, and nothing else is laid out again", () => {
    show();
    const other = codeOf(fileNamed("b").querySelector(".diff-row"));
    act(() => marks.setViewed(new Set(["a2"])));
    expect(shown()["a"]).toEqual(["one", "two", "TWO", "three", "Viewed · 3 lines · Show"]);
    expect(codeOf(fileNamed("b").querySelector(".diff-row"))).toBe(other);
    expect(screen.getAllByRole("button", { name: /^Viewed · / })).toHaveLength(1);
  });
});
