/** One thing that a person chooses once for all their pages. */
interface PersonChoice {
  /** What may be chosen; the first is what is usual, and holds where nothing was chosen. */
  readonly values: readonly string[];
}

/** What a person may choose and have kept, whatever browser, port or repository they come by. */
const CHOICES = {
  theme: { values: ["system", "light", "dark"] },
  /** In CSS pixels. */
  codeSize: { values: ["13", "11", "12", "14", "15", "16", "17", "18"] },
  layout: { values: ["auto", "unified", "split"] },
  wrap: { values: ["0", "1"] },
  marks: { values: ["0", "1"] },
  /** In columns. */
  tab: { values: ["4", "1", "2", "3", "5", "6", "7", "8"] },
  remarks: { values: ["auto", "inline", "margin"] },
  whitespace: { values: ["SHOW", "IGNORE_AT_END", "IGNORE_AMOUNT", "IGNORE_ALL", "IGNORE_ALL_AND_BLANK_LINES"] },
  contextLines: { values: ["3", "0", "10", "25", "999999"] },
  algorithm: { values: ["MYERS", "PATIENCE", "HISTOGRAM"] },
  order: { values: ["path", "size", "last", "together"] },
  files: { values: ["tree", "list"] },
} as const satisfies Record<string, PersonChoice>;

export type ChoiceName = keyof typeof CHOICES;

/** The closed list of what a person's settings hold, and how a page and its requests write it. */
export const personChoices = {
  names: Object.keys(CHOICES).filter(isName),
  isName,
  valuesOf: (name: ChoiceName): readonly string[] => CHOICES[name].values,
  /** Tells whether a name and a value from outside are a choice. */
  allows: (name: string, value: string): boolean => isName(name) && isOneOf(CHOICES[name].values, value),
  /** Writes choices as one word without quotes or angle brackets. */
  write: (choices: ReadonlyMap<string, string>): string => new URLSearchParams([...choices]).toString(),
  /** Reads what `write` wrote; what is no choice is left out. */
  read: (text: string): ReadonlyMap<string, string> =>
    new Map([...new URLSearchParams(text)].filter(([name, value]) => personChoices.allows(name, value))),
} as const;

function isName(name: string): name is ChoiceName {
  return Object.hasOwn(CHOICES, name);
}

function isOneOf(values: readonly string[], value: string): boolean {
  return values.includes(value);
}
