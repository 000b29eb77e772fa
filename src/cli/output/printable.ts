/** All that a terminal would obey instead of showing it: control characters but newline and tab, what turns text, what hides it. */
const OBEYED = /(?![\n\t])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/**
 * Makes text fit for a terminal, whoever wrote the names in it: characters that are commands to it, or that nobody could see,
 * stand there by their number (`\u{1b}`). Linear in its length.
 */
export function printable(text: string): string {
  return text.replace(OBEYED, (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`);
}
