import type { QuotedLines } from "./quoteLines.ts";

const remove = (lines: readonly string[]): readonly string[] => lines.map((line) => line.replaceAll(/\s+/gu, ""));

/** Takes all white space out of lines, to find them again where they were indented or spaced otherwise. */
export const unspaced = {
  /** Of a text of many lines, whose ends stay. */
  text: (text: string): string => text.replaceAll(/[^\S\n]+/gu, ""),
  quote: ({ quote, before, after }: QuotedLines): QuotedLines => ({
    quote: remove(quote),
    before: remove(before),
    after: remove(after),
  }),
};
