const NUMBER = new Intl.NumberFormat("en");

/**
 * Formats a count with English thousands separators. Counts below a thousand, the most frequent, skip the formatter.
 */
export function formatCount(count: number): string {
  return count < 1000 ? String(count) : NUMBER.format(count);
}

const RULES = new Intl.PluralRules("en");

/** Formats a count with its noun: "1 file", "2,000 files". */
export function counted(count: number, forms: { readonly one: string; readonly other: string }): string {
  return `${formatCount(count)} ${RULES.select(count) === "one" ? forms.one : forms.other}`;
}

/**
 * Makes a path readable and unambiguous. A byte that is not UTF-8 (a lone surrogate, U+DC80 to U+DCFF) becomes `\xNN`,
 * as do control characters except `\n` and `\t`; invisible and direction-changing characters become `\u{N}`, and a
 * backslash is doubled so that none of these can be imitated. A space at either end of a name, which nobody would see,
 * becomes `\x20`.
 */
export function displayPath(path: string): string {
  return path.replace(/[\\\p{Cc}\p{Cf}\p{Zl}\p{Zp}\uDC80-\uDCFF]|(?<=^|\/) | (?=\/|$)/gu, (character) => {
    const code = character.codePointAt(0) ?? 0;
    if (character === "\\") return "\\\\";
    if (character === "\n") return "\\n";
    if (character === "\t") return "\\t";
    if (code >= 0xdc80 && code <= 0xdcff) return `\\x${(code - 0xdc00).toString(16)}`;
    return code < 0x100 ? `\\x${code.toString(16).padStart(2, "0")}` : `\\u{${code.toString(16)}}`;
  });
}

/**
 * Invisible and direction-changing characters, and bytes that are not UTF-8 (lone surrogates). Joiners, direction marks
 * and soft hyphens are allowed, because ordinary text in many languages needs them.
 */
const HIDDEN = /(?![\u00AD\u200C-\u200F])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\uDC80-\uDCFF]/gu;

/**
 * Escapes deceptive characters in untrusted text that is shown as plain text: titles, tooltips, announcements. A line
 * break becomes a space, all others `\u{…}`. Linear in the text.
 */
export function visibleText(text: string): string {
  return text.replace(HIDDEN, (character) => {
    if (character === "\n" || character === "\t") return " ";
    const code = character.codePointAt(0) ?? 0;
    return code >= 0xdc80 && code <= 0xdcff ? `\\x${(code - 0xdc00).toString(16)}` : `\\u{${code.toString(16)}}`;
  });
}
