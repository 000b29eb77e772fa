/** What parts/deeds says, by component. */
export const deedsWords = {
  nameDialog: {
    title: "Who are you?",
    why: "Git knows no name for you. What you write in a review bears one, and so does what others see of it.",
    name: "Name",
    email: "E-mail address",
    emailHint: "It tells people apart; nothing is ever sent to it.",
    keep: "Keep it",
    notNow: "Not now",
    missing: "Both are needed.",
  },
  useAskName: {
    galleyDoes: "Galley does not know your name yet, so nothing was written.",
  },
  useSaveDraft: {
    published: "This was published meanwhile, as it was. Copy what you changed and edit the remark itself.",
  },
  useUndoWorkTreeEdit: {
    undone: "Undone: the file is as it was.",
  },
  useWriter: {
    you: "You",
  },
} as const;
