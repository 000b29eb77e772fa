import type { SeenCounts } from "#app/diff/SeenMarks.ts";
import { counted } from "#app/ui/counted.ts";
import { displayPath } from "#app/ui/displayPath.ts";
import { formatCount } from "#app/ui/formatCount.ts";

/** What parts/changes says, by component. */
export const changesWords = {
  changeContents: {
    /** What git counted of all other files is shown with them. */
    lost: "The repository lacks an object that some of the files need.",
  },
  changeReader: {
    empty: "Nothing differs between the two. Where white space is left out, show it, or look at another change.",
    renamesLimited: "So many files changed that git did not look for renames among all of them.",
    notThere: (path: string): string => `The address leads to ${displayPath(path)}, which is not among these files.`,
    unsaved: "Your seen marks are kept in this browser, but could not be saved.",
    retry: "Try again",
    giveUp: "Give up",
    giveUpHint: "Forget the marks that could not be saved",
    noCounts: "The lines could not be counted.",
    changedFiles: "Changed files",
  },
  changeShape: {
    readingTheChange: "Reading the change",
  },
  changeSummary: {
    unseenText: ({ hunks, unseenHunks }: SeenCounts): string => {
      const all = counted(hunks, { one: "hunk", other: "hunks" });
      return unseenHunks === 0 ? `all ${all} seen` : `${formatCount(unseenHunks)} of ${all} unseen`;
    },
    unified: "Unified",
    unifiedHint: "Old and new lines below one another",
    split: "Split",
    splitHint: "Old and new lines side by side",
    filesChanged: (files: number): string => `${files === 1 ? "file" : "files"} changed`,
    added: (additions: number): string => `${counted(additions, { one: "line", other: "lines" })} added`,
    removed: (deletions: number): string => `${counted(deletions, { one: "line", other: "lines" })} removed`,
    uncounted: (files: number): string =>
      `${counted(files, { one: "file", other: "files" })} not counted: the contents are missing`,
    layoutOfTheLines: "Layout of the lines",
  },
  fileLinks: {
    before: "Before",
    after: "After",
    wholeBefore: "Open the whole file as it was before",
    wholeAfter: "Open the whole file as it was after",
  },
  revertDialog: {
    one: "Revert this hunk?",
    written: "This is written into the file. What is staged stays as it is, and it can be undone.",
    goes: "The file is deleted. What is staged stays as it is, and it can be undone.",
    comes: "The file is put back. What is staged stays as it is, and it can be undone.",
    revert: "Revert",
    delete: "Delete the file",
    putBack: "Put it back",
    notNow: "Not now",
    label: "What would change in the file",
    revertHunks: (length: number): string => `Revert ${length} hunks?`,
    linesInAll: (count: number): string => `${count} lines in all.`,
  },
  changeFiles: {
    generated: {
      LOCK_FILE: "lock file",
      MINIFIED: "minified",
      GENERATED_NAME: "generated",
      VENDORED: "vendored",
      MARKED_GENERATED: "marked as generated",
      MARKED_VENDORED: "marked as vendored",
      MARKED_UNDIFFED: "marked as not to be compared",
    },
  },
  fetchFileChips: {
    minified: { text: "minified", hint: "Its lines are so long that nobody wrote them" },
    copiedHint: "Where it was made of, and how much of it is the same",
    copiedFrom: (path: string, similarity: number): string => `copied from ${displayPath(path)}, ${similarity} %`,
  },
  fetchLineCounts: {
    lost: "Try again.",
  },
  fetchPatches: {
    lost: "This file's lines could not be read.",
  },
  fetchText: {
    lost: "This file's text could not be read.",
    none: "This file has no text.",
  },
  remarksOnRendered: {
    show: "Show the lines",
    showIn: (path: string): string => `Show the lines of ${path}`,
    said: (count: number): string =>
      counted(count, {
        one: "remark stands on its lines: it is below.",
        other: "remarks stand on its lines: they are below.",
      }),
  },
  useChangeBodies: {
    label: "Show the file rendered, or its source",
    loading: "Loading…",
  },
  useRevertHunks: {
    reverted: (count: number, path: string): string =>
      `Reverted ${count === 1 ? "a hunk" : `${count} hunks`} in ${displayPath(path)}.`,
  },
} as const;
