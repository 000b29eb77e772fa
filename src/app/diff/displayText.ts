const ESCAPED_BYTE = /[\uDC80-\uDCFF]/u;

/** Shows bytes that were not UTF-8, which arrive as lone surrogates, as the Latin-1 characters they most likely are. Keeps every length. */
export function displayText(text: string): string {
  if (!ESCAPED_BYTE.test(text)) return text;
  return text.replace(/[\uDC80-\uDCFF]/gu, (byte) => String.fromCharCode(byte.charCodeAt(0) - 0xdc00));
}
