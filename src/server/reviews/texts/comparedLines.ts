/** More would make a page wait. */
const LINES_MAX = 40;

/** Gives the lines by which a quotation is compared with lines like it: its first ones. */
export function comparedLines(quote: readonly string[]): readonly string[] {
  return quote.slice(0, LINES_MAX);
}
