import { cutText } from "#contract/untrustedText.ts";

export interface QuotedLines {
  readonly quote: readonly string[];
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/** Context lines saved on either side: as many as a patch shows. */
const CONTEXT_LINES = 3;
/** Maximum length of a quotation, in UTF-16 units: about 400 lines. Longer ones are cut at the end. */
const QUOTE_MAX = 16_384;
/** Maximum length of a context line: longer ones do not help a person to recognize the place. */
const CONTEXT_LINE_MAX = 1024;

/** Quotes lines `start` to `end` of a file, counted from 1. A first line that is too long is quoted in part. */
export function quoteLines(lines: readonly string[], start: number, end: number): QuotedLines {
  const quote: string[] = [];
  let remaining = QUOTE_MAX;
  for (const line of lines.slice(start - 1, end)) {
    if (line.length > remaining) break;
    quote.push(line);
    remaining -= line.length + 1;
  }
  if (quote.length === 0) quote.push(cutText(lines[start - 1] ?? "", QUOTE_MAX));
  const isShort = (line: string): boolean => line.length <= CONTEXT_LINE_MAX;
  const before = lines.slice(Math.max(0, start - 1 - CONTEXT_LINES), start - 1);
  const after = lines.slice(end, end + CONTEXT_LINES);
  const firstLong = after.findIndex((line) => !isShort(line));
  return {
    quote,
    before: before.slice(before.findLastIndex((line) => !isShort(line)) + 1),
    after: firstLong < 0 ? after : after.slice(0, firstLong),
  };
}

/** A place that contains the quoted lines. */
export interface QuoteMatch {
  /** Its first line, from 1. */
  readonly line: number;
  /** The number of its context lines that equal the quotation's; a bare brace counts little. */
  readonly context: number;
}

const BRACE_WEIGHT = 0.1;
/** A quotation is searched by its first lines; more would not make a match more certain. */
const LINES_MAX = 200;

/**
 * Finds all places of quoted lines in a text, in order, whose first line `isWanted`. Costs lines times quoted lines at
 * worst, of which 200 count.
 */
export function findQuote(
  { quote, before, after }: QuotedLines,
  lines: readonly string[],
  isWanted: (line: number) => boolean = () => true,
): readonly QuoteMatch[] {
  const wanted = quote.slice(0, LINES_MAX);
  const [first] = wanted;
  if (first === undefined) return [];
  const above = before.toReversed();
  const found: QuoteMatch[] = [];
  for (let at = lines.indexOf(first); at >= 0; at = lines.indexOf(first, at + 1)) {
    if (wanted.some((line, index) => lines[at + index] !== line) || !isWanted(at + 1)) continue;
    const behind = at + quote.length;
    const context = alike(above, (index) => lines[at - 1 - index]) + alike(after, (index) => lines[behind + index]);
    found.push({ line: at + 1, context });
  }
  return found;
}

/** Weighs the equal lines from the first one on. */
function alike(wanted: readonly string[], lineAt: (index: number) => string | undefined): number {
  let weight = 0;
  for (let index = 0; index < wanted.length; index++) {
    const line = wanted[index] ?? "";
    if (lineAt(index) !== line) break;
    weight += isDistinctive([line]) ? 1 : BRACE_WEIGHT;
  }
  return weight;
}

/** A line with fewer than three letters and digits occurs anywhere. */
const THREE_LETTERS = /[\p{L}\p{N}](?:[^\p{L}\p{N}]*[\p{L}\p{N}]){2}/u;

/** Returns true if lines can be recognized among others, unlike a bare brace or a blank line. */
export function isDistinctive(lines: readonly string[]): boolean {
  return lines.some((line) => THREE_LETTERS.test(line));
}

/** Returns true if lines have enough letters and digits to be recognized in another place without the lines around them. */
export function isRecognizable(lines: readonly string[], letters: number): boolean {
  return lines.join("").replaceAll(/[^\p{L}\p{N}]/gu, "").length >= letters;
}

const remove = (lines: readonly string[]): readonly string[] => lines.map((line) => line.replaceAll(/\s+/gu, ""));

/** Removes all whitespace from lines, to find them again after a change of indentation or spacing. */
export const unspaced = {
  /** For a text of many lines, whose line ends stay. */
  text: (text: string): string => text.replaceAll(/[^\S\n]+/gu, ""),
  quote: ({ quote, before, after }: QuotedLines): QuotedLines => ({
    quote: remove(quote),
    before: remove(before),
    after: remove(after),
  }),
};
