import { counted } from "#app/ui/counted.ts";
import { EXPAND_STEP } from "../measures.ts";

/** What diff/bands says, by component. */
export const bandsWords = {
  hunkBand: {
    down: `Show ${EXPAND_STEP} more lines downward, with Shift all`,
    up: `Show ${EXPAND_STEP} more lines upward, with Shift all`,
    all: "Show all of them",
    rest: "Show the rest of the file",
    enclosing: "Show all from here down",
    loading: "Loading lines…",
    below: "More of the file",
    end: "End of the file",
    hiddenText: (count: number): string => counted(count, { one: "hidden line", other: "hidden lines" }),
  },
  hunkRevert: {
    label: "Revert the hunk… (b)",
  },
  wholeFileButton: {
    whole: "Show the whole file",
    changes: "Show only the changes",
  },
  useExpandKeys: {
    around: "Show 20 more lines around",
    whole: "Show the whole file, or only the changes",
  },
  useExpansions: {
    whole: "The whole file is shown.",
    folded: "Only the changes are shown.",
    none: "There is nothing more to show.",
    waiting: "Loading lines…",
    lineIsShown: (from: number): string => `Line ${from} is shown.`,
    linesToAreShown: (from: number, to: number): string => `Lines ${from} to ${to} are shown.`,
  },
  useRevertKeys: {
    hunk: "Revert the hunk in the file…",
    file: "Revert all hunks of the file…",
    noCursor: "Go to a hunk first.",
    notHere: "There is nothing here that can be reverted.",
  },
} as const;
