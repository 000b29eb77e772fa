// @vitest-environment page
import { fireEvent, within } from "@testing-library/react";
import { afterEach, beforeAll, expect, it } from "vitest";
import { reviewedRepo, type ReviewedRepo } from "#tests/helpers/reviewedRepo.ts";
import { address, walk, type Walk } from "./page.ts";

const code = (id: string, source: string, output: string | null = null): object => ({
  id,
  cell_type: "code",
  metadata: {},
  execution_count: 1,
  source,
  outputs: output === null ? [] : [{ output_type: "stream", name: "stdout", text: output }],
});
const text = (id: string, source: string): object => ({ id, cell_type: "markdown", metadata: {}, source });
const notebook = (...cells: readonly object[]): string =>
  JSON.stringify({ nbformat: 4, nbformat_minor: 5, metadata: {}, cells }, null, 1);

const BEFORE = {
  "cell.ipynb": notebook(
    text("t", "# Study\n\nIt has *words*."),
    code("a", "x = 1\nprint(x)", "1\n"),
    code("b", "same"),
    code("c", "gone()"),
  ),
  "cut.ipynb": '{"nbformat": 4,',
  "guide.md": "# Guide\n\nAn [address](other.md) here.\n\nIt stays.\n\n```js\nlet a = 1;\n```\n",
  "html.md": "<details><summary>Old</summary>Text</details>\n\nPress <kbd>A</kbd>\n\n<!-- note 1 -->\n",
};
const AFTER = {
  "cell.ipynb": notebook(
    text("t", "# Study\n\nIt has more *words*."),
    code("a", "x = 2\nprint(x)", "2\n"),
    code("b", "same"),
    code("d", "<img src=x onerror=alert(1)>"),
  ),
  "cut.ipynb": '{"nbformat": 4, "cells"',
  "guide.md": "# Guide\n\nAn [address](else.md) here.\n\nIt stays.\n\n```js\nlet a = 2;\n```\n",
  "html.md": "<details><summary>New</summary>Text</details>\n\nPress <kbd>B</kbd>\n\n<!-- note 2 -->\n",
};

let reviewed: ReviewedRepo;
let page: Walk | undefined;
beforeAll(async () => {
  reviewed = await reviewedRepo(BEFORE, AFTER);
  await reviewed.comment("cell.ipynb", 3, "On a line of the notebook.");
});
const open = async (): Promise<Walk> =>
  (page = await walk(`/repo/reviews/${reviewed.key}/files?from=0&view=unified`, reviewed.repo.path));
afterEach(async () => {
  await page?.close();
  page = undefined;
  localStorage.clear();
});

const file = (name: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(`[data-key="${name}"]`);
  if (found === null) throw new Error(`${name} is not rendered.`);
  return found;
};
const cells = (): readonly string[] =>
  within(file("cell.ipynb"))
    .getAllByRole("region", { name: /cell/u })
    .map((cell) => cell.getAttribute("aria-label") ?? "");
/** The changed lines within an element, with their signs. */
const lines = (element: Element): readonly string[] =>
  [...element.querySelectorAll(".ChangedCode-line")].map(
    (line) =>
      (line.querySelector(".ChangedCode-sign")?.textContent ?? "") +
      (line.querySelector(".ChangedCode-text")?.textContent ?? ""),
  );

