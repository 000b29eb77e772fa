/** What ui says, by component. */
export const uiWords = {
  combobox: {
    loading: "Looking",
    nothing: "Nothing fits; what is typed is taken as it stands",
  },
  commandPalette: {
    title: "Command palette",
    placeholder: "Type a command or a name",
    nothing: "Nothing fits; type fewer letters",
    loading: "Looking",
    moreFitType: (left: number): string => `${left} more fit; type on to narrow them down`,
  },
  crumbs: {
    label: "Where you are",
    more: "Further up",
  },
  dialog: {
    close: "Close",
  },
  failure: {
    tryAgain: "Try again",
  },
  keyboardHelp: {
    title: "Keyboard shortcuts",
  },
  notice: {
    dismiss: "Dismiss",
  },
  progressBar: {
    label: "Loading the page",
  },
  shell: {
    settings: "Settings",
    skip: "Skip to the content",
    brand: "Galley",
    palette: "Command palette",
    palettePrompt: "Search or jump to",
    help: "Keyboard shortcuts",
  },
  skeleton: {
    loading: "Loading",
  },
  themeMenu: {
    label: "Theme",
    asTheSystem: "As the system",
    light: "Light",
    dark: "Dark",
  },
  toaster: {
    label: "What was just done",
    undo: "Undo",
    undoHint: "Undo what was just done",
    close: "Close",
  },
  messageOf: {
    unknown: "Something went wrong.",
  },
  useCopy: {
    copied: "Copied",
    refused: "The browser did not allow copying",
  },
} as const;
