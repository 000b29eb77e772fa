// @vitest-environment page
import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { tempRepo, type TempRepo } from "#tests/helpers/tempRepo.ts";
import { address, shownFiles, walk, type Walk } from "./page.ts";

let repo: TempRepo;
let page: Walk;
beforeAll(async () => {
  repo = await tempRepo();
  await repo.commit({ "a.ts": "one\n", "b.css": "two\n", "lib/c.ts": "three\n" });
});
beforeEach(async () => {
  page = await walk("/repo/commit/main", repo.path);
});
afterEach(() => page.close());

const files = () => Object.keys(shownFiles());
const filter = () => screen.getByRole("searchbox", { name: "Filter files" });
const type = async (value: string) => {
  await act(async () => void fireEvent.change(filter(), { target: { value } }));
  await page.settled();
};
const press = async (target: Element, key: string) => {
  await act(async () => void fireEvent.keyDown(target, { key }));
  await page.settled();
};

it("the filter filters the list and the diff, and the page shows how many files match", async () => {
  expect(files()).toEqual(["a.ts", "b.css", "lib/c.ts"]);
  await type("ts");
  expect(files()).toEqual(["a.ts", "lib/c.ts"]);
  expect(
    screen.getAllByRole("treeitem").map((row) => row.querySelector(".diff-name, .file-list-folder")?.textContent),
  ).toEqual(["a.ts", "lib", "c.ts"]);
  expect(document.querySelector(".ChangeSummary-size")?.textContent).toContain("3 files changed");
  expect(document.querySelector(".ChangeSummary-size")?.textContent).toContain("2 shown by the filter");
  expect(document.querySelector(".file-list-count")?.textContent).toContain("2 of 3 files shown");
});

it("the diff reports that no file matches, and Escape shows all files again, wherever the focus is", async () => {
  await type("nowhere");
  expect(document.querySelector(".diff-empty")?.textContent).toBe("No files match the filter.");
  await press(document.body, "Escape");
  expect([files().length, filter().getAttribute("value")]).toEqual([3, ""]);
  await type("css");
  await press(filter(), "Escape");
  expect(files().length).toBe(3);
});

it("opening a file that the filter hides clears the filter first", { tags: "slow" }, async () => {
  await type("css");
  await press(document.body, "t");
  const field = await screen.findByRole("combobox", { name: /Go to a file/ });
  await act(async () => void fireEvent.change(field, { target: { value: "lib/c.ts" } }));
  await press(field, "Enter");
  expect([files(), address()]).toEqual([["a.ts", "b.css", "lib/c.ts"], "/repo/commit/main"]);
});
