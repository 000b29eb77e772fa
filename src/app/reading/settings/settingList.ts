import { fileOrders } from "#app/diff/list/FileListHead.tsx";
import { editorChoices } from "#app/ui/editors/openInEditor.tsx";
import { codeSize } from "#app/ui/settings.ts";
import { contextChoices, optionLabels, whitespaceChoices } from "../options/optionLabels.ts";
import { tabSizes } from "../options/useReaderOptions.ts";

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

const APPEARANCE = "Appearance";
const LINES = "Diff view";
const COMPARING = "Comparison";
const FILES = "Files";

function optionsOf(
  choices: readonly { readonly value: string | number; readonly label: string }[],
): Setting["options"] {
  return choices.map(({ value, label }) => ({ value: String(value), label }));
}

export const YES_OR_NO = [
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
    options: codeSize.sizes.map((value) => ({ value, label: `${value} px` })),
    usual: codeSize.usual,
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
  { name: "wrap", label: optionLabels.wrap, group: LINES, options: YES_OR_NO, usual: "0", param: "wrap" },
  { name: "marks", label: optionLabels.marks, group: LINES, options: YES_OR_NO, usual: "0", param: "marks" },
  { name: "folds", label: optionLabels.folds, group: LINES, options: YES_OR_NO, usual: "1", param: null },
  {
    name: "tab",
    label: optionLabels.tabs,
    group: LINES,
    options: tabSizes.map((size) => ({ value: String(size), label: optionLabels.columns(size) })),
    usual: "4",
    param: "tab",
  },
  {
    name: "whitespace",
    label: optionLabels.whitespace,
    group: COMPARING,
    options: optionsOf(whitespaceChoices),
    usual: "SHOW",
    param: "w",
  },
  {
    name: "contextLines",
    label: optionLabels.context,
    group: COMPARING,
    options: optionsOf(contextChoices),
    usual: "3",
    param: "context",
  },
  {
    name: "order",
    label: "File order",
    group: FILES,
    options: optionsOf(fileOrders),
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
  { name: "editor", label: "Editor", group: FILES, options: editorChoices, usual: "ask", param: null },
];
