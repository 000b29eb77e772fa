import type { IgnoredWhitespace } from "#app/diff/patch/DiffFile.ts";
import type { Whitespace } from "#generated/fetchContentsPatchesQuery.graphql.ts";

/** The labels of the view options, in the menus and in the settings. */
export const optionLabels = {
  wrap: "Wrap long lines",
  marks: "Show whitespace characters",
  folds: "Collapse formatting-only hunks",
  tabs: "Tab width",
  context: "Context lines",
  whitespace: "Whitespace changes",
  columns: (columns: number): string => (columns === 1 ? "1 column" : `${columns} columns`),
} as const;

interface OptionChoice<Value> {
  readonly value: Value;
  readonly label: string;
  /** The option of git that does the same. */
  readonly detail?: string;
}

export const whitespaceChoices: readonly OptionChoice<Whitespace>[] = [
  { value: "SHOW", label: "Show all" },
  { value: "IGNORE_AT_END", label: "Ignore trailing", detail: "--ignore-space-at-eol" },
  { value: "IGNORE_AMOUNT", label: "Ignore changes in amount", detail: "-b" },
  { value: "IGNORE_ALL", label: "Ignore all", detail: "-w" },
  { value: "IGNORE_ALL_AND_BLANK_LINES", label: "Ignore all and blank lines", detail: "-w --ignore-blank-lines" },
];

/** By option, the whitespace that is no change within a line either. */
export const IGNORED_WHITESPACE: Readonly<Record<Whitespace, IgnoredWhitespace>> = {
  SHOW: "none",
  IGNORE_AT_END: "none",
  IGNORE_AMOUNT: "amount",
  IGNORE_ALL: "all",
  IGNORE_ALL_AND_BLANK_LINES: "all",
};

/** The last number is larger than any file that is shown: no limit. */
export const contextChoices: readonly OptionChoice<number>[] = [
  { value: 0, label: "None" },
  { value: 3, label: "3" },
  { value: 10, label: "10" },
  { value: 25, label: "25" },
  { value: 999_999, label: "Whole file" },
];
