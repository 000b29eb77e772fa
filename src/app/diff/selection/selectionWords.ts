import { counted } from "#app/ui/counted.ts";

const linesOf = (count: number): string => counted(count, { one: "line", other: "lines" });

/** What diff/selection says, by component. */
export const selectionWords = {
  useCopyLines: {
    selectAll: "Select all lines of the file",
    copied: (count: number): string => `${linesOf(count)} copied.`,
    leftOut: (count: number): string =>
      counted(count, {
        one: "file was left out because its lines are not loaded yet; they are asked for now.",
        other: "files were left out because their lines are not loaded yet; they are asked for now.",
      }),
    selected: (count: number, path: string): string => `${linesOf(count)} of ${path} selected`,
  },
  useLookUp: {
    search: "Search the code for the selected text, or a word of the line",
    define: "Go to the definition of the selected word, or a word of the line",
    tooLong: "Select a part of one line",
  },
} as const;
