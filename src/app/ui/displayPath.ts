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
