import { decodeBytes } from "#contract/byteText.ts";

const SIGNS: Readonly<Record<string, number>> = { a: 7, b: 8, t: 9, n: 10, v: 11, f: 12, r: 13 };
const ESCAPE = /\\([0-3][0-7]{2}|.)/gsu;

/**
 * Reads a path as git writes it where lines end with a newline: as it is, or between quotation marks with C's escapes
 * (`core.quotePath` on). The text holds one character for each byte; the path is as `byteText` carries it.
 */
export function unquotePath(text: string): string {
  if (!text.startsWith('"')) return decodeBytes(Buffer.from(text, "latin1"));
  const plain = text
    .slice(1, -1)
    .replace(ESCAPE, (_, sign: string) =>
      sign.length === 3
        ? String.fromCharCode(Number.parseInt(sign, 8))
        : String.fromCharCode(SIGNS[sign] ?? sign.charCodeAt(0)),
    );
  return decodeBytes(Buffer.from(plain, "latin1"));
}
