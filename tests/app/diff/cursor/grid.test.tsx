// @vitest-environment page
import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { DiffReader } from "#app/diff/reader/DiffReader.tsx";
import { UiRoot } from "#tests/app/ui/UiRoot.tsx";
import { contentsOf, diffFile, optionsOf } from "../diffFile.ts";

const FILES = [diffFile(), diffFile({ key: "b", oldPath: "src/b.ts", newPath: "src/b.ts" })];
const reader = (layout: "unified" | "split") => (
  <DiffReader
    files={FILES}
    contents={contentsOf(FILES)}
    options={optionsOf(layout)}
    onNeed={() => undefined}
    emptyText=""
  />
);

const gridOf = (path: string, name = "Lines") =>
  within(screen.getByRole("group", { name: path })).getByRole("grid", { name });
const active = () =>
  document
    .getElementById(document.activeElement?.getAttribute("aria-activedescendant") ?? "")
    ?.getAttribute("aria-label");
const keyDown = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
const focus = (element: HTMLElement) => act(() => element.focus());
const reported = () =>
  [...document.querySelectorAll("[data-live-region]")].map((region) => region.textContent).join("");

test("the arrow keys move over the lines of the focused file and stay in it; each line is announced", () => {
  render(reader("unified"), { wrapper: UiRoot });
  focus(gridOf("src/b.ts"));
  expect(active()).toBe("line 1: one");
  keyDown("ArrowDown");
  expect(active()).toBe("removed, old line 2: two");
  keyDown("ArrowDown");
  expect(active()).toBe("added, new line 2: TWO");
  for (let times = 0; times < 5; times++) keyDown("ArrowDown");
  expect(active()).toBe("line 3: three");
  for (let times = 0; times < 5; times++) keyDown("ArrowUp");
  expect(active()).toBe("line 1: one");
  // The row itself got the focus, so nothing announces it a second time.
  expect(reported()).toBe("");
});

test("the focus follows the cursor to another file, and in split view to the side of its line", () => {
  render(reader("split"), { wrapper: UiRoot });
  focus(gridOf("src/a.ts", "Lines after"));
  keyDown("n");
  expect(active()).toBe("removed, old line 2: two; added, new line 2: TWO");
  expect(document.activeElement).toBe(gridOf("src/a.ts", "Lines after"));
  keyDown("h");
  expect(document.activeElement).toBe(gridOf("src/a.ts", "Lines before"));
  keyDown("n");
  expect(document.activeElement?.closest<HTMLElement>(".diff-file")?.dataset["key"]).toBe("b");
  expect(active()).toBe("removed, old line 2: two; added, new line 2: TWO");
});

test("arrow keys continue to work in lines that are rendered again, in split and unified view", async () => {
  const { rerender } = render(reader("unified"), { wrapper: UiRoot });
  focus(gridOf("src/b.ts"));
  keyDown("ArrowDown");
  rerender(reader("split"));
  expect(document.activeElement).toBe(gridOf("src/b.ts", "Lines before"));
  expect(active()).toMatch(/^removed, old line 2: two/u);
  rerender(reader("unified"));
  expect(document.activeElement).toBe(gridOf("src/b.ts"));
  expect(active()).toBe("removed, old line 2: two");
  await act(async () => gridOf("src/b.ts").blur());
  rerender(reader("split"));
  expect(document.activeElement).toBe(document.body);
});

test("a file that is not shown as lines is not a grid and cannot get the focus", () => {
  const [file] = FILES;
  const slots = [
    {
      key: "as meant",
      fileKey: file?.key ?? "",
      side: "new",
      line: 0,
      placement: "above",
      guess: 100,
      content: "As meant",
      replacesLines: true,
    },
  ] as const;
  render(
    <DiffReader
      files={FILES}
      contents={contentsOf(FILES)}
      options={optionsOf("unified")}
      onNeed={() => undefined}
      slots={slots}
      emptyText=""
    />,
    { wrapper: UiRoot },
  );
  expect(within(screen.getByRole("group", { name: "src/a.ts" })).queryByRole("grid")).toBeNull();
  expect(gridOf("src/b.ts").tabIndex).toBe(0);
});

test("a file's lines are a grid with counted rows and columns, including its selected lines", () => {
  render(reader("unified"), { wrapper: UiRoot });
  const grid = gridOf("src/a.ts");
  expect([grid.getAttribute("aria-rowcount"), grid.getAttribute("aria-colcount")]).toEqual(["5", "4"]);
  const rows = within(grid).getAllByRole("row");
  expect(rows.map((row) => row.getAttribute("aria-rowindex"))).toEqual(["1", "2", "3", "4", "5"]);
  const signs = rows.slice(1).map((row) => within(row).getAllByRole("gridcell")[2]?.getAttribute("aria-label"));
  expect(signs).toEqual(["Unchanged", "Removed", "Added", "Unchanged"]);
});
