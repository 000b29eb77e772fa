/** What has fewer than three letters and digits stands anywhere. */
const THREE_LETTERS = /[\p{L}\p{N}](?:[^\p{L}\p{N}]*[\p{L}\p{N}]){2}/u;

/** Tells whether lines can be known again among others, as a bare brace or a blank line cannot. */
export function saysEnough(lines: readonly string[]): boolean {
  return lines.some((line) => THREE_LETTERS.test(line));
}
