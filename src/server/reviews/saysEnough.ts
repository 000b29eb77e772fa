/** What has fewer letters and digits than this stands anywhere. */
const LETTERS_MIN = 3;

/** Tells whether lines can be known again among others, as a bare brace or a blank line cannot. */
export function saysEnough(lines: readonly string[]): boolean {
  return lines.some((line) => line.replaceAll(/[^\p{L}\p{N}]/gu, "").length >= LETTERS_MIN);
}
