// @vitest-environment page
import { act, fireEvent, render } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { DiffReader } from "#app/diff/reader/DiffReader.tsx";
import { LINE_HEIGHT } from "#app/diff/measures.ts";
import { UiRoot } from "#tests/app/ui/UiRoot.tsx";
import { WAIT_MS } from "#tests/helpers/testRun.ts";
import { contentsOf, diffFile, optionsOf } from "../diffFile.ts";

const ignore = (): void => undefined;

/** The distance in pixels between two positions of a sweep: more than half a window. */
const LEAP = 1500;

let scrollY = 0;

beforeEach(() => {
  scrollY = 0;
  vi.spyOn(window, "scrollY", "get").mockImplementation(() => scrollY);
});

afterEach(() => {
  vi.restoreAllMocks();
});

/** Scrolls quickly over three windows. Each scroll follows the previous one at once, however long rendering takes. */
function scrollFast(): void {
  const clock = vi.spyOn(performance, "now").mockReturnValue(performance.now());
  for (const leap of [1, 2, 3]) {
    scrollY = leap * LEAP;
    act(() => void fireEvent.scroll(window));
  }
  clock.mockRestore();
}

async function waitForIdle(container: HTMLElement): Promise<void> {
  await act(() => vi.waitFor(() => expect(container.querySelector(".diff-passed")).toBeNull(), WAIT_MS));
}

/** Renders one file and scrolls quickly over three windows of it. */
function sweep(
  lines: readonly string[],
  layout: "unified" | "split" = "unified",
  lineHeight = LINE_HEIGHT,
): HTMLElement {
  const removed = lines.filter((line) => !line.startsWith("+")).length;
  const added = lines.filter((line) => !line.startsWith("-")).length;
  const files = [diffFile({ patch: `@@ -1,${removed} +1,${added} @@\n${lines.join("\n")}\n` })];
  const { container } = render(
    <DiffReader
      files={files}
      contents={contentsOf(files)}
      options={{ ...optionsOf(layout), lineHeight }}
      onNeed={ignore}
      emptyText=""
    />,
    { wrapper: UiRoot },
  );
  scrollFast();
  return container;
}

/** A line as rendered in a pane: its distance from the top, its numbers, its sign and its text. */
type Line = readonly [top: number, numbers: string, sign: string, text: string];

function linesIn(pane: Element, lineHeight: number): readonly Line[] {
  const found = [...pane.querySelectorAll<HTMLElement>(".diff-row, .diff-passed")].flatMap((element) => {
    const cells = (name: string): string[][] =>
      [...element.querySelectorAll(name)].map(({ textContent }) => textContent.split("\n"));
    const [signs = [], texts = []] = [...cells(".diff-sign"), ...cells(".diff-code")];
    return texts.map((text, at): Line => {
      const numbers = cells(".diff-number").map((column) => column[at]);
      return [Number.parseFloat(element.style.top) + at * lineHeight, numbers.join(" "), signs[at] ?? "", text];
    });
  });
  return found.toSorted(([a], [b]) => a - b);
}

const mixed = Array.from({ length: 600 }, (_, n) => `${" -+ +"[n % 5]}${n % 7 === 0 ? "" : `line ${n}`}`);

test.each([
  ["unified", LINE_HEIGHT],
  ["split", 25],
] as const)(
  "fast scrolling shows the same lines as the rows at rest: %s, lines of %i px",
  async (layout, lineHeight) => {
    const container = sweep(mixed, layout, lineHeight);
    const panes = [...container.querySelectorAll(".diff-pane")];
    expect(container.querySelectorAll(".diff-passed").length).toBeGreaterThan(0);
    expect(container.querySelectorAll(".diff-row")).toHaveLength(0);
    const passed = panes.map((pane) => linesIn(pane, lineHeight));
    expect(Math.min(...passed.map((lines) => lines.length))).toBeGreaterThan(20);
    await waitForIdle(container);
    panes.forEach((element, pane) => {
      const rows = linesIn(element, lineHeight);
      const places = new Set(passed[pane]?.map(([top]) => top));
      expect(rows.filter(([top]) => places.has(top))).toEqual(passed[pane]);
    });
  },
);

test("the backgrounds of added and removed lines are behind them", () => {
  const container = sweep(Array.from({ length: 600 }, (_, n) => `${n % 6 < 2 ? "+" : n % 6 === 2 ? "-" : " "}${n}`));
  const block = container.querySelector(".diff-passed");
  const signs = block?.querySelector(".diff-sign")?.textContent.split("\n") ?? [];
  const grounds = [...(block?.querySelectorAll<HTMLElement>("i") ?? [])];
  const painted = signs.map(() => "");
  for (const { className, style } of grounds) {
    const from = Number.parseFloat(style.top) / LINE_HEIGHT;
    const to = from + Number.parseFloat(style.height) / LINE_HEIGHT;
    painted.fill(className === "diff-added" ? "+" : "−", from, to);
  }
  expect(painted).toEqual(signs);
  expect(new Set(signs)).toEqual(new Set(["", "+", "−"]));
});

test("special lines stay rows: labeled characters, long lines, conflicts", () => {
  const odd = new Map([
    [230, "a\u202eb"],
    [232, "x".repeat(1200)],
    [235, "<<<<<<< ours"],
    [236, "======="],
    [237, ">>>>>>> theirs"],
  ]);
  const container = sweep(Array.from({ length: 600 }, (_, n) => `+${odd.get(n) ?? `line ${n}`}`));
  const rows = [...container.querySelectorAll(".diff-row")].map((row) => Number(row.getAttribute("data-line")));
  expect(rows).toEqual([...odd.keys()]);
  expect(container.querySelectorAll(".diff-passed")).toHaveLength(4);
});

test("the cursor's line stays a row", async () => {
  const container = sweep(mixed);
  await waitForIdle(container);
  act(() => void fireEvent.keyDown(document.body, { key: "j" }));
  scrollFast();
  expect(container.querySelectorAll(".diff-passed").length).toBeGreaterThan(0);
  const rows = [...container.querySelectorAll(".diff-row")];
  expect(rows.map((row) => row.getAttribute("aria-current"))).toEqual(["true"]);
});
