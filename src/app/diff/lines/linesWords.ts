import { formatCount } from "#app/ui/formatCount.ts";

/** What diff/lines says, by component. */
export const linesWords = {
  diffRow: {
    showRest: "Show more",
    moreCharacters: (count: number): string => `… ${formatCount(count)} more characters`,
  },
  lineSign: {
    context: "Unchanged",
    added: "Added",
    removed: "Removed",
    movedHere: "Moved here",
    movedAway: "Moved away",
    goThereM: (text: string): string => `${text}: go there (m or Enter)`,
  },
  movedText: {
    inPlace: "white space only",
    line: (line: number): string => `line ${line}`,
    movedTo: (where: string): string => `moved to ${where}`,
    movedFrom: (where: string): string => `moved from ${where}`,
  },
} as const;
