import { optionLabels } from "../options/optionLabels.ts";
import { tabSizes } from "../options/useReaderOptions.ts";

/** A setting and its labels. */
export interface Setting {
  /** The key under which it is saved. */
  readonly name: string;
  readonly label: string;
  readonly group: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** The default value. */
  readonly usual: string;
  /** The URL parameter that overrides it for a page; null if there is none. */
  readonly param: string | null;
}

const { viewMenu: VIEW, whitespaceMenu: WHITESPACE } = optionLabels;
const APPEARANCE = "Appearance";
const LINES = "Diff view";
const COMPARING = "Comparison";
const FILES = "Files";

const YES_OR_NO = [
  { value: "0", label: "No" },
  { value: "1", label: "Yes" },
];

/** All settings, in display order. The server has the same closed list. */
export const settingList: readonly Setting[] = [
  {
    name: "theme",
    label: "Theme",
    group: APPEARANCE,
    options: [
      { value: "system", label: "System" },
      { value: "light", label: "Light" },
      { value: "dark", label: "Dark" },
    ],
    usual: "system",
    param: null,
  },
  {
    name: "codeSize",
    label: "Code font size",
    group: APPEARANCE,
    options: ["11", "12", "13", "14", "15", "16", "17", "18"].map((value) => ({ value, label: `${value} px` })),
    usual: "13",
    param: null,
  },
  {
    name: "layout",
    label: "Layout",
    group: LINES,
    options: [
      { value: "auto", label: "Auto" },
      { value: "unified", label: "Unified" },
      { value: "split", label: "Split" },
    ],
    usual: "auto",
    param: "view",
  },
  { name: "wrap", label: VIEW.wrap, group: LINES, options: YES_OR_NO, usual: "0", param: "wrap" },
  { name: "marks", label: VIEW.marks, group: LINES, options: YES_OR_NO, usual: "0", param: "marks" },
  {
    name: "tab",
    label: VIEW.tabs,
    group: LINES,
    options: tabSizes.map((size) => ({ value: String(size), label: VIEW.everyColumns(size) })),
    usual: "4",
    param: "tab",
  },
  {
    name: "comments",
    label: "Show comments",
    group: LINES,
    options: [
      { value: "auto", label: "Auto" },
      { value: "inline", label: "Inline" },
      { value: "margin", label: "In margin" },
    ],
    usual: "auto",
    param: null,
  },
  {
    name: "whitespace",
    label: WHITESPACE.hint,
    group: COMPARING,
    options: [
      { value: "SHOW", label: WHITESPACE.showAll },
      { value: "IGNORE_AT_END", label: WHITESPACE.leaveOut },
      { value: "IGNORE_AMOUNT", label: WHITESPACE.leaveOutHow },
      { value: "IGNORE_ALL", label: WHITESPACE.leaveOutAll },
      { value: "IGNORE_ALL_AND_BLANK_LINES", label: WHITESPACE.leaveOutBlank },
    ],
    usual: "SHOW",
    param: "w",
  },
  {
    name: "contextLines",
    label: VIEW.context,
    group: COMPARING,
    options: [
      { value: "0", label: VIEW.none },
      { value: "3", label: "3" },
      { value: "10", label: "10" },
      { value: "25", label: "25" },
      { value: "999999", label: VIEW.theWholeFile },
    ],
    usual: "3",
    param: "context",
  },
  {
    name: "algorithm",
    label: VIEW.pairing,
    group: COMPARING,
    options: [
      { value: "MYERS", label: VIEW.asGitDoes },
      { value: "PATIENCE", label: VIEW.once },
      { value: "HISTOGRAM", label: VIEW.seldom },
    ],
    usual: "MYERS",
    param: "diff",
  },
  {
    name: "order",
    label: "File order",
    group: FILES,
    options: [
      { value: "path", label: "By path" },
      { value: "size", label: "By size, largest first" },
      { value: "last", label: "Tests and generated last" },
      { value: "together", label: "Changed together" },
    ],
    usual: "path",
    param: "order",
  },
  {
    name: "files",
    label: "File list",
    group: FILES,
    options: [
      { value: "tree", label: "Tree" },
      { value: "list", label: "List" },
    ],
    usual: "tree",
    param: "files",
  },
];
