import { displayPath } from "#app/ui/displayPath.ts";

/** What parts/markdown says, by component. */
export const markdownWords = {
  changedRows: {
    words: { kept: "", removed: "removed: ", added: "added: " },
  },
  headingLink: {
    label: "Link to this heading",
  },
  markdownNodes: {
    image: "Image",
    noAddress: "Galley does not follow this address:",
    notDone: "Not done",
  },
  suggestion: {
    title: "Suggested change",
    nothing: "Nothing would change. Edit the lines of the suggestion.",
  },
  suggestionDeeds: {
    apply: "Apply",
    applyHint: "Write exactly this into the file; it can be undone",
    allHint: "Write these into their files, all or none; it can be undone",
    add: "Apply together with others",
    remove: "Apply it by itself after all",
    applyAll: (length: number): string => `Apply all ${length}`,
  },
  useApplySuggestion: {
    applied: (paths: readonly string[]): string => `Applied in ${paths.map(displayPath).join(", ")}.`,
  },
} as const;
