import type { TextEncoding } from "./contentText.ts";

const LINE_END = 10;
/** The longest character of UTF-8, less its first byte. */
const CONTINUED_MAX = 3;

/**
 * Gives how many bytes of a piece of text that goes on behind it are whole lines, or whole characters where it holds no line
 * end. At least 1, but for an empty piece. Linear in the last line.
 */
export function cutPiece(bytes: Uint8Array, encoding: TextEncoding): number {
  if (bytes.length === 0) return 0;
  return lastLineEnd(bytes, encoding) ?? wholeCharacters(bytes, encoding);
}

function lastLineEnd(bytes: Uint8Array, encoding: TextEncoding): number | null {
  if (encoding !== "UTF_16LE" && encoding !== "UTF_16BE") {
    const at = bytes.lastIndexOf(LINE_END);
    return at < 0 ? null : at + 1;
  }
  const low = encoding === "UTF_16LE" ? 0 : 1;
  for (let at = bytes.length - (bytes.length % 2) - 2; at >= 0; at -= 2)
    if (bytes[at + low] === LINE_END && bytes[at + 1 - low] === 0) return at + 2;
  return null;
}

function wholeCharacters(bytes: Uint8Array, encoding: TextEncoding): number {
  if (encoding === "UTF_16LE" || encoding === "UTF_16BE") {
    const even = bytes.length - (bytes.length % 2);
    const high = bytes[even - (encoding === "UTF_16LE" ? 1 : 2)] ?? 0;
    const isHalf = (high & 0xfc) === 0xd8; // the first half of a character of two
    return Math.max(1, isHalf ? even - 2 : even);
  }
  for (let back = 1; back <= Math.min(CONTINUED_MAX, bytes.length); back += 1) {
    const byte = bytes[bytes.length - back] ?? 0;
    if (byte < 0x80) break;
    if (byte >= 0xc0) {
      const length = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2;
      return Math.max(1, back < length ? bytes.length - back : bytes.length);
    }
  }
  return bytes.length;
}
