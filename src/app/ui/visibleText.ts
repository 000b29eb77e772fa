/**
 * Characters that one cannot see or that turn the text around them, and bytes that were not UTF-8 (they arrive as lone
 * surrogates). Joiners, marks of direction and soft hyphens stay: ordinary text in many languages needs them.
 */
const HIDDEN = /(?![\u00AD\u200C-\u200F])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\uDC80-\uDCFF]/gu;

/**
 * Writes out what could deceive in a stranger's text where nothing but text can stand: the title of a window, a hint, what a screen
 * reader says. A line end becomes a blank, all else `\u{…}`, its number. Linear in the text.
 */
export function visibleText(text: string): string {
  return text.replace(HIDDEN, (character) => {
    if (character === "\n" || character === "\t") return " ";
    const code = character.codePointAt(0) ?? 0;
    return code >= 0xdc80 && code <= 0xdcff ? `\\x${(code - 0xdc00).toString(16)}` : `\\u{${code.toString(16)}}`;
  });
}
