// @vitest-environment page
import { fireEvent, render } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { DiffLayout } from "#app/diff/patch/DiffFile.ts";
import { DiffReader } from "#app/diff/reader/DiffReader.tsx";
import type { DiffLocation, LineLocation } from "#app/diff/models/DiffLocation.ts";
import { UiRoot } from "#tests/app/ui/UiRoot.tsx";
import { contentsOf, diffFile, optionsOf } from "../diffFile.ts";

const FILES = [diffFile(), diffFile({ key: "b", oldPath: "src/b.ts", newPath: "src/b.ts" })];
const OPTIONS = { unified: optionsOf("unified"), split: optionsOf("split") };
/** The first line of the first file, below its header and the hunk's header. */
const FIRST_LINE = 40 + 28;
const ignore = (): void => undefined;
const commented: string[] = [];

beforeEach(() => {
  vi.spyOn(window, "scrollBy").mockImplementation(ignore);
});
afterEach(async () => {
  // A drag cancels the click that the browser fires after it; wait for that click.
  await new Promise((resolve) => setTimeout(resolve));
  commented.length = 0;
  vi.restoreAllMocks();
});

function Host({ layout }: { readonly layout: DiffLayout }) {
  const [contents] = useState(() => contentsOf(FILES));
  const [location, onLocation] = useState<DiffLocation | null>(null);
  const onComment = ({ key, side, line, to }: Required<LineLocation>) =>
    void commented.push(`${key} ${side} ${line}-${to}`);
  return (
    <DiffReader
      files={FILES}
      contents={contents}
      options={OPTIONS[layout]}
      onNeed={ignore}
      emptyText=""
      links={{ location, onLocation, linkTo: () => "" }}
      onComment={onComment}
    />
  );
}

function show(layout: DiffLayout = "unified"): void {
  render(<Host layout={layout} />, { wrapper: UiRoot });
}

/** The line number cell of a side in a row of the first file, and its vertical position. */
function numberAt(row: number, side: "old" | "new"): readonly [Element, { readonly clientY: number }] {
  const cell = document.querySelectorAll(".diff-file:first-of-type .diff-row")[row]?.querySelectorAll(".diff-number")[
    side === "old" ? 0 : 1
  ];
  if (cell === undefined) throw new Error(`Row ${row} has no number.`);
  return [cell, { clientY: FIRST_LINE + row * 20 + 5 }];
}

function drag(from: readonly [Element, { readonly clientY: number }], ...over: readonly number[]): void {
  const [cell, at] = from;
  fireEvent.pointerDown(cell, { ...at, button: 0, pointerType: "mouse" });
  for (const clientY of over) fireEvent.pointerMove(document, { clientY });
  fireEvent.pointerUp(document);
}

const heightOf = (row: number): number => FIRST_LINE + row * 20 + 5;
const marked = () => [...document.querySelectorAll(".diff-linked .diff-code")].map((code) => code.textContent);
const press = (key: string, shiftKey = false) => fireEvent.keyDown(document.body, { key, shiftKey });

test("a click on a line number comments on that line and leaves it marked, also for a second line", () => {
  show();
  fireEvent.click(...numberAt(2, "new"));
  fireEvent.click(...numberAt(2, "new"));
  expect(commented).toEqual(["a new 2-2", "a new 2-2"]);
  expect(marked()).toEqual(["TWO"]);
});

test("Shift+click comments on all lines from the marked one to the clicked one", () => {
  show();
  fireEvent.click(...numberAt(0, "new"));
  const [cell, at] = numberAt(3, "new");
  fireEvent.click(cell, { ...at, shiftKey: true });
  expect(commented).toEqual(["a new 1-1", "a new 1-3"]);
});

test("dragging over line numbers comments on the lines of the side where it started, up and down", () => {
  show();
  drag(numberAt(0, "old"), heightOf(1), heightOf(2), heightOf(3));
  expect(commented).toEqual(["a old 1-3"]);
  expect(marked()).toEqual(["one", "two", "three"]);
  drag(numberAt(3, "new"), heightOf(2));
  expect(commented).toEqual(["a old 1-3", "a new 2-3"]);
});

test("a drag that leaves its file ends at the last line reached there", () => {
  show();
  drag(numberAt(2, "new"), heightOf(3), 400);
  expect(commented).toEqual(["a new 2-3"]);
});

test("touching a line number scrolls; only a tap comments", () => {
  show();
  const [cell, at] = numberAt(0, "new");
  fireEvent.pointerDown(cell, { ...at, button: 0, pointerType: "touch" });
  fireEvent.pointerMove(document, { clientY: heightOf(3) });
  fireEvent.pointerUp(document);
  expect(commented).toEqual([]);
  fireEvent.click(cell, at);
  expect(commented).toEqual(["a new 1-1"]);
});

test("the button beside the line under the pointer comments on that line, on the old side for a removed line", () => {
  show();
  const row = document.querySelectorAll(".diff-row")[1];
  if (row === undefined) throw new Error("There is no such row.");
  fireEvent.pointerOver(row, { pointerType: "mouse" });
  const sign = document.querySelector(".diff-comment");
  expect(sign?.getAttribute("aria-label")).toBe("Comment on this line; drag to select a range");
  if (sign !== null) fireEvent.click(sign, { clientY: heightOf(1) });
  expect(commented).toEqual(["a old 2-2"]);
  expect(document.querySelector("[aria-current=true] .diff-code")?.textContent).toBe("two");
});

test("there is no button on lines that cannot be commented on", () => {
  render(
    <DiffReader
      files={FILES}
      contents={contentsOf(FILES)}
      options={OPTIONS.unified}
      onNeed={ignore}
      emptyText=""
      links={{ location: null, onLocation: ignore, linkTo: () => "" }}
    />,
    { wrapper: UiRoot },
  );
  const row = document.querySelector(".diff-row");
  if (row !== null) fireEvent.pointerOver(row, { pointerType: "mouse" });
  expect(document.querySelector(".diff-comment")).toBeNull();
});

test("c comments on the cursor's line, on the selected lines around it, and on the file at its header; f on the file", () => {
  show("split");
  press("j");
  press("c");
  press("j");
  press("x");
  press("J", true);
  press("c");
  press("f");
  press("[");
  press("c");
  expect(commented).toEqual(["a new 0-0", "a new 1-2", "a new 0-0", "a new 0-0"]);
});
