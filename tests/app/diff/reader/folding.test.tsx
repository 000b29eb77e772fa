// @vitest-environment page
import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { DiffReader } from "#app/diff/reader/DiffReader.tsx";
import { userInput } from "#app/ui/userInput.ts";
import { UiRoot } from "#tests/app/ui/UiRoot.tsx";
import { contentsOf, diffFile, optionsOf } from "../diffFile.ts";

afterEach(() => vi.useRealTimers());

const ignore = (): void => undefined;

/** A file of this number of added lines, each with the file's name and its number. */
function file(key: string, lines: number) {
  const added = Array.from({ length: lines }, (_, n) => `+${key} ${n + 1}\n`).join("");
  return diffFile({ key, oldPath: null, newPath: key, status: "ADDED", patch: `@@ -0,0 +1,${lines} @@\n${added}` });
}

/** The first and the last rendered line of each file, as "a 1-30". */
function drawnLines(): string {
  const runs = new Map<string, string[]>();
  for (const { textContent } of document.querySelectorAll(".diff-code")) {
    const [name = "", number = ""] = textContent.split(" ");
    runs.set(name, [...(runs.get(name) ?? []), number]);
  }
  return [...runs].map(([name, numbers]) => `${name} ${numbers[0]}-${numbers.at(-1)}`).join(", ");
}

/** Presses the first button with this name, as a pointer does. */
function press(name: string): void {
  const [button] = screen.getAllByRole("button", { name });
  act(() => {
    fireEvent.pointerDown(button as Element);
    fireEvent.click(button as Element);
  });
}

test("a collapsed file is replaced at once by what becomes visible; the rest below is rendered when idle", () => {
  vi.useFakeTimers();
  onTestFinished(userInput.note(window));
  const files = [file("a", 100), file("b", 100)];
  const props = { files, contents: contentsOf(files), options: optionsOf("unified"), onNeed: ignore, emptyText: "" };
  render(<DiffReader {...props} />, { wrapper: UiRoot });
  // The window is 768 px tall, and another 600 px are rendered below it.
  expect(drawnLines()).toBe("a 1-67");
  press("Hide lines");
  expect(drawnLines()).toBe("b 1-34");
  act(() => void vi.advanceTimersByTime(300));
  expect(drawnLines()).toBe("b 1-64");
  press("Show lines");
  expect(drawnLines()).toBe("a 1-37");
  act(() => void vi.advanceTimersByTime(300));
  expect(drawnLines()).toBe("a 1-67");
});
