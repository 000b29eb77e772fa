// @vitest-environment page
import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { DiffReader } from "#app/diff/reader/DiffReader.tsx";
import { UiRoot } from "#tests/app/ui/UiRoot.tsx";
import { changeInRepository } from "../changeInRepository.ts";
import { InProcessWorker } from "../workers/InProcessWorker.ts";
import { contentsOf, diffFile, optionsOf, type TestFile } from "../diffFile.ts";

const ignore = (): void => undefined;
const BLOCK = [
  "function greeting(person) {",
  "  const name = person.firstName;",
  "  return `Hello ${person.title}`;",
  "}",
];
const EDITED = BLOCK.with(1, "  const name = person.lastName;");
const text = (lines: readonly string[]): string => lines.map((line) => `${line}\n`).join("");

/** Two files, and a block that moved from the first to the second and had one line edited. */
function movedBetween(): readonly TestFile[] {
  const before = { "a.ts": text(["keep a", ...BLOCK]), "b.ts": text(["keep b"]) };
  const after = { "a.ts": text(["keep a"]), "b.ts": text(["keep b", ...EDITED]) };
  return changeInRepository(before, after).map((patch, index) => {
    const path = index === 0 ? "a.ts" : "b.ts";
    return diffFile({ key: path, plainPath: path, oldPath: path, newPath: path, patch });
  });
}

let workplaces = 0;

/** Starts only this worker: highlighting is not tested here. */
class OnlyInProcessWorker extends InProcessWorker {
  constructor(_url: string, { name }: WorkerOptions) {
    super();
    if (name !== "galley-change") throw new Error("not this one");
    workplaces++;
  }
}

