import { counted } from "#app/ui/counted.ts";
import { formatCount } from "#app/ui/formatCount.ts";

const all = (count: number): string => counted(count, { one: "file", other: "files" });

/** What diff/list says, by component. */
export const listWords = {
  fileJump: {
    label: "Go to a file or line",
    failed: "The list to choose from could not be loaded. Reload the page when Galley answers again.",
  },
  fileList: {
    label: "Changed files",
    none: "No file has these words in its path. Take some of them away.",
    all,
    some: (count: number, of: number): string => `${formatCount(count)} of ${all(of)}`,
  },
  fileListHead: {
    filter: "Filter files",
    order: "Order of the files",
    showList: "Show as a list",
    showTree: "Show as a tree",
    noTree: "In this order files stand in a list",
    changedTogether: "Changed together",
    byPath: "By path",
    bySizeLargestFirst: "By size, largest first",
    testsAndGeneratedLast: "Tests and generated last",
  },
  fileListRow: {
    filesText: (count: number): string => counted(count, { one: "file", other: "files" }),
  },
  fileMarks: {
    seen: "Seen",
    unseenText: (count: number): string => `${formatCount(count)} unseen ${count === 1 ? "hunk" : "hunks"}`,
  },
  jumpPalette: {
    title: "Go to a file or line",
    placeholder: "File name, name:line, or :line of this file",
    none: "No changed file has this name. A line is :12, of the old side :-12.",
    here: "This file",
    line: (line: number): string => `line ${formatCount(line)}`,
    lines: (line: number, to: number): string => `lines ${formatCount(line)} to ${formatCount(to)}`,
    ofTheOldSide: (numbers: string): string => `${numbers} of the old side`,
  },
  lineCounts: {
    added: (count: number): string => `${counted(count, { one: "line", other: "lines" })} added`,
    removed: (count: number): string => `${formatCount(count)} removed`,
  },
  remarkCount: {
    textOf: (count: number): string => `${formatCount(count)} open ${count === 1 ? "remark" : "remarks"}`,
  },
  statusMark: {
    typeChanged: "Type changed",
    unchanged: "As it is",
    added: "Added",
    deleted: "Deleted",
    modified: "Modified",
    renamed: "Renamed",
    copied: "Copied",
  },
} as const;
