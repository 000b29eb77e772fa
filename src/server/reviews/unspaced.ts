import type { QuotedLines } from "./quoteLines.ts";

const remove = (lines: readonly string[]): readonly string[] => lines.map((line) => line.replaceAll(/\s+/gu, ""));

/** Takes all white space out of lines, to find them again where they were indented or spaced otherwise. */
export const unspaced = {
  lines: remove,
  quote: ({ quote, before, after }: QuotedLines): QuotedLines => ({
    quote: remove(quote),
    before: remove(before),
    after: remove(after),
  }),
};
