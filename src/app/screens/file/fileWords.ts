import { counted } from "#app/ui/counted.ts";

/** What the file screen says, by component. */
export const fileWords = {
  fileScreen: {
    history: "History",
    historyHint: "The commits that changed this file, under whatever name",
    title: (path: string, revision: string, name: string): string => `${path} at ${revision} · ${name} · Galley`,
  },
  fileShape: {
    readingTheFile: "Reading the file …",
  },
  fileSymbols: {
    label: "Symbols",
    hint: "What this file defines",
    failed: "The list to choose from could not be loaded. Reload the page when Galley answers again.",
  },
  fileView: {
    label: "Show the file rendered, or its source",
  },
  inReview: {
    label: "The review in which one reads",
    conversation: "Conversation",
    files: "Files",
    notOfIt: "not one of its states",
    asIn: (patchSet: number): string => `as in patch set ${patchSet}`,
    asBefore: (patchSet: number): string => `as before patch set ${patchSet}`,
  },
  rawLinks: {
    raw: "Raw",
    rawHint: "The file's content alone, byte for byte",
    save: "Save",
    saveHint: "Save the file, byte for byte",
  },
  reviewedFile: {
    notOfIt: "Nothing can be said here: the commit is none of the review's.",
    atHead: "Read the file as it is in the review",
  },
  symbolPalette: {
    title: "Go to a symbol of this file",
    placeholder: "A few letters of its name",
    by: { CTAGS: "Universal Ctags", PATTERNS: "patterns of common languages" },
    none: (by: string): string => `Nothing that it defines was found by ${by}; search the code for it`,
    found: (count: number, by: string, isCut: boolean): string =>
      `${counted(count, { one: "symbol", other: "symbols" })} found by ${by}${isCut ? "; there are more" : ""}`,
    place: (kind: string, scope: string | null, line: number): string =>
      scope === null ? `${kind}, line ${line}` : `${kind} in ${scope}, line ${line}`,
  },
  toBlame: {
    blame: "Blame",
    hint: "Where each line comes from",
  },
} as const;