it(
  "a changed notebook is shown by cells: the change of each, unchanged ones, and outputs, collapsed",
  { tags: "slow" },
  async () => {
    await open();
    await within(file("cell.ipynb")).findByText("2 cells changed, 1 added, 1 removed.");
    expect(cells()).toEqual([
      "Text, cell 1: Changed",
      "Code, cell 2: Changed",
      "Code, cell 4: Removed",
      "Code, cell 4: Added",
    ]);
    const [label, changed, removed, added] = within(file("cell.ipynb")).getAllByRole("region", { name: /cell/u });
    expect([...(label?.querySelectorAll("mark") ?? [])].map((mark) => mark.textContent)).toEqual(["more "]);
    expect(changed === undefined ? [] : lines(changed)).toEqual(["−x = 1", "+x = 2", " print(x)"]);
    expect(removed === undefined ? [] : lines(removed)).toEqual(["−gone()"]);
    expect(added === undefined ? [] : lines(added)).toEqual(["+<img src=x onerror=alert(1)>"]);
    expect(file("cell.ipynb").querySelector("img")).toBe(null);
    expect(within(file("cell.ipynb")).queryByText("same")).toBe(null);
    fireEvent.click(within(file("cell.ipynb")).getByRole("button", { name: "1 cell unchanged" }));
    expect(within(file("cell.ipynb")).getByRole("group", { name: "Code" }).textContent).toBe("same\n");
    const outputs = within(within(file("cell.ipynb")).getByRole("region", { name: "Code, cell 2: Changed" }));
    fireEvent.click(outputs.getByRole("button", { name: "Outputs changed" }));
    const sides = ["Before", "After"].map((name) => outputs.getByRole("region", { name }));
    expect(sides.map((side) => within(side).getByRole("group", { name: "Output" }).textContent)).toEqual([
      "1\n",
      "2\n",
    ]);
  },
);

it(
  "a comment on a line of a notebook shown by cells is below the cell, and links to its line",
  { tags: "slow" },
  async () => {
    const walked = await open();
    const notebook = within(file("cell.ipynb"));
    await notebook.findByText(/^1 comment on lines of this file is shown below\./u);
    expect(notebook.getByText("On a line of the notebook.")).toBeDefined();
    expect(notebook.getByText(/^On line 3 of the source file\./u)).toBeDefined();
    await walked.press("Show source");
    expect(address()).toBe(`/repo/reviews/${reviewed.key}/files?from=0&view=unified&turned=cell.ipynb`);
    expect(notebook.queryByText(/cells changed/u)).toBe(null);
    expect(file("cell.ipynb").querySelectorAll(".diff-row").length).toBeGreaterThan(5);
    expect(notebook.getByText("On a line of the notebook.")).toBeDefined();
    fireEvent.click(notebook.getByRole("button", { name: "Rendered" }));
    await walked.settled();
    await notebook.findByText(/cells changed/u);
    expect(address()).toBe(`/repo/reviews/${reviewed.key}/files?from=0&view=unified`);
  },
);

it("a damaged notebook is shown by lines, with a notice", { tags: "slow" }, async () => {
  await open();
  const cut = within(file("cut.ipynb"));
  await cut.findByText(/^This notebook is damaged/u);
  expect([...file("cut.ipynb").querySelectorAll(".diff-row .diff-code")].map((row) => row.textContent)).toEqual([
    '{"nbformat": 4,',
    "\\ No newline at end of file",
    '{"nbformat": 4, "cells"',
    "\\ No newline at end of file",
  ]);
});

it("Markdown is shown by lines, and rendered on request with links to the repository's own files", async () => {
  await open();
  const guide = within(file("guide.md"));
  const rows = [...file("guide.md").querySelectorAll(".diff-row .diff-code")].map((row) => row.textContent);
  expect(rows).toContain("An [address](else.md) here.");
  fireEvent.click(guide.getByRole("button", { name: "Rendered" }));
  await guide.findByText("2 blocks changed.");
  const links = guide.getAllByRole("link", { name: "address" }).map((link) => link.getAttribute("href"));
  expect(links).toEqual([`/repo/blob/${reviewed.base}/other.md`, `/repo/blob/${reviewed.head}/else.md`]);
  expect(lines(file("guide.md"))).toEqual(["−let a = 1;", "+let a = 2;"]);
  expect(file("guide.md").querySelector(".diff-row")).toBe(null);
});

it(
  "HTML in Markdown is rendered in a change too, and HTML without visible content is shown as source",
  { tags: "slow" },
  async () => {
    await open();
    const changed = within(file("html.md"));
    fireEvent.click(changed.getByRole("button", { name: "Rendered" }));
    await changed.findByText("3 blocks changed.");
    const elements = () => [...file("html.md").querySelectorAll("summary, kbd")].map((one) => one.textContent);
    await expect.poll(elements).toEqual(["Old", "New", "A", "B"]);
    expect(changed.getByText("<!-- note 2 -->")).toBeDefined();
  },
);
