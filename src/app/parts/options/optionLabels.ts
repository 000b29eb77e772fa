/** The labels of the view options, by component; the settings page uses them too. */
export const optionLabels = {
  viewMenu: {
    label: "View",
    hint: "View options",
    wrap: "Wrap long lines",
    marks: "Show whitespace characters",
    margin: "Show comments in margin",
    tabs: "Tab width",
    context: "Context lines",
    pairing: "Diff algorithm",
    everyColumns: (columns: number): string => (columns === 1 ? "1 column" : `${columns} columns`),
    none: "None",
    theWholeFile: "Whole file",
    asGitDoes: "Default (Myers)",
    once: "Patience",
    seldom: "Histogram",
  },
  whitespaceMenu: {
    label: "Whitespace",
    leftOut: "Whitespace: ignored",
    hint: "Whitespace changes",
    showAll: "Show all",
    leaveOut: "Ignore trailing",
    leaveOutHow: "Ignore changes in amount",
    leaveOutAll: "Ignore all",
    leaveOutBlank: "Ignore all and blank lines",
  },
} as const;
