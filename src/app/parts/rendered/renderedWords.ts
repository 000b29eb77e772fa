import { LineKind } from "#app/diff/patch/parsePatch.ts";
import { counted } from "#app/ui/counted.ts";
import { formatCount } from "#app/ui/formatCount.ts";

const cells = (count: number): string => counted(count, { one: "cell", other: "cells" });
const rows = (count: number): string => counted(count, { one: "row", other: "rows" });

/** What parts/rendered says, by component. */
export const renderedWords = {
  changedBlocks: {
    words: { added: "Added:", removed: "Removed:", kept: "" },
    sameBlocks: (count: number): string =>
      counted(count, { one: "block did not change", other: "blocks did not change" }),
    more: (count: number): string => `Show the rest: ${formatCount(count)}`,
  },
  changedCellView: {
    names: { markdown: "Text", raw: "Raw text", code: "Code" },
    outputs: "Outputs",
    outputsChanged: "Outputs changed",
    outputsSame: "Outputs did not change",
    noOutput: "No output",
    attachments: "The pictures that stand with it changed.",
    about: "The cell's metadata changed",
    more: (count: number): string => `Show the other outputs: ${formatCount(count)}`,
    movedFrom: (number: number): string => `moved from ${number}`,
    became: (before: string, after: string): string => `${before}, now ${after.toLowerCase()}`,
    cell: (title: string, number: number, words: string): string => `${title}, cell ${number}: ${words}`,
  },
  changedCode: {
    label: "Changed lines",
    words: { [LineKind.context]: "", [LineKind.added]: "added: ", [LineKind.removed]: "removed: " },
    leftOut: "Lines that did not change",
    more: (count: number): string => `Show the other lines: ${formatCount(count)}`,
    cut: (count: number): string => `… ${formatCount(count)} more characters`,
  },
  csvPages: {
    first: "First",
    previous: "Previous",
    next: "Next",
    last: "Last",
    pages: (of: string): string => `Pages of ${of}`,
  },
  csvValue: {
    more: (count: number): string => `Show more of ${formatCount(count)} characters`,
  },
  csvView: {
    title: "Table",
    view: "Rows and columns",
    record: "Row of the file",
    none: "No values",
    reach: (from: number, to: number): string => `rows ${formatCount(from)} to ${formatCount(to)} of the file`,
    rows: (count: number): string => counted(count, { one: "row", other: "rows" }),
    columns: (count: number): string => counted(count, { one: "column", other: "columns" }),
    reachAside: (from: number, to: number): string => `columns ${formatCount(from)} to ${formatCount(to)}`,
  },
  longText: {
    showAll: (lines: number, length: number): string =>
      `Show all: ${counted(lines, { one: "line", other: "lines" })}, ${formatCount(length)} characters`,
  },
  markdownChange: {
    tooLong: "It is too long to be shown as it is meant: these are its lines.",
    unread: "It is written so that reading it would take too long: these are its lines.",
    noBlock: "No block differs: only white space between them changed.",
    blocks: (count: number): string => counted(count, { one: "block", other: "blocks" }),
  },
  notebookCellView: {
    names: { markdown: "Text", raw: "Raw text", code: "Code" },
    more: (count: number): string => `Show the other outputs: ${formatCount(count)}`,
    cell: (name: string, number: number): string => `${name}, cell ${number}`,
  },
  notebookChange: {
    tooLong: "This notebook is too long to be shown by its cells: these are its lines.",
    unread: "This is damaged, or in a form that Galley does not know as a notebook: these are its lines.",
    noCell: "No cell differs: only the numbers of the runs, or how the file is written.",
    about: "The notebook's metadata changed",
    cells,
    sameCells: (count: number): string => `${cells(count)} did not change`,
    more: (count: number): string => `Show the rest: ${formatCount(count)}`,
  },
  notebookOutputView: {
    output: "Output",
    error: "Error",
    picture: "Picture",
    notShown: "An output that is not shown",
  },
  tableChange: {
    tooLong: "This table is too long to be shown by its rows: these are its lines.",
    unread:
      "It cannot be shown by its rows: a quotation in it is never closed, it has too many columns, or too much differs.",
    view: "Changed rows",
    noRow: "No value differs: only how the file is written.",
    state: "What became of it",
    words: { same: "", changed: "Changed", added: "Added", removed: "Removed" },
    rows,
    columns: (count: number): string => counted(count, { one: "column", other: "columns" }),
    sameRows: (count: number): string => `${rows(count)} did not change: show them`,
    more: (count: number): string => `Show more of ${formatCount(count)} rows`,
    rowBefore: "Row before",
    rowAfter: "Row after",
  },
  textChange: {
    loading: "Loading…",
    noText: "It has no text that could be shown otherwise: these are its lines.",
  },
  useFoldKeys: {
    turn: "Unfold what is folded here, or fold it again",
    next: "Go to the next place that is folded",
    none: "Nothing is folded here.",
  },
  fetchChangedTexts: {
    lost: "This file's texts could not be read.",
  },
} as const;
