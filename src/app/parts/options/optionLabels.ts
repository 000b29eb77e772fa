/** What parts/options says, by component. */
export const optionsWords = {
  renderedToggle: {
    label: "Rendered",
    render: "Show the file as it looks",
    source: "Show the file's lines",
  },
  viewMenu: {
    label: "View",
    hint: "How the lines are shown",
    wrap: "Wrap long lines",
    marks: "Show white space",
    aside: "Remarks in the margin",
    tabs: "Tab stops",
    context: "Lines around a change",
    pairing: "Lines are paired",
    everyColumns: (columns: number): string => (columns === 1 ? "Every column" : `Every ${columns} columns`),
    none: "None",
    theWholeFile: "The whole file",
    asGitDoes: "As git does by itself",
    once: "By lines that stand once",
    seldom: "By lines that stand seldom",
  },
  whitespaceMenu: {
    label: "White space",
    leftOut: "White space: left out",
    hint: "Which white space counts as a change",
    showAll: "Show all of it",
    leaveOut: "Leave out at the ends of lines",
    leaveOutHow: "Leave out how much there is",
    leaveOutAll: "Leave out all in lines",
    leaveOutBlank: "Leave out blank lines too",
  },
} as const;
