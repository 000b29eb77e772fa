/** What the settings say, by component. */
export const settingsWords = {
  settingsDialog: {
    title: "Settings",
    reset: "Reset to defaults",
    resetHint: "Every setting goes back to what is usual",
    done: "Done",
    keptIn: (place: string): string => `Kept in ${place}, for all your browsers and repositories.`,
  },
  settingsPreview: {
    label: "How code looks so",
  },
} as const;
