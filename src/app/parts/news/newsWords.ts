import { counted } from "#app/ui/counted.ts";

/** What parts/news says, by component. */
export const newsWords = {
  staleBar: {
    show: "Show",
    label: "Show what changed since this was drawn",
    lost: "Galley does not answer, and is tried again. Look whether it still runs where you started it.",
  },
  newsSentence: {
    gone: "What is shown here is not there any more.",
    sameFiles: "The commits are other ones by now; the files are the same.",
    changed: (files: number): string => `${counted(files, { one: "file", other: "files" })} changed`,
    patchSet: (patchSet: number): string => `Patch set ${patchSet} is there.`,
    patchSetChanged: (patchSet: number, changed: string): string => `Patch set ${patchSet} is there: ${changed}.`,
    sinceThisWasDrawn: (changed: string): string => `${changed} since this was drawn.`,
  },
} as const;
