import { counted } from "#app/ui/counted.ts";

/** What diff/cursor says, by component. */
export const cursorWords = {
  cursorSentence: {
    loading: "loading lines",
    status: {
      ADDED: "added",
      DELETED: "deleted",
      MODIFIED: "modified",
      RENAMED: "renamed",
      COPIED: "copied",
      TYPE_CHANGED: "type changed",
      UNCHANGED: "as it is",
    },
    filePlace: (index: number, count: number): string => `file ${index + 1} of ${count}`,
  },
  rowSentence: {
    folded: "seen hunk, folded",
    linesText: (count: number): string => counted(count, { one: "line", other: "lines" }),
    remarksText: (count: number): string => `${counted(count, { one: "remark", other: "remarks" })}, press Enter`,
    addedNewLine: (number: number, text: string): string => `added, new line ${number}: ${text}`,
    removedOldLine: (number: number, text: string): string => `removed, old line ${number}: ${text}`,
    line: (number: number, text: string): string => `line ${number}: ${text}`,
    blank: "blank",
  },
  useCursor: {
    nextLine: "Next line",
    previousLine: "Previous line",
    nextChange: "Next change",
    previousChange: "Previous change",
    nextFile: "Next file",
    previousFile: "Previous file",
    toTheOld: "To the old side of the line",
    toTheNew: "To the new side of the line",
  },
} as const;
