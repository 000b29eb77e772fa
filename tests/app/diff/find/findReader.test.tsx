// @vitest-environment page
import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { DiffReader } from "#app/diff/reader/DiffReader.tsx";
import { UiRoot } from "#tests/app/ui/UiRoot.tsx";
import { InProcessWorker } from "../workers/InProcessWorker.ts";
import { contentsOf, diffFile, optionsOf, type TestFile } from "../diffFile.ts";

const ignore = (): void => undefined;

const FILES = [
  diffFile({ key: "a" }),
  diffFile({
    key: "b",
    newPath: "src/b.ts",
    oldPath: "src/b.ts",
    patch: "@@ -7,2 +7,2 @@\n-find it\n+find It, find it\n end\n",
    collapsedBecause: "generated",
  }),
];

/** Starts only this worker: highlighting is not tested here. */
class OnlyInProcessWorker extends InProcessWorker {
  constructor(_url: string, { name }: WorkerOptions) {
    super();
    if (name !== "galley-change") throw new Error("not this one");
  }
}

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.stubGlobal("Worker", OnlyInProcessWorker);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function read(files: readonly TestFile[] = FILES, onNeedAll?: () => void) {
  const contents = contentsOf(files);
  render(
    <DiffReader
      files={files}
      contents={contents}
      options={optionsOf("unified")}
      onNeed={ignore}
      emptyText="Nothing has changed."
      {...(onNeedAll && { onNeedAll })}
    />,
    { wrapper: UiRoot },
  );
  return { contents };
}

const settle = () => act(() => vi.advanceTimersByTimeAsync(1000));
const field = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Find in the change" });
const shown = () => screen.getByRole("search").querySelector(".diff-find-count")?.textContent;

async function open(text = ""): Promise<void> {
  fireEvent.keyDown(document.body, { key: "f", ctrlKey: true });
  if (text !== "") fireEvent.change(field(), { target: { value: text } });
  await settle();
}

const press = async (key: string, more: object = {}) => {
  const isOurs = !fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more });
  await settle();
  return isOurs;
};

describe("Find in the reader", () => {
  test("opens by its keys with the focus in the field, fetches all patches, and then leaves the same keys to the browser", async () => {
    const onNeedAll = vi.fn<() => void>();
    read(FILES, onNeedAll);
    expect(onNeedAll).not.toHaveBeenCalled();
    await open();
    expect(onNeedAll).toHaveBeenCalledOnce();
    expect(document.activeElement).toBe(field());
    expect(await press("f", { ctrlKey: true })).toBe(false);
    expect(await press("Escape")).toBe(true);
    expect(screen.queryByRole("search")).toBeNull();
    expect(await press("/")).toBe(true);
    expect(document.activeElement).toBe(field());
  });

  test("counts matches in collapsed files too, expands them, and wraps around", async () => {
    read();
    expect(screen.queryByText("find it")).toBeNull();
    await open("find it");
    expect(shown()).toBe("1 of 3");
    expect(document.querySelectorAll("[data-key=b] .diff-row")).toHaveLength(3);
    await press("Enter");
    await press("F3");
    expect(shown()).toBe("3 of 3");
    await press("g", { ctrlKey: true });
    expect(shown()).toBe("1 of 3");
    await press("Enter", { shiftKey: true });
    expect(shown()).toBe("3 of 3");
    expect([...document.querySelectorAll("[data-live-region]")].map(({ textContent }) => textContent)).toContain(
      "3 of 3 matches, src/b.ts, line 7",
    );
  });

  test("does not count the lines of a submodule, which are not on the page", async () => {
    const ids = ["1".repeat(40), "2".repeat(40)];
    const patch = `@@ -1 +1 @@\n-Subproject commit ${ids[0]}\n+Subproject commit ${ids[1]}\n`;
    const modes = { oldMode: "160000", newMode: "160000" };
    read([diffFile({ key: "module", patch, ...modes }), diffFile({ key: "b", patch: "@@ -0,0 +1 @@\n+commit\n" })]);
    await open("commit");
    expect(shown()).toBe("1 of 1");
  });

  test("respects case, whole words and regular expressions if they are on", async () => {
    read();
    await open("it");
    expect(shown()).toBe("1 of 3");
    fireEvent.click(screen.getByRole("button", { name: "Match case" }));
    await settle();
    expect(shown()).toBe("1 of 2");
    expect(screen.getByRole("button", { name: "Match case" }).getAttribute("aria-pressed")).toBe("true");
    fireEvent.click(screen.getByRole("button", { name: "Regular expression" }));
    fireEvent.change(field(), { target: { value: "^(?:end|two|TWO)$" } });
    await settle();
    expect(shown()).toBe("1 of 3");
    fireEvent.change(field(), { target: { value: "(" } });
    expect(screen.getByRole("alert").textContent).toMatch(/unterminated group/i);
    expect(field().getAttribute("aria-invalid")).toBe("true");
  });

  test("reports that there are no matches, and the progress while lines are loading", async () => {
    const { contents } = read([...FILES, diffFile({ key: "late", patch: null })]);
    await open("nowhere");
    expect(screen.getByText("Searching… 2 of 3 files")).toBeTruthy();
    act(() => contents.putPatches([["late", "@@ -0,0 +1 @@\n+x\n"]]));
    await settle();
    expect(shown()).toBe("No matches");
  });

  test("moves the cursor to the current match and returns the focus when it closes", async () => {
    read();
    const button = screen.getAllByRole("button", { name: "Hide lines" })[0];
    button?.focus();
    await open("TWO");
    await press("Enter");
    await press("Escape");
    expect(document.activeElement).toBe(button);
    expect(document.querySelector("[aria-current=true]")?.textContent).toContain("TWO");
  });
});
