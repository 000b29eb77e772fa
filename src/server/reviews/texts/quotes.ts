/** Lines that a remark stands on, with those around them. */
export interface QuotedLines {
  readonly quote: readonly string[];
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/** Lines kept on either side: as many as a patch shows. */
const CONTEXT_LINES = 3;
/** What a quotation may take, in UTF-16 units: some 400 lines. What is longer is quoted from its start. */
const QUOTE_MAX = 16_384;
/** Longer lines around a remark are none that a person would know it by. */
const CONTEXT_LINE_MAX = 1024;

/** Quotes lines `start` to `end` of a file, counted from 1. A first line that is too long by itself is quoted in part. */
export function quoteLines(lines: readonly string[], start: number, end: number): QuotedLines {
  const quote: string[] = [];
  let room = QUOTE_MAX;
  for (const line of lines.slice(start - 1, end)) {
    if (line.length > room) break;
    quote.push(line);
    room -= line.length + 1;
  }
  if (quote.length === 0) quote.push((lines[start - 1] ?? "").slice(0, QUOTE_MAX));
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

/** A place where quoted lines stand. */
export interface QuotePlace {
  /** Its first line, from 1. */
  readonly line: number;
  /** How many lines around it are those that stood around the quotation; a bare brace counts little. */
  readonly context: number;
}

const BRACE_WEIGHT = 0.1;
/** A quotation is looked for by its first lines; more make it no surer. */
const LINES_MAX = 200;

/**
 * Finds all places where quoted lines stand in a text, in order, of those whose first line `isMeant`. Lines times those of the
 * quotation at worst, 200 of which count.
 */
export function findQuote(
  { quote, before, after }: QuotedLines,
  lines: readonly string[],
  isMeant: (line: number) => boolean = () => true,
): readonly QuotePlace[] {
  const wanted = quote.slice(0, LINES_MAX);
  const [first] = wanted;
  if (first === undefined) return [];
  const above = before.toReversed();
  const places: QuotePlace[] = [];
  for (let at = lines.indexOf(first); at >= 0; at = lines.indexOf(first, at + 1)) {
    if (wanted.some((line, index) => lines[at + index] !== line) || !isMeant(at + 1)) continue;
    const behind = at + quote.length;
    const context = alike(above, (index) => lines[at - 1 - index]) + alike(after, (index) => lines[behind + index]);
    places.push({ line: at + 1, context });
  }
  return places;
}

/** Weighs the lines that are the same from the first one on. */
function alike(wanted: readonly string[], lineAt: (index: number) => string | undefined): number {
  let weight = 0;
  for (let index = 0; index < wanted.length; index++) {
    const line = wanted[index] ?? "";
    if (lineAt(index) !== line) break;
    weight += saysEnough([line]) ? 1 : BRACE_WEIGHT;
  }
  return weight;
}

/** What has fewer than three letters and digits stands anywhere. */
const THREE_LETTERS = /[\p{L}\p{N}](?:[^\p{L}\p{N}]*[\p{L}\p{N}]){2}/u;

/** Tells whether lines can be known again among others, as a bare brace or a blank line cannot. */
export function saysEnough(lines: readonly string[]): boolean {
  return lines.some((line) => THREE_LETTERS.test(line));
}

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
