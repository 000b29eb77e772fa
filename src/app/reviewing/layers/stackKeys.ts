/** The keys of the list of commits. They are kept when they are pressed before its code is there. */
export const stackKeys = {
  next: ")",
  previous: "(",
  choose: "d j",
  whole: "d z",
  approve: "Shift+O",
} as const;
