/** What the lookUp screen says, by component. */
export const lookUpWords = {
  lookUpDialog: {
    searchTitle: "Search the code for",
    defineTitle: "Go to definition",
    words: "Words of the line",
    typed: "What you typed",
    noWord: "No word here: type one",
    placeholder: "Narrow down",
    wordPlaceholder: "A word of the line, or another one",
    by: { CTAGS: "Universal Ctags", PATTERNS: "patterns of common languages" },
    none: (word: string, by: string): string => `No definition of “${word}” was found by ${by}`,
    searchFor: (word: string): string => `Search the code for “${word}”`,
    arrived: (word: string, kind: string, by: string): string => `Definition of ${word}, ${kind}, found by ${by}`,
    found: (count: number, by: string, isCut: boolean): string =>
      `${count} found by ${by}${isCut ? "; there may be more" : ""}`,
  },
} as const;
