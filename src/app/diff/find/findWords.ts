import { formatCount } from "#app/ui/formatCount.ts";

/** What diff/find says, by component. */
export const findWords = {
  find: {
    open: "Find in the change",
    next: "Next match",
    previous: "Previous match",
    noMatches: "No matches",
    matches: (count: number): string => `${formatCount(count)} matches`,
    line: (path: string, line: number): string => `${path}, line ${line}`,
    ofMatches: (rank: number, count: number, place: string): string =>
      `${formatCount(rank)} of ${formatCount(count)} matches, ${place}`,
  },
  findBar: {
    title: "Find in the change",
    placeholder: "Find in all lines",
    none: "No matches",
    previous: "Previous match",
    next: "Next match",
    close: "Close",
    matchCase: "Match case",
    wholeWord: "Whole words",
    regex: "Regular expression",
    searchingOfFiles: (searched: number, total: number): string =>
      `Searching… ${formatCount(searched)} of ${formatCount(total)} files`,
    of: (rank: number, all: string): string => `${formatCount(rank)} of ${all}`,
  },
  finder: {
    stuck: "This expression takes too long. Make it simpler.",
    noWorker: "This browser cannot look through the change here.",
  },
} as const;
