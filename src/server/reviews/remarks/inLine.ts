/** Keeps text that others wrote within its line: ends of lines in it are written as escapes. Linear in its length. */
export function inLine(text: string): string {
  return text.replace(/[\n\r\u0085\u2028\u2029]/gu, (end) => (end === "\n" ? "\\n" : end === "\r" ? "\\r" : " "));
}
