// @vitest-environment page
import { act, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { DiffLayout } from "#app/diff/patch/DiffFile.ts";
import { DiffReader } from "#app/diff/reader/DiffReader.tsx";
import type { DiffLocation, LineLocation, LocationMemory } from "#app/diff/models/DiffLocation.ts";
import { UiRoot } from "#tests/app/ui/UiRoot.tsx";
import { PATCH, contentsOf, diffFile, optionsOf, type TestFile } from "../diffFile.ts";

const ignore = (): void => undefined;
const FILES = [diffFile(), diffFile({ key: "b", oldPath: "src/b.ts", newPath: "src/b.ts" })];
const OPTIONS = { unified: optionsOf("unified"), split: optionsOf("split") };

beforeEach(() => {
  vi.spyOn(window, "scrollBy").mockImplementation(ignore);
});
afterEach(() => {
  act(() => getSelection()?.removeAllRanges());
  vi.restoreAllMocks();
});

const linkTo = ({ path, lines }: DiffLocation): string =>
  lines === null ? path : `${path} ${lines.side} ${lines.line}-${lines.to}`;

function Host(props: {
  readonly files?: readonly TestFile[];
  readonly contents?: ReturnType<typeof contentsOf>;
  readonly layout?: DiffLayout;
  readonly memory?: LocationMemory;
  readonly onAct?: (location: Required<LineLocation>) => void;
  /** The time until selected lines appear in the URL, in milliseconds. */
  readonly lag?: number;
}) {
  const { files = FILES, layout = "unified" } = props;
  const [contents] = useState(() => props.contents ?? contentsOf(files));
  const [location, setLocation] = useState<DiffLocation | null>(null);
  const onLocation = (next: DiffLocation | null): void => {
    if (props.lag === undefined) setLocation(next);
    else setTimeout(() => setLocation(next), props.lag);
  };
  return (
    <>
      <output>{location === null ? "nothing" : linkTo(location)}</output>
      <DiffReader
        files={files}
        contents={contents}
        options={OPTIONS[layout]}
        onNeed={ignore}
        emptyText="Nothing."
        links={{ location, onLocation, linkTo, memory: props.memory }}
        {...(props.onAct === undefined ? {} : { onAct: props.onAct })}
      />
    </>
  );
}

function press(...keys: readonly string[]): void {
  for (const key of keys) {
    const letter = key.replace("Shift+", "");
    fireEvent.keyDown(document.body, { key: letter, shiftKey: letter !== key });
  }
}

/** The texts of the rows that are highlighted as selected. */
function marked(): readonly string[] {
  return [...document.querySelectorAll(".diff-linked .diff-code")].map((code) => code.textContent);
}

/** The message that is shown for some seconds. */
function notice(): string | null {
  return document.querySelector(".Toast-text")?.textContent ?? null;
}

function cursor(): readonly string[] {
  return [...document.querySelectorAll("[aria-current=true] :is(.diff-code, .diff-path)")].map(
    (element) => element.textContent,
  );
}

function reported(): string {
  return [...document.querySelectorAll("[data-live-region]")].map((region) => region.textContent).join("");
}

/** Copies, and returns the text on the clipboard; null if the browser handles the event itself. */
function copied(): string | null {
  const event = new Event("copy", { bubbles: true, cancelable: true });
  const data = new Map<string, string>();
  Object.defineProperty(event, "clipboardData", {
    value: { setData: (kind: string, text: string) => data.set(kind, text) },
  });
  act(() => void document.body.dispatchEvent(event));
  return event.defaultPrevented ? (data.get("text/plain") ?? "") : null;
}

/** Selects with the mouse from a character of one rendered line to a character of another. */
function select(from: Element | undefined, start: number, to: Element | undefined, end: number): void {
  const [anchor, focus] = [from?.firstChild, to?.firstChild];
  if (anchor == null || focus == null) throw new Error("There is no such line.");
  act(() => {
    getSelection()?.setBaseAndExtent(anchor, start, focus, end);
    document.dispatchEvent(new Event("selectionchange"));
  });
}

const codes = (pane = ""): readonly Element[] => [...document.querySelectorAll(`${pane} .diff-row .diff-code`)];

test("x selects the cursor's line, Shift+j and Shift+k more and fewer of its side, Escape none; all is announced", () => {
  render(<Host />, { wrapper: UiRoot });
  press("j", "j", "x");
  expect([marked(), reported()]).toEqual([["one"], "line 1 of a selected"]);
  expect(screen.getByRole("status").textContent).toBe("a new 1-1");
  press("Shift+J");
  expect([marked(), cursor(), reported()]).toEqual([["one", "TWO"], ["TWO"], "lines 1 to 2 of a selected"]);
  press("Shift+J", "Shift+J", "Shift+K");
  expect([marked(), cursor()]).toEqual([["one", "TWO"], ["TWO"]]);
  press("Escape");
  expect([marked(), reported()]).toEqual([[], "No lines selected"]);
  press("k", "x", "Shift+J");
  expect([marked(), reported()]).toEqual([["two", "three"], "old lines 2 to 3 of a selected"]);
  press("Escape", "x", "x");
  expect(marked()).toEqual([]);
});

test("the caller is notified of a new selection at once, and of many more lines after a pause", async () => {
  vi.useFakeTimers();
  try {
    render(<Host />, { wrapper: UiRoot });
    press("j", "j", "x");
    expect(screen.getByRole("status").textContent).toBe("a new 1-1");
    press("Shift+J", "Shift+J");
    expect(marked()).toEqual(["one", "TWO", "three"]);
    expect(screen.getByRole("status").textContent).toBe("a new 1-1");
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(screen.getByRole("status").textContent).toBe("a new 1-3");
    expect(marked()).toEqual(["one", "TWO", "three"]);
  } finally {
    vi.useRealTimers();
  }
});

test("a newer selection stays when the caller passes an older one", async () => {
  render(<Host lag={60} />, { wrapper: UiRoot });
  press("j", "j", "x", "Shift+J");
  await screen.findByText("a new 1-1");
  expect(marked()).toEqual(["one", "TWO"]);
  press("Shift+J");
  expect(marked()).toEqual(["one", "TWO", "three"]);
  await screen.findByText("a new 1-3");
  expect(marked()).toEqual(["one", "TWO", "three"]);
});

test("selected lines are copied if no text is selected, without the other side's", () => {
  render(<Host />, { wrapper: UiRoot });
  expect(copied()).toBeNull();
  press("j", "j", "x", "Shift+J", "Shift+J");
  expect(copied()).toBe("one\nTWO\nthree\n");
  expect(reported()).toBe("3 lines copied.");
});

test("selected text is copied from the side it begins on, without signs and numbers", () => {
  const { rerender } = render(<Host />, { wrapper: UiRoot });
  const [one, two, , three] = codes();
  select(one, 1, three, 2);
  expect(copied()).toBe("ne\nTWO\nth");
  expect(reported()).toContain("3 lines copied.");
  select(two, 0, three, 5);
  expect(copied()).toBe("two\nthree");
  expect(document.querySelector(".diff-reader")?.getAttribute("data-selects")).toBe("old");
  rerender(<Host layout="split" />);
  const before = codes(".diff-pane-old");
  select(before[0], 0, before[2], 5);
  expect(copied()).toBe("one\ntwo\nthree");
  expect(reported()).toContain("3 lines copied.");
  const after = codes(".diff-pane-new");
  select(after[2], 5, after[0], 0);
  expect(copied()).toBe("one\nTWO\nthree");
});

test("a drag that ends on a line of the other side copies from the side it begins on", () => {
  render(<Host />, { wrapper: UiRoot });
  const [, two, TWO] = codes();
  const drag = (from: Element | undefined, to: Element | undefined): void => {
    select(from, 0, from, 1);
    act(() => void fireEvent.pointerUp(to ?? document.body));
  };
  drag(two, TWO);
  expect(copied()).toBe("t");
  drag(TWO, two);
  expect(copied()).toBe("T");
});

test("text stays selected when its lines are rendered again, by other elements or in another layout", async () => {
  const { rerender } = render(<Host />, { wrapper: UiRoot });
  const [one, , , three] = codes();
  select(one, 1, three, 2);
  rerender(<Host layout="split" />);
  await act(async () => undefined);
  const { anchorNode, anchorOffset, focusNode, focusOffset } = getSelection() ?? {};
  expect([anchorNode?.textContent, anchorOffset, focusNode?.textContent, focusOffset]).toEqual(["one", 1, "three", 2]);
  expect(anchorNode?.parentElement?.closest(".diff-pane-new")).not.toBeNull();
  expect(anchorNode?.isConnected).toBe(true);
  expect(copied()).toBe("ne\nTWO\nth");
});

test("a selection across files announces how many were not loaded, and fetches them", () => {
  const files = [diffFile(), diffFile({ key: "late", patch: null }), diffFile({ key: "b" })];
  render(<Host files={files} />, { wrapper: UiRoot });
  const rows = codes();
  select(rows[3], 0, rows[4], 3);
  expect(copied()).toBe("three\none");
  expect(notice()).toBe(
    "2 lines copied. 1 file was skipped because its lines are still loading. Copy again in a moment.",
  );
});

test("Mod+A selects all lines of the cursor's file on its side, but keeps its usual function in a field", () => {
  render(
    <>
      <input aria-label="Elsewhere" />
      <Host />
    </>,
    { wrapper: UiRoot },
  );
  press("j", "j");
  expect(fireEvent.keyDown(screen.getByLabelText("Elsewhere"), { key: "a", ctrlKey: true })).toBe(true);
  expect(fireEvent.keyDown(document.body, { key: "a", ctrlKey: true })).toBe(false);
  expect(reported()).toBe("3 lines of src/a.ts selected");
  expect(copied()).toBe("one\nTWO\nthree");
  press("n");
  fireEvent.keyDown(document.body, { key: "a", ctrlKey: true });
  expect(copied()).toBe("one\ntwo\nthree");
});

test("Mod+A without a cursor selects the lines of the file at the top, and announces if no lines are loaded yet", () => {
  const { unmount } = render(<Host />, { wrapper: UiRoot });
  expect(fireEvent.keyDown(document.body, { key: "a", ctrlKey: true })).toBe(false);
  expect(copied()).toBe("one\nTWO\nthree");
  unmount();
  render(<Host files={[diffFile({ patch: null })]} />, { wrapper: UiRoot });
  expect(fireEvent.keyDown(document.body, { key: "a", ctrlKey: true })).toBe(false);
  expect(notice()).toContain("The lines of src/a.ts are not shown yet.");
});

test("Enter collapses and expands at a header, acts on the cursor's line or the selected ones, and presses a button", () => {
  const onAct = vi.fn<(location: Required<LineLocation>) => void>();
  render(<Host onAct={onAct} />, { wrapper: UiRoot });
  const lines = (): number => codes().length;
  press("j", "Enter");
  expect(lines()).toBe(4);
  press("Enter", "j", "Enter");
  expect(lines()).toBe(8);
  expect(onAct).toHaveBeenLastCalledWith({ key: "a", side: "new", line: 1, to: 1 });
  press("x", "Shift+J", "Enter");
  expect(onAct).toHaveBeenLastCalledWith({ key: "a", side: "new", line: 1, to: 2 });
  const button = screen.getAllByRole("button", { name: "Hide lines" })[0] ?? document.body;
  expect(fireEvent.keyDown(button, { key: "Enter" })).toBe(true);
  expect(onAct).toHaveBeenCalledTimes(2);
});

test("the cursor returns to its saved line when that is loaded, unless the user has moved it since", () => {
  const location: DiffLocation = { path: "a", lines: { side: "old", line: 2, to: 2 } };
  const saved: DiffLocation[] = [];
  const memory: LocationMemory = { read: () => location, save: (next) => void saved.push(next) };
  const contents = contentsOf([]);
  const files = [diffFile({ patch: null })];
  const { unmount } = render(<Host files={files} contents={contents} memory={memory} />, { wrapper: UiRoot });
  expect(cursor()).toEqual([]);
  act(() => contents.putPatches([["a", PATCH]]));
  expect([cursor(), reported()]).toEqual([["two"], ""]);
  press("j");
  expect(saved.at(-1)).toEqual({ path: "a", lines: { side: "new", line: 2, to: 2 } });
  unmount();

  const later = contentsOf([]);
  render(<Host files={files} contents={later} memory={memory} />, { wrapper: UiRoot });
  press("j");
  act(() => later.putPatches([["a", PATCH]]));
  expect(cursor()).toEqual(["src/a.ts"]);
});
