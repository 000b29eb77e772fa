import { expect, it } from "vitest";
import { readNotebookChange, type ChangedCell } from "#app/reading/rendered/readNotebookChange.ts";

type Cell = Readonly<Record<string, unknown>>;

const text = (source: string, fields: Cell = {}): Cell => ({ cell_type: "markdown", metadata: {}, source, ...fields });
const code = (source: string, fields: Cell = {}): Cell => ({
  cell_type: "code",
  metadata: {},
  source,
  outputs: [],
  execution_count: 1,
  ...fields,
});
const notebook = (cells: readonly Cell[], metadata: Cell = {}): string =>
  JSON.stringify({ nbformat: 4, nbformat_minor: 5, metadata, cells });
const changeOf = (before: readonly Cell[], after: readonly Cell[]): readonly ChangedCell[] =>
  readNotebookChange(notebook(before), notebook(after))?.cells ?? [];
/** Each cell as its kind of change, with its old and new number. */
const described = (cells: readonly ChangedCell[]): readonly string[] =>
  cells.map((cell) => `${cell.kind} ${cell.old?.number ?? "-"} ${cell.new?.number ?? "-"}`);

it("cells without ids are matched by content, and an edited one by what stayed the same", () => {
  const before = [text("# Title"), code("import numpy as np\nimport pandas as pd"), code("x = 1"), code("plot(x)")];
  const after = [text("# Title"), code("import numpy as np\nimport scipy"), text("Added"), code("plot(x)")];
  expect(described(changeOf(before, after))).toEqual([
    "same 1 1",
    "changed 2 2",
    "removed 3 -",
    "added - 3",
    "same 4 4",
  ]);
});

it("cells with ids are matched by ids, whatever their content", () => {
  const before = [code("alpha", { id: "a" }), code("beta", { id: "b" })];
  const after = [code("quite another thing", { id: "a" }), code("alpha", { id: "c" }), code("beta", { id: "b" })];
  expect(described(changeOf(before, after))).toEqual(["changed 1 1", "added - 2", "same 2 3"]);
});

it("a duplicate id is ignored", () => {
  const before = [code("alpha", { id: "a" }), code("beta", { id: "a" })];
  const after = [code("beta", { id: "a" }), code("gamma", { id: "b" })];
  expect(described(changeOf(before, after))).toEqual(["removed 1 -", "same 2 1", "added - 2"]);
});

it("a cell that moved is removed and added, and the ones it passed are the same", () => {
  const [first, ...others] = ["a", "b", "c", "d"].map((id) => code(`cell ${id}`, { id }));
  if (first === undefined) throw new Error("There are four cells.");
  expect(described(changeOf([first, ...others], [...others, first]))).toEqual([
    "removed 1 -",
    "same 2 1",
    "same 3 2",
    "same 4 3",
    "added - 4",
  ]);
});

it("execution counts, and whether a text is a string or lines, make no difference", () => {
  const output = (count: number, value: unknown): Cell => ({
    output_type: "execute_result",
    execution_count: count,
    data: { "text/plain": value },
  });
  const before = [code("a\nb", { execution_count: 3, outputs: [output(3, "1\n2")] })];
  const after = [{ ...code("", { execution_count: 9, outputs: [output(9, ["1\n", "2"])] }), source: ["a\n", "b"] }];
  expect(described(changeOf(before, after))).toEqual(["same 1 1"]);
});

it("different outputs, attached pictures and metadata are each a change of the cell", () => {
  const html = (value: string): Cell => ({ output_type: "display_data", data: { "text/html": value } });
  const [outputs] = changeOf([code("x", { outputs: [html("a")] })], [code("x", { outputs: [html("b")] })]);
  expect(outputs).toMatchObject({ kind: "changed", hasOtherOutputs: true, hasOtherAttachments: false, about: null });
  const picture = (base64: string): Cell => ({ attachments: { "a.png": { "image/png": base64 } } });
  const [attached] = changeOf([text("x", picture("AAAA"))], [text("x", picture("BBBB"))]);
  expect(attached).toMatchObject({ kind: "changed", hasOtherOutputs: false, hasOtherAttachments: true });
  const [about] = changeOf([code("x")], [code("x", { metadata: { tags: ["skip"] } })]);
  expect(about?.about).toEqual({
    before: '{\n  "metadata": {}\n}',
    after: '{\n  "metadata": {\n    "tags": [\n      "skip"\n    ]\n  }\n}',
  });
});

it("a list that is not text differs if its parts are split differently", () => {
  const tagged = (...tags: readonly string[]): Cell => code("x", { metadata: { tags } });
  expect(described(changeOf([tagged("ab")], [tagged("a", "b")]))).toEqual(["changed 1 1"]);
  const json = (...value: readonly string[]): Cell =>
    code("x", { outputs: [{ output_type: "display_data", data: { "application/json": value } }] });
  expect(described(changeOf([json("ab")], [json("a", "b")]))).toEqual(["changed 1 1"]);
});

it("changes of the notebook's metadata are shown beside its cells", () => {
  const cells = [code("x")];
  const change = readNotebookChange(notebook(cells), notebook(cells, { kernelspec: { language: "julia" } }));
  expect(described(change?.cells ?? [])).toEqual(["same 1 1"]);
  expect(change?.language).toBe("julia");
  expect(change?.about?.after).toContain('"language": "julia"');
});

it("in a new notebook all cells are added, and in a deleted one all are removed", () => {
  const cells = [text("a"), code("b")];
  expect(described(readNotebookChange(null, notebook(cells))?.cells ?? [])).toEqual(["added - 1", "added - 2"]);
  expect(described(readNotebookChange(notebook(cells), null)?.cells ?? [])).toEqual(["removed 1 -", "removed 2 -"]);
});

it("with a damaged side, or an unknown kind of cell, there is no cell diff", () => {
  expect(readNotebookChange(notebook([]), "{")).toBe(null);
  expect(readNotebookChange("<<<<<<< HEAD", notebook([]))).toBe(null);
  expect(readNotebookChange(notebook([{ cell_type: "spell", source: "x" }]), notebook([]))).toBe(null);
});
