import { optionsWords } from "../options/optionLabels.ts";
import { tabSizes } from "../options/useReaderOptions.ts";

/** One thing that a reader may choose, as it is named to them. */
export interface Setting {
  /** Its name among the choices. */
  readonly name: string;
  readonly label: string;
  readonly group: string;
  /** What may be chosen, in the order in which it is offered. */
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** What holds where nothing was chosen. */
  readonly usual: string;
  /** The word by which an address says otherwise for its page; null where none does. */
  readonly word: string | null;
}

const { viewMenu: VIEW, whitespaceMenu: WHITE } = optionsWords;
const LOOK = "Look";
const LINES = "Lines";
const COMPARING = "Comparing";
const FILES = "Files";

const YES_OR_NO = [
  { value: "0", label: "No" },
  { value: "1", label: "Yes" },
];

/** All that is chosen once for all pages, in the order in which it is shown. The server's closed list has the same. */
export const settingList: readonly Setting[] = [
  {
    name: "theme",
    label: "Theme",
    group: LOOK,
    options: [
      { value: "system", label: "As the system" },
      { value: "light", label: "Light" },
      { value: "dark", label: "Dark" },
    ],
    usual: "system",
    word: null,
  },
  {
    name: "codeSize",
    label: "Size of code",
    group: LOOK,
    options: ["11", "12", "13", "14", "15", "16", "17", "18"].map((value) => ({ value, label: `${value} px` })),
    usual: "13",
    word: null,
  },
  {
    name: "layout",
    label: "Changed lines",
    group: LINES,
    options: [
      { value: "auto", label: "As there is room" },
      { value: "unified", label: "Unified" },
      { value: "split", label: "Split" },
    ],
    usual: "auto",
    word: "view",
  },
  { name: "wrap", label: VIEW.wrap, group: LINES, options: YES_OR_NO, usual: "0", word: "wrap" },
  { name: "marks", label: VIEW.marks, group: LINES, options: YES_OR_NO, usual: "0", word: "marks" },
  {
    name: "tab",
    label: VIEW.tabs,
    group: LINES,
    options: tabSizes.map((size) => ({ value: String(size), label: VIEW.everyColumns(size) })),
    usual: "4",
    word: "tab",
  },
  {
    name: "remarks",
    label: "Remarks stand",
    group: LINES,
    options: [
      { value: "auto", label: "As there is room" },
      { value: "inline", label: "Between the lines" },
      { value: "margin", label: "In the margin" },
    ],
    usual: "auto",
    word: null,
  },
  {
    name: "whitespace",
    label: WHITE.hint,
    group: COMPARING,
    options: [
      { value: "SHOW", label: WHITE.showAll },
      { value: "IGNORE_AT_END", label: WHITE.leaveOut },
      { value: "IGNORE_AMOUNT", label: WHITE.leaveOutHow },
      { value: "IGNORE_ALL", label: WHITE.leaveOutAll },
      { value: "IGNORE_ALL_AND_BLANK_LINES", label: WHITE.leaveOutBlank },
    ],
    usual: "SHOW",
    word: "w",
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
    word: "context",
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
    word: "diff",
  },
  {
    name: "order",
    label: "Order of the files",
    group: FILES,
    options: [
      { value: "path", label: "By path" },
      { value: "size", label: "By size, largest first" },
      { value: "last", label: "Tests and generated last" },
      { value: "together", label: "Changed together" },
    ],
    usual: "path",
    word: "order",
  },
  {
    name: "files",
    label: "List of the files",
    group: FILES,
    options: [
      { value: "tree", label: "Tree" },
      { value: "list", label: "List" },
    ],
    usual: "tree",
    word: "files",
  },
];
