interface SettingDefinition {
  /** The allowed values. The first is the default. */
  readonly values: readonly string[];
}

/** The settings of a person, which apply in every browser, on every port and in every repository. */
const SETTINGS = {
  theme: { values: ["system", "light", "dark"] },
  /** In CSS pixels. */
  codeSize: { values: ["13", "11", "12", "14", "15", "16", "17", "18"] },
  layout: { values: ["auto", "unified", "split"] },
  wrap: { values: ["0", "1"] },
  marks: { values: ["0", "1"] },
  folds: { values: ["1", "0"] },
  /** In columns. */
  tab: { values: ["4", "1", "2", "3", "5", "6", "7", "8"] },
  whitespace: { values: ["SHOW", "IGNORE_AT_END", "IGNORE_AMOUNT", "IGNORE_ALL", "IGNORE_ALL_AND_BLANK_LINES"] },
  contextLines: { values: ["3", "0", "10", "25", "999999"] },
  order: { values: ["path", "last", "imports"] },
  files: { values: ["tree", "list"] },
  /** `ask` until the person chose one; `command` is the one in their git configuration. */
  editor: {
    values: "ask vscode cursor zed idea pycharm webstorm phpstorm goland clion rider rubymine sublime command".split(
      " ",
    ),
  },
} as const satisfies Record<string, SettingDefinition>;

export type SettingName = keyof typeof SETTINGS;

/** The known settings, and their format in a page and its requests. */
export const personSettings = {
  names: Object.keys(SETTINGS).filter(isName),
  isName,
  valuesOf: (name: SettingName): readonly string[] => SETTINGS[name].values,
  allows: (name: string, value: string): boolean => isName(name) && isOneOf(SETTINGS[name].values, value),
  /** Encodes settings as a string without quotes or angle brackets. */
  write: (settings: ReadonlyMap<string, string>): string => new URLSearchParams([...settings]).toString(),
  /** Parses the output of `write`, leaving out unknown settings and values. */
  read: (text: string): ReadonlyMap<string, string> =>
    new Map([...new URLSearchParams(text)].filter(([name, value]) => personSettings.allows(name, value))),
} as const;

function isName(name: string): name is SettingName {
  return Object.hasOwn(SETTINGS, name);
}

function isOneOf(values: readonly string[], value: string): boolean {
  return values.includes(value);
}
