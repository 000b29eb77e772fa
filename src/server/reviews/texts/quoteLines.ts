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
