// @vitest-environment page
import { fireEvent, render, screen, within } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { DiffLayout } from "#app/diff/patch/DiffFile.ts";
import { CurrentFile } from "#app/diff/CurrentFile.ts";
import { DiffReader } from "#app/diff/reader/DiffReader.tsx";
import { FileJump } from "#app/diff/list/FileJump.tsx";
import type { DiffLocation } from "#app/diff/models/DiffLocation.ts";
import { UiRoot } from "#tests/app/ui/UiRoot.tsx";
import { contentsOf, diffFile, optionsOf } from "../diffFile.ts";

const FILES = [diffFile(), diffFile({ key: "b", oldPath: "src/b.ts", newPath: "src/b.ts" })];
const OPTIONS = { unified: optionsOf("unified"), split: optionsOf("split") };
const CONTENTS = contentsOf(FILES);
/** The first line of the first file, below its header and the hunk's header. */
const FIRST_LINE = 40 + 28;
const ignore = (): void => undefined;
const linkTo = ({ path, lines }: DiffLocation): string =>
  lines === null ? path : `${path} ${lines.side} ${lines.line} ${lines.to}`;

const copied: string[] = [];
beforeEach(() => {
  vi.spyOn(window, "scrollBy").mockImplementation(ignore);
  vi.spyOn(navigator.clipboard, "writeText").mockImplementation(async (text) => void copied.push(text));
});
afterEach(() => {
  copied.length = 0;
  vi.restoreAllMocks();
});

function Host({ layout }: { readonly layout: DiffLayout }) {
  const [location, onLocation] = useState<DiffLocation | null>(null);
  return (
    <>
      <output>{location === null ? "nothing" : linkTo(location)}</output>
      <DiffReader
        files={FILES}
        contents={CONTENTS}
        options={OPTIONS[layout]}
        onNeed={ignore}
        emptyText="Nothing."
        links={{ location, onLocation, linkTo }}
      />
    </>
  );
}

function show(layout: DiffLayout = "unified"): void {
  render(<Host layout={layout} />, { wrapper: UiRoot });
}

/** Clicks the line number of a side in a row of the first file. */
function clickNumber(row: number, side: "old" | "new", shiftKey = false): void {
  const cells = document.querySelectorAll<HTMLElement>(".diff-file:first-of-type .diff-row")[row];
  const cell = cells?.querySelectorAll(".diff-number")[side === "old" ? 0 : 1];
  if (cell === undefined) throw new Error(`Row ${row} has no number.`);
  fireEvent.click(cell, { clientY: FIRST_LINE + row * 20 + 5, shiftKey });
}

const location = () => screen.getByText(/^nothing$|^[ab] (old|new) /).textContent;
const marked = () => [...document.querySelectorAll(".diff-linked .diff-code")].map((code) => code.textContent);

test("a click on a line number marks the line on that side, and a second click unmarks it", async () => {
  show();
  clickNumber(0, "old");
  await expect.poll(location).toBe("a old 1 1");
  expect(marked()).toEqual(["one"]);
  clickNumber(2, "new");
  await expect.poll(location).toBe("a new 2 2");
  expect(marked()).toEqual(["TWO"]);
  clickNumber(2, "new");
  await expect.poll(location).toBe("nothing");
  expect(marked()).toEqual([]);
});

test("an empty number cell acts for the line number on the other side", async () => {
  show();
  clickNumber(1, "new");
  await expect.poll(location).toBe("a old 2 2");
  expect(marked()).toEqual(["two"]);
});

test("Shift+click extends the mark from its start, up and down", async () => {
  show();
  clickNumber(2, "new");
  clickNumber(3, "new", true);
  await expect.poll(location).toBe("a new 2 3");
  expect(marked()).toEqual(["TWO", "three"]);
  clickNumber(0, "new", true);
  await expect.poll(location).toBe("a new 1 2");
  expect(marked()).toEqual(["one", "TWO"]);
});

test("Shift+click on the other side starts a new mark", async () => {
  show();
  clickNumber(3, "new");
  clickNumber(1, "old", true);
  await expect.poll(location).toBe("a old 2 2");
});

test("in split view only the line of the marked side is highlighted", async () => {
  show("split");
  const before = within(screen.getByRole("group", { name: "src/a.ts" })).getByRole("grid", { name: "Lines before" });
  const number = within(before).getByText("2");
  fireEvent.click(number, { clientY: FIRST_LINE + 25 });
  await expect.poll(location).toBe("a old 2 2");
  expect(marked()).toEqual(["two"]);
});

test("y copies a link to the cursor's line and marks it, or to the marked lines that contain it", async () => {
  show();
  const press = (key: string, shiftKey = false) => fireEvent.keyDown(document.body, { key, shiftKey });
  ["j", "y"].forEach((key) => press(key));
  await expect.poll(() => copied).toEqual(["a"]);
  ["j", "y"].forEach((key) => press(key));
  await expect.poll(() => copied).toEqual(["a", "a new 1 1"]);
  await expect.poll(location).toBe("a new 1 1");
  press("J", true);
  expect(marked()).toEqual(["one", "TWO"]);
  press("y");
  await expect.poll(() => copied.at(-1)).toBe("a new 1 2");
});

test("the menu of a file copies its path and its link", async () => {
  show();
  const header = within(screen.getByRole("group", { name: "src/b.ts" }));
  for (const name of [/^Copy path/, /^Copy link/]) {
    fireEvent.click(header.getAllByRole("button", { name: "More actions" })[0] ?? document.body);
    fireEvent.click(screen.getByRole("menuitem", { name }));
  }
  await expect.poll(() => copied).toEqual(["src/a.ts", "b"]);
});

test("Shift+C collapses all files and expands them again, and so does Alt+click on a file", async () => {
  show();
  const press = () => fireEvent.keyDown(document.body, { key: "C", shiftKey: true });
  press();
  expect(screen.queryAllByRole("grid")).toEqual([]);
  press();
  expect(screen.getAllByRole("grid")).toHaveLength(2);
  fireEvent.click(screen.getAllByRole("button", { name: "Hide lines" })[0] ?? document.body, { altKey: true });
  expect(screen.queryAllByRole("grid")).toEqual([]);
});

test("t opens a field that finds a file by letters of its path, and a line by its number", async () => {
  const current = new CurrentFile();
  current.set("b");
  const onGo = vi.fn<(location: DiffLocation) => void>();
  render(<FileJump files={FILES} current={current} onGo={onGo} />, { wrapper: UiRoot });
  const goTo = async (typed: string) => {
    fireEvent.keyDown(document.body, { key: "t" });
    const field = await screen.findByRole("combobox", { name: "Go to a file or line" });
    fireEvent.change(field, { target: { value: typed } });
    const names = screen.getAllByRole("option").map((option) => option.textContent);
    fireEvent.click(screen.getAllByRole("option")[0] ?? document.body);
    return names;
  };
  expect(await goTo("sb")).toEqual(["src/b.ts"]);
  expect(await goTo("a.ts:12")).toEqual(["src/a.tsline 12"]);
  expect(await goTo(":-3-5")).toEqual(["src/b.tslines 3 to 5 of the old side"]);
  expect(onGo.mock.calls.map(([to]) => linkTo(to))).toEqual(["b", "a new 12 12", "b old 3 5"]);
});