beforeEach(() => {
  workplaces = 0;
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.stubGlobal("Worker", OnlyInProcessWorker);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const settle = () => act(() => vi.advanceTimersByTimeAsync(3000));

function read(files: readonly TestFile[], options = optionsOf("unified"), contents = contentsOf(files)) {
  return render(
    <DiffReader files={files} contents={contents} options={options} onNeed={ignore} emptyText="Nothing has changed." />,
    { wrapper: UiRoot },
  ).container;
}

/** The rows that are shown as moved or have a link to the other end: their code and how they are marked. */
function movedRows(container: Element): readonly string[] {
  return [...container.querySelectorAll(".diff-row")].flatMap((row) => {
    const where = row.querySelector(".diff-moved-text")?.textContent;
    const changed = [...row.querySelectorAll(".diff-changed")].map((part) => part.textContent).join("|");
    const labels = [row.matches(".diff-moved") && "moved", where, changed && `[${changed}]`].filter(Boolean);
    return labels.length === 0 ? [] : [`${row.querySelector(".diff-code")?.textContent}: ${labels.join(", ")}`];
  });
}

/** The sign and the text of the line of the cursor. */
function cursorLine(container: Element): string {
  const row = container.querySelector(".diff-cursor");
  const sign = row?.matches(".diff-added") === true ? "+" : row?.matches(".diff-removed") === true ? "-" : " ";
  return sign + (row?.querySelector(".diff-code")?.textContent ?? "");
}

describe("moved lines in the reader", () => {
  test("are shown as moved with their other end, and an edited line between them is not", async () => {
    const container = read(movedBetween());
    expect(movedRows(container)).toEqual([]);
    await settle();
    expect(movedRows(container)).toEqual([
      "function greeting(person) {: moved, moved to b.ts:2",
      "  return `Hello ${person.title}`;: moved",
      "}: moved",
      "function greeting(person) {: moved, moved from a.ts:2",
      "  return `Hello ${person.title}`;: moved",
      "}: moved",
    ]);
  });

  test("link to their other end and back, by click and by key", async () => {
    const container = read(movedBetween());
    await settle();
    fireEvent.click(screen.getByRole("button", { name: "Moved to b.ts:2" }));
    await settle();
    expect(cursorLine(container)).toBe("+function greeting(person) {");
    for (const key of ["j", "j", "m"]) fireEvent.keyDown(document.body, { key });
    await settle();
    expect(cursorLine(container)).toBe("-  return `Hello ${person.title}`;");
    fireEvent.keyDown(document.body, { key: "m" });
    await settle();
    expect(cursorLine(container)).toBe("+  return `Hello ${person.title}`;");
  });

  test("link to their other end and back by Enter, which goes nowhere from a line that did not move", async () => {
    const container = read(movedBetween());
    await settle();
    fireEvent.click(screen.getByRole("button", { name: "Moved to b.ts:2" }));
    await settle();
    for (const key of ["j", "Enter"]) fireEvent.keyDown(document.body, { key });
    await settle();
    expect(cursorLine(container)).toBe("+  const name = person.lastName;");
    for (const key of ["j", "Enter"]) fireEvent.keyDown(document.body, { key });
    await settle();
    expect(cursorLine(container)).toBe("-  return `Hello ${person.title}`;");
    fireEvent.keyDown(document.body, { key: "Enter" });
    await settle();
    expect(cursorLine(container)).toBe("+  return `Hello ${person.title}`;");
    for (const key of ["k", "k", "k", "Enter"]) fireEvent.keyDown(document.body, { key });
    await settle();
    expect(cursorLine(container)).toBe(" keep b");
  });

  test("are found when the file at their other end arrives, and when the rest of a patch does", async () => {
    const files = movedBetween();
    const beginning = files.map((file, index) =>
      index === 1 ? { ...file, patch: "@@ -1,1 +1,2 @@\n keep b\n+function greeting(person) {\n" } : file,
    );
    const contents = contentsOf(files.slice(0, 1));
    const container = read(files, optionsOf("unified"), contents);
    await settle();
    expect(movedRows(container)).toEqual([]);
    act(() => void contentsOf(beginning.slice(1), contents));
    await settle();
    expect(movedRows(container)).toHaveLength(2);
    act(() => void contentsOf(files.slice(1), contents));
    await settle();
    expect(movedRows(container)).toHaveLength(6);
  });

  test("have no link if only their indentation changed", async () => {
    const indented = ["if (person) {", ...BLOCK.map((line) => `  ${line}`), "}"];
    const [patch = ""] = changeInRepository({ f: text(["a", ...BLOCK]) }, { f: text(["a", ...indented]) });
    const container = read([diffFile({ patch })]);
    await settle();
    // Each first line of the block names its other end: beside it the split view has another line.
    const notes = movedRows(container).flatMap((row) => /whitespace only, line \d+/u.exec(row) ?? []);
    expect(notes).toEqual(["whitespace only, line 3", "whitespace only, line 2"]);
    expect(screen.queryByRole("button", { name: /moved/ })).toBeNull();
  });

  test("are not searched for in a file that is shown whole", async () => {
    read([diffFile({ status: "UNCHANGED", patch: "@@ -1 +1 @@\n a\n" })], optionsOf("plain"));
    await settle();
    expect(workplaces).toBe(0);
    read(movedBetween());
    await settle();
    expect(workplaces).toBe(1);
  });
});

test("whitespace that is shown leaves the text of the lines unchanged", () => {
  const patch = "@@ -1 +1 @@\n-a  b\n+\ta b \n";
  const container = read([diffFile({ patch })], { ...optionsOf("unified"), showsWhitespace: true });
  expect([...container.querySelectorAll(".diff-code")].map((code) => code.textContent)).toEqual(["a  b", "\ta b "]);
  expect(container.querySelectorAll(".diff-space")).toHaveLength(3);
  expect(container.querySelectorAll(".diff-tab")).toHaveLength(1);
  expect(container.querySelector(".diff-trailing")?.textContent).toBe(" ");
});

test("a very long line is rendered in pieces whose text together is the line", () => {
  const line = `${"x".repeat(9_999)}😀${"y".repeat(20_000)}`;
  const files = [diffFile({ patch: `@@ -0,0 +1 @@\n+${line}\n` })];
  const container = read(files);
  fireEvent.click(screen.getByRole("button", { name: "Show more" }));
  expect(container.querySelector(".diff-code")?.textContent).toBe(line);
  expect([...container.querySelectorAll(".diff-chunk")].map((piece) => piece.textContent.length)).toEqual([
    9_999, 10_001, 10_000, 1,
  ]);
});
