const NUMBER = new Intl.NumberFormat("en");

/** Writes a count with commas between its thousands, in English. Most counts are below a thousand and cost nothing. */
export function formatCount(count: number): string {
  return count < 1000 ? String(count) : NUMBER.format(count);
}

const RULES = new Intl.PluralRules("en");

/** Writes a count with the form of its word that it takes: "1 file", "2,000 files". */
export function counted(count: number, words: { readonly one: string; readonly other: string }): string {
  return `${formatCount(count)} ${RULES.select(count) === "one" ? words.one : words.other}`;
}

/**
 * Makes a path readable and unambiguous. A byte that is not UTF-8 (it arrives as a lone surrogate, U+DC80 to U+DCFF)
 * becomes `\xNN`, as do control characters but for `\n` and `\t`; invisible and direction-changing characters become
 * `\u{N}`, and a backslash is doubled so that none of these can be imitated.
 */
export function displayPath(path: string): string {
  return path.replace(/[\\\p{Cc}\p{Cf}\p{Zl}\p{Zp}\uDC80-\uDCFF]/gu, (character) => {
    const code = character.codePointAt(0) ?? 0;
    if (character === "\\") return "\\\\";
    if (character === "\n") return "\\n";
    if (character === "\t") return "\\t";
    if (code >= 0xdc80 && code <= 0xdcff) return `\\x${(code - 0xdc00).toString(16)}`;
    return code < 0x100 ? `\\x${code.toString(16).padStart(2, "0")}` : `\\u{${code.toString(16)}}`;
  });
}

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
