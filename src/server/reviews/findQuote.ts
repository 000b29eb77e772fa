/** A quotation is looked for by its first lines; more make it no surer. */
const LINES_MAX = 200;

/** What has fewer letters and digits than this stands anywhere. */
const LETTERS_MIN = 3;

function letters(line: string): number {
  return line.replaceAll(/[^\p{L}\p{N}]/gu, "").length;
}

/**
 * Finds where quoted lines stand in a text, comparing them as `simplified`, and gives the line, from 1, that is nearest to
 * `near` among those that `isPossible` admits; null where they do not, or say too little to be told from others.
 * Lines times those of the quotation at worst, 200 of which count.
 */
export function findQuote(
  quote: readonly string[],
  lines: readonly string[],
  near: number,
  simplified: (line: string) => string,
  isPossible: (start: number, end: number) => boolean,
): number | null {
  const wanted = quote.slice(0, LINES_MAX).map(simplified);
  if (!wanted.some((line) => letters(line) >= LETTERS_MIN)) return null;
  const text = lines.map(simplified);
  const stands = (start: number) =>
    start >= 1 &&
    wanted.every((line, index) => text[start - 1 + index] === line) &&
    isPossible(start, start + wanted.length - 1);
  for (let distance = 0; distance <= text.length + near; distance++) {
    if (stands(near - distance)) return near - distance;
    if (stands(near + distance)) return near + distance;
  }
  return null;
}
