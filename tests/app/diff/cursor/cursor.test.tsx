// @vitest-environment page
import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { useSyncExternalStore } from "react";
import { afterEach, beforeEach, expect, test, vi, type Mock } from "vitest";
import type { DiffLayout } from "#app/diff/patch/DiffFile.ts";
import { DiffReader } from "#app/diff/reader/DiffReader.tsx";
import { useShortcutRegistry } from "#app/ui/shortcuts.tsx";
import { UiRoot } from "#tests/app/ui/UiRoot.tsx";
import { PATCH, contentsOf, diffFile, optionsOf, type TestFile } from "../diffFile.ts";

const ignore = (): void => undefined;
const FILES = [diffFile(), diffFile({ key: "b", oldPath: "src/b.ts", newPath: "src/b.ts" })];

let scrollBy: Mock<typeof window.scrollBy>;
beforeEach(() => {
  scrollBy = vi.fn<typeof window.scrollBy>();
  vi.spyOn(window, "scrollBy").mockImplementation(scrollBy);
});
afterEach(() => {
  vi.restoreAllMocks();
});

const OPTIONS = { unified: optionsOf("unified"), split: optionsOf("split") };
const reader = (files: readonly TestFile[], layout: DiffLayout = "unified", contents = contentsOf(files)) => (
  <DiffReader files={files} contents={contents} options={OPTIONS[layout]} onNeed={ignore} emptyText="Nothing." />
);

function press(keys: string): void {
  for (const key of keys) fireEvent.keyDown(document.body, { key });
}

/** The text of the keyboard help. */
function Keys() {
  const registry = useShortcutRegistry();
  const shortcuts = useSyncExternalStore(registry.subscribe, registry.list);
  return shortcuts.map(({ group, keys, label }) => <li key={keys}>{`${group}: ${keys} ${label}`}</li>);
}

/** The text of each row or header on which the cursor is rendered. */
function cursorTexts(): readonly string[] {
  return [...document.querySelectorAll("[aria-current=true]")].map(
    (row) => row.querySelector(".diff-code, .diff-path")?.textContent ?? "",
  );
}

function reported(): string {
  return [...document.querySelectorAll("[data-live-region]")].map((region) => region.textContent).join("");
}

test("j, k, n, p and the brackets move the cursor, which is visible and announced", () => {
  render(reader(FILES), { wrapper: UiRoot });
  expect(cursorTexts()).toEqual([]);
  press("j");
  expect(cursorTexts()).toEqual(["src/a.ts"]);
  expect(reported()).toBe("src/a.ts, modified, file 1 of 2");
  press("j");
  expect([cursorTexts(), reported()]).toEqual([["one"], "line 1: one"]);
  press("n");
  expect([cursorTexts(), reported()]).toEqual([["two"], "removed, old line 2: two"]);
  press("j");
  expect([cursorTexts(), reported()]).toEqual([["TWO"], "added, new line 2: TWO"]);
  press("k]");
  expect(cursorTexts()).toEqual(["src/b.ts"]);
  press("p");
  expect(cursorTexts()).toEqual(["two"]);
  press("[");
  expect(cursorTexts()).toEqual(["src/a.ts"]);
});

test("a click on a line sets the cursor, on its row on both sides", () => {
  render(reader(FILES, "split"), { wrapper: UiRoot });
  const before = within(screen.getByRole("group", { name: "src/b.ts" })).getByRole("grid", { name: "Lines before" });
  const top = 40 + 28 + 3 * 20 + 12 + 16 + 40 + 28;
  fireEvent.click(within(before).getByText("two"), { clientY: top + 25 });
  expect(cursorTexts()).toEqual(["two", "TWO"]);
  expect(reported()).toBe("removed, old line 2: two; added, new line 2: TWO");
  fireEvent.click(screen.getAllByRole("button", { name: "Hide lines" })[0] ?? document.body);
  expect(cursorTexts()).toEqual(["two", "TWO"]);
});

test("the cursor stays on its line when the layout changes, files arrive above, and its file is collapsed and expanded", () => {
  const contents = contentsOf([...FILES, diffFile({ key: "z" })]);
  const { rerender } = render(reader(FILES, "unified", contents), { wrapper: UiRoot });
  press("jnj");
  expect(cursorTexts()).toEqual(["TWO"]);
  rerender(reader(FILES, "split", contents));
  expect(cursorTexts()).toEqual(["two", "TWO"]);
  const more = [diffFile({ key: "z" }), ...FILES.map((file) => ({ ...file, additions: 7 }))];
  rerender(reader(more, "unified", contents));
  expect(cursorTexts()).toEqual(["TWO"]);
  fireEvent.click(screen.getAllByRole("button", { name: "Hide lines" })[1] ?? document.body);
  expect(cursorTexts()).toEqual(["src/a.ts"]);
  fireEvent.click(screen.getByRole("button", { name: "Show lines" }));
  expect(cursorTexts()).toEqual(["TWO"]);
});

test("the cursor waits at the header of a loading file, and moves on with an announcement when its lines arrive", () => {
  const contents = contentsOf([]);
  render(reader([diffFile({ patch: null })], "unified", contents), { wrapper: UiRoot });
  press("jn");
  expect(cursorTexts()).toEqual(["src/a.ts"]);
  expect(reported()).toBe("src/a.ts, modified, file 1 of 1, loading lines");
  act(() => contents.putPatches([["a", PATCH]]));
  expect([cursorTexts(), reported()]).toEqual([["two"], "removed, old line 2: two"]);
  press("j");
  expect(cursorTexts()).toEqual(["TWO"]);
});

test("a step out of view scrolls there and leaves three lines below it", () => {
  const lines = Array.from({ length: 200 }, (_, i) => ` line ${i + 1}\n`).join("");
  render(reader([diffFile({ patch: `@@ -1,201 +1,200 @@\n${lines}-last\n` })]), { wrapper: UiRoot });
  press("jn");
  const bottom = 40 + 28 + 201 * 20;
  expect(scrollBy).toHaveBeenLastCalledWith({ top: bottom + 60 - window.innerHeight, behavior: "instant" });
});

test("keys do not apply while typing, and are listed in the help", () => {
  render(
    <>
      <input aria-label="Elsewhere" />
      {reader(FILES)}
      <Keys />
    </>,
    { wrapper: UiRoot },
  );
  fireEvent.keyDown(screen.getByLabelText("Elsewhere"), { key: "j" });
  expect(cursorTexts()).toEqual([]);
  const listed = screen.getAllByRole("listitem").map((item) => item.textContent);
  expect(listed.filter((line) => /(?:Next|Previous) (?:line|change|file)$/.test(line))).toEqual([
    "Reader: j Next line",
    "Reader: k Previous line",
    "Reader: n Next change",
    "Reader: p Previous change",
    "Reader: ] Next file",
    "Reader: [ Previous file",
  ]);
});

test("a changed word uses few elements below its highlighting, and the line's text is unchanged", () => {
  const patch = "@@ -1 +1 @@\n-const total = sum(1, 2);\n+const total = sum(1, 2, 3);\n";
  const { container, rerender } = render(reader([diffFile({ patch })]), { wrapper: UiRoot });
  for (const layout of ["unified", "split"] as const) {
    rerender(reader([diffFile({ patch })], layout));
    expect([...container.querySelectorAll(".diff-changed")].map((part) => part.textContent)).toEqual([", 3"]);
    expect([...container.querySelectorAll(".diff-code")].map((code) => code.textContent)).toEqual([
      "const total = sum(1, 2);",
      "const total = sum(1, 2, 3);",
    ]);
  }
});
