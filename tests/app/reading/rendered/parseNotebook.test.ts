import { describe, expect, it, test } from "vitest";
import { parseNotebook, type NotebookOutput } from "#app/reading/rendered/parseNotebook.ts";

const code = (outputs: unknown) => ({ cell_type: "code", execution_count: 3, source: "x", metadata: {}, outputs });
const notebook = (fields: object): string =>
  JSON.stringify({ nbformat: 4, nbformat_minor: 5, metadata: {}, ...fields });
const outputOf = (output: object): NotebookOutput | undefined => {
  const cell = parseNotebook(notebook({ cells: [code([output])] }))?.cells[0];
  return cell?.kind === "code" ? cell.outputs[0] : undefined;
};

it("a notebook of the current format has its kernel's language, and each cell's text, as a string or as lines", () => {
  const cells = [
    { cell_type: "markdown", source: ["# A\n", "b"] },
    { cell_type: "raw", source: "r" },
    { cell_type: "code", source: "1", execution_count: null, outputs: [] },
    { cell_type: "code", source: [], execution_count: 7, outputs: [] },
  ];
  expect(parseNotebook(notebook({ metadata: { kernelspec: { language: "julia" } }, cells }))).toEqual({
    language: "julia",
    cells: [
      { kind: "markdown", source: "# A\nb" },
      { kind: "raw", source: "r" },
      { kind: "code", source: "1", count: null, outputs: [] },
      { kind: "code", source: "", count: 7, outputs: [] },
    ],
  });
});

it("attached pictures are read by their names, and nothing else is", () => {
  const attachments = {
    "a.png": { "image/png": "AAAA" },
    "b.jpg": { "image/jpeg": ["BB", "BB"] },
    c: { "text/html": "<b>" },
  };
  const cell = parseNotebook(notebook({ cells: [{ cell_type: "markdown", source: "x", attachments }] }))?.cells[0];
  expect(cell).toEqual({
    kind: "markdown",
    source: "x",
    attachments: new Map([
      ["a.png", "AAAA"],
      ["b.jpg", "BBBB"],
    ]),
  });
});

describe("an output is", () => {
  test.each<readonly [string, object, NotebookOutput]>([
    ["what was written, in its lines", { output_type: "stream", text: "a\r\nb\rc" }, { kind: "text", text: "a\nb\nc" }],
    [
      "a traceback without escape sequences of a terminal",
      { output_type: "error", traceback: ["\x1B[0;31mKeyError\x1B[0m", "\x1B]8;;http://x\x07at\x1B]8;;\x1B\\ 3"] },
      { kind: "error", text: "KeyError\nat 3" },
    ],
    [
      "its text where it is markup too",
      { output_type: "execute_result", data: { "text/html": "<script>1</script>", "text/plain": ["a\n", "b"] } },
      { kind: "text", text: "a\nb" },
    ],
    [
      "a picture, with what it shows",
      { output_type: "display_data", data: { "text/plain": "<Figure>", "image/jpeg": ["/9", "j/"] } },
      { kind: "picture", base64: "/9j/", text: "<Figure>" },
    ],
    [
      "named where it is markup alone",
      { output_type: "display_data", data: { "text/html": "<b>", "application/json": {} } },
      { kind: "other", types: ["text/html", "application/json"] },
    ],
    ["nothing that is known", { output_type: "display_data", data: {} }, { kind: "other", types: [] }],
  ])("%s", (_, output, expected) => {
    expect(outputOf(output)).toEqual(expected);
  });
});

test.each([
  ["no JSON", "{"],
  ["no object", "[]"],
  ["nothing", "null"],
  ["no format", '{"cells":[]}'],
  ["no cells", notebook({})],
  ["cells that are no list", notebook({ cells: {} })],
  ["the worksheets of format 3", JSON.stringify({ nbformat: 3, metadata: {}, worksheets: [{ cells: [] }] })],
  ["a cell of a kind that is not known", notebook({ cells: [{ cell_type: "video", source: "" }] })],
  ["a cell that is nothing", notebook({ cells: [null] })],
  ["a source that is a number", notebook({ cells: [{ cell_type: "raw", source: 1 }] })],
  ["a source of numbers", notebook({ cells: [{ cell_type: "raw", source: ["a", 1] }] })],
  ["outputs that are no list", notebook({ cells: [code("x")] })],
  ["lists in lists without end", "[".repeat(100_000)],
])("text with %s is not a notebook", (_, text) => {
  expect(parseNotebook(text)).toBe(null);
});
